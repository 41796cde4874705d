// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase

@Suite struct ContentHashTests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// The examples of NIST for FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]) func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
        #expect(hex(ContentHash.digest(of: text.utf8)) == digest)
    }

    @Test func aMillionLettersAreDigested() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            hex(ContentHash.digest(of: letters)) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func aNameIsTheFirstHalfOfTheDigest() {
        #expect(ContentHash.name(of: Data("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223")
        #expect(ContentHash.name(of: Data()) == "e3b0c44298fc1c149afbf4c8996fb924")
        #expect(ContentHash.name(of: Data("xabcx".utf8)[1..<4]) == ContentHash.name(of: Data("abc".utf8)))
    }
}
