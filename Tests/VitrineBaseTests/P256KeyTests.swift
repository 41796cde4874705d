// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineBase

@Suite struct P256KeyTests {
    private static func bytes(_ digits: String) -> [UInt8] {
        let digits = Array(digits)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    }

    // RFC 6979, appendix A.2.5: the key, and its signature of "sample" with SHA-256.
    private static let secret = bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")
    private static let point = bytes(
        "0460FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
            + "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299")
    private static let signature = bytes(
        "3046022100EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
            + "022100F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8")

    private let digest = MessageDigest.sha256.digest(of: Array("sample".utf8))

    @Test func `the standard's key fits, and so does its signature`() throws {
        let key = try #require(P256Key(point: Self.point, secret: Self.secret))
        #expect(key.isSignature(Self.signature, of: digest))
        let own = try #require(key.signature(of: digest))
        let half = try #require(P256Key(point: Self.point))
        #expect(half.isSignature(own, of: digest))
        #expect(half.signature(of: digest) == nil)
    }

    @Test func `a signature of another digest, or a changed one, does not fit`() throws {
        let key = P256Key()
        let signature = try #require(key.signature(of: digest))
        #expect(key.isSignature(signature, of: digest))
        #expect(!P256Key().isSignature(signature, of: digest))
        #expect(!key.isSignature(signature, of: MessageDigest.sha256.digest(of: Array("other".utf8))))
        for place in signature.indices {
            var changed = signature
            changed[place] ^= 1
            #expect(!key.isSignature(changed, of: digest), "byte \(place)")
        }
        #expect(!key.isSignature([], of: digest))
        #expect(!key.isSignature(Array(signature.dropLast()), of: digest))
    }

    @Test func `a new key is another one each time, and is whole`() throws {
        let (one, other) = (P256Key(), P256Key())
        #expect(one != other && one.point.first == 4)
        let secret = try #require(one.secret)
        #expect(P256Key(point: one.point, secret: secret) == one)
    }

    @Test func `what is no key, or are halves of two, is refused`() {
        #expect(P256Key(point: []) == nil)
        #expect(P256Key(point: [UInt8](repeating: 0, count: 65)) == nil)
        var beside = Self.point
        beside[64] ^= 1
        #expect(P256Key(point: beside) == nil)
        #expect(P256Key(point: Self.point, secret: []) == nil)
        #expect(P256Key(point: Self.point, secret: [UInt8](repeating: 0, count: 32)) == nil)
        #expect(P256Key(point: Self.point, secret: [UInt8](repeating: 255, count: 32)) == nil)
        #expect(P256Key(point: P256Key().point, secret: Self.secret) == nil)
    }
}
