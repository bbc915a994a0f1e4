// run: verify
func.func @join(%p: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %p, ^left, ^right
^left:
  %1 = arith.addi %0, %x : i32
  cf.br ^join
^right:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %2 = arith.addi %1, %0 : i32
  cf.br ^join
^join:
  %3 = arith.addi %0, %x : i32
  return %3 : i32
}
// -----
func.func @round(%p: i1, %x: i32) -> i32 {
  cf.br ^head
^head:
  %0 = arith.addi %x, %x : i32
  cf.cond_br %p, ^body, ^end
^body:
  %1 = arith.addi %0, %0 : i32
  cf.br ^head
^end:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %2 = arith.addi %1, %0 : i32
  return %2 : i32
}
// -----
// What cannot be reached may use anything.
func.func @unreached(%x: i32) -> i32 {
  return %x : i32
^nowhere:
  %0 = arith.addi %1, %x : i32
  cf.br ^next
^next:
  %1 = arith.addi %x, %x : i32
  return %0 : i32
}
