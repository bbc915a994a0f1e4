// run: roundtrip --allow-unregistered-dialect
// Every kind of location.
"t.op"() : () -> () loc(unknown)
"t.op"() : () -> () loc("file.py":3:7)
"t.op"() : () -> () loc("file.py":3:7 to :9)
"t.op"() : () -> () loc("file.py":3:7 to 4:2)
"t.op"() : () -> () loc("name")
"t.op"() : () -> () loc("name"("file.py":1:1))
"t.op"() : () -> () loc(callsite("callee" at "file.py":1:2))
"t.op"() : () -> () loc(callsite("callee"("a.py":1:2) at callsite("b" at "c")))
"t.op"() : () -> () loc(fused["a", "file.py":1:2])
"t.op"() : () -> () loc(fused<{k = "meta"}>["a", unknown])
"t.op"() : () -> () loc(fused<"one">["a"])
"t.op"() : () -> () loc("quo\22te.py":1:2)
