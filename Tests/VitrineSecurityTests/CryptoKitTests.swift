// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CryptoKit
import Foundation
import Testing

/// What apps write with CryptoKit compiles and does what it does on Apple's systems.
@Suite struct CryptoKitTests {
    @Test func `a digest is that of the standard`() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        // FIPS 180-2, appendix B.1.
        #expect(
            digest.map { String(format: "%02x", $0) }.joined()
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(Insecure.MD5.hash(data: Data()).map { String(format: "%02x", $0) }.joined().hasPrefix("d41d8cd9"))
    }

    @Test func `what is sealed opens with its key alone`() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("a note".utf8), using: key)
        let combined = try #require(box.combined)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("a note".utf8))
        #expect(throws: (any Error).self) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: SymmetricKey(size: .bits256))
        }
    }

    @Test func `both sides agree on a secret, and sign`() throws {
        let (one, other) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let secrets = try [
            one.sharedSecretFromKeyAgreement(with: other.publicKey),
            other.sharedSecretFromKeyAgreement(with: one.publicKey),
        ].map { $0.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32) }
        #expect(secrets[0] == secrets[1])
        let signer = P256.Signing.PrivateKey()
        let signature = try signer.signature(for: Data("text".utf8))
        #expect(signer.publicKey.isValidSignature(signature, for: Data("text".utf8)))
        #expect(!signer.publicKey.isValidSignature(signature, for: Data("test".utf8)))
        #expect(!SecureEnclave.isAvailable)
    }
}
