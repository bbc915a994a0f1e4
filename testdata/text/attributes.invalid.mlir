// run: verify
// expected-error @+1 {{integer constant out of range for attribute}}
module attributes {t.a = 300 : i8} {}
// -----
// expected-error @+1 {{integer literal not valid for specified type}}
module attributes {t.a = 3 : tensor<2xi8>} {}
// -----
// expected-error @+1 {{duplicate key 't.a' in dictionary attribute}}
module attributes {t.a = 1, t.a = 2} {}
// -----
// expected-error @+1 {{expected attribute value}}
module attributes {t.a = } {}
// -----
// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
module attributes {t.a = dense<[1, 2]> : tensor<3xi32>} {}
// -----
// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {t.a = dense<[1, [2]]> : tensor<2xi32>} {}
// -----
// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xi8>'}}
module attributes {t.a = dense<"0x010203"> : tensor<2xi8>} {}
// -----
#a = 1
// expected-error @+1 {{redefinition of attribute alias id 'a'}}
#a = 2
// -----
// expected-error @+1 {{undefined symbol alias id 'b'}}
module attributes {t.a = #b} {}
