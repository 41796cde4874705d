// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineBase

@Suite struct AuthenticatedCipherTests {
    private let cipher = AuthenticatedCipher(key: [UInt8](0..<64))

    @Test func `what was closed opens under its key, bound to the same`() {
        let closed = cipher.close([1, 2, 3], bound: [9])
        #expect(closed.count == 3 + AuthenticatedCipher.tagLength)
        #expect(cipher.open(closed, bound: [9]) == [1, 2, 3])
        #expect(cipher.open(closed, bound: [8]) == nil)
        #expect(AuthenticatedCipher(key: [UInt8](1..<65)).open(closed, bound: [9]) == nil)
    }

    @Test func `altered and short bytes do not open`() {
        let closed = cipher.close([1, 2, 3], bound: [])
        for index in closed.indices {
            var altered = closed
            altered[index] ^= 1
            #expect(cipher.open(altered, bound: []) == nil)
        }
        for length in 0..<closed.count { #expect(cipher.open(Array(closed.prefix(length)), bound: []) == nil) }
    }
}
