// One thread a row; the sum runs in order.
hextir.prim_func @row_sum(%x: memref<1000x777xbf16>, %out: memref<1000xbf16>) attributes {device = "cuda"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c256 = arith.constant 256 : index
  %c777 = arith.constant 777 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0.0 : bf16
  hextir.block "sum" {
    hextir.for "thread_binding" %c0 to %c4 step %c1 bind "blockIdx.x" {
    ^bb0(%b: index):
      hextir.for "thread_binding" %c0 to %c256 step %c1 bind "threadIdx.x" {
      ^bb0(%t: index):
        %base = arith.muli %b, %c256 : index
        %i = arith.addi %base, %t : index
        %in = arith.cmpi slt, %i, %c1000 : index
        %s = hextir.for "serial" %c0 to %c777 step %c1 iter_args(%zero : bf16) -> (bf16) attributes {reduce = "add"} {
        ^bb0(%k: index, %acc: bf16):
          %a = hextir.buffer_load %x[%i, %k] if %in else %zero : memref<1000x777xbf16> -> bf16
          %n = arith.addf %acc, %a : bf16
          hextir.yield %n : bf16
        }
        hextir.buffer_store %s, %out[%i] if %in : bf16, memref<1000xbf16>
      }
    }
  }
  hextir.return
}
