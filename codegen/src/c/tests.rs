//! What is printed, and that it runs.
