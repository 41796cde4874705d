// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineWeb

@Suite struct MessageCodeTests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// RFC 4231, test cases 1, 2, 3 and 6.
    @Test func `codes are those of the standard`() {
        #expect(
            hex(MessageCode.hmac(Array("Hi There".utf8), key: Array(repeating: 0x0b, count: 20)))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            hex(MessageCode.hmac(Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            hex(MessageCode.hmac(Array(repeating: 0xdd, count: 50), key: Array(repeating: 0xaa, count: 20)))
                == "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe")
        let long = "Test Using Larger Than Block-Size Key - Hash Key First"
        #expect(
            hex(MessageCode.hmac(Array(long.utf8), key: Array(repeating: 0xaa, count: 131)))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func `empty keys and messages have codes of their own`() {
        let empty = MessageCode.hmac([], key: [])
        #expect(hex(empty) == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
        #expect(MessageCode.hmac([], key: [1]) != empty)
        #expect(MessageCode.hmac([], key: []) == empty, "the key of the call before is not used")
    }

    @Test func `only equal codes are equal`() {
        let code = MessageCode.hmac([1], key: [2])
        #expect(MessageCode.equal(code, code))
        for index in code.indices {
            var other = code
            other[index] ^= 1
            #expect(!MessageCode.equal(code, other))
        }
        #expect(!MessageCode.equal(code, Array(code.dropLast())))
        #expect(!MessageCode.equal([], code))
    }
}
