// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineBase

@Suite struct MessageDigestTests {
    /// The first bytes of the digests of "abc" in FIPS 180-4's examples.
    @Test(
        arguments: [
            (MessageDigest.sha1, [0xa9, 0x99, 0x3e, 0x36]), (.sha224, [0x23, 0x09, 0x7d, 0x22]),
            (.sha256, [0xba, 0x78, 0x16, 0xbf]), (.sha384, [0xcb, 0x00, 0x75, 0x3f]),
            (.sha512, [0xdd, 0xaf, 0x35, 0xa1]),
        ] as [(MessageDigest, [UInt8])])
    func `a digest is that of the standard`(digest: MessageDigest, beginning: [UInt8]) {
        let bytes = digest.digest(of: Array("abc".utf8))
        #expect(Array(bytes.prefix(4)) == beginning)
        #expect(bytes.count == digest.length)
    }

    @Test(arguments: MessageDigest.allCases) func `nothing has a digest, too`(digest: MessageDigest) {
        #expect(digest.digest(of: []) != digest.digest(of: [0]))
    }
}
