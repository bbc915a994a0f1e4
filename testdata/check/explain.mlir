// run: check --explain=same-shape
func.func private @f()
