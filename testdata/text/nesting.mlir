// run: roundtrip --allow-unregistered-dialect
// Regions in regions, which count their values on from where they stand.
%0 = "t.def"() : () -> i32
"t.a"() ({
  %1 = "t.def"() : () -> i32
  "t.b"() ({
    %2 = "t.def"() : () -> i32
    "t.c"(%0, %1, %2) ({
    }) : (i32, i32, i32) -> ()
  }, {
    %3 = "t.def"() : () -> i32
  }) : () -> ()
  %4 = "t.def"() : () -> i32
}) : () -> ()
