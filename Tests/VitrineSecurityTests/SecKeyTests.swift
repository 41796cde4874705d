// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CryptoKit
import Foundation
import Security
import Testing

/// Keys as apps make, use and keep them.
@Suite struct SecKeyTests {
    private let user = KeychainUser()
    private let message = Data("a message".utf8)

    private func parameters(_ more: [String: Any] = [:]) -> CFDictionary {
        let base: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256]
        return base.merging(more) { $1 } as CFDictionary
    }

    private func key() throws -> SecKey {
        try #require(SecKeyCreateRandomKey(parameters(), nil))
    }

    /// Calls a function that says why it does nothing, and returns that.
    private func status(_ call: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> OSStatus {
        var error: Unmanaged<CFError>?
        let isDone = call(&error)
        guard let reason = error?.takeRetainedValue() else { return isDone ? errSecSuccess : -1 }
        #expect(!isDone && reason.domain == NSOSStatusErrorDomain && !reason.localizedDescription.isEmpty)
        return OSStatus(reason.code)
    }

    @Test func `what a key signs fits its public half, and CryptoKit's`() throws {
        let key = try key()
        let half = try #require(SecKeyCopyPublicKey(key))
        let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
        #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
        #expect(!SecKeyIsAlgorithmSupported(half, .sign, algorithm))
        #expect(SecKeyIsAlgorithmSupported(half, .verify, algorithm))
        let signature = try #require(SecKeyCreateSignature(key, algorithm, message as CFData, nil))
        #expect(status { SecKeyVerifySignature(half, algorithm, message as CFData, signature, $0) } == errSecSuccess)
        let bytes = try #require(SecKeyCopyExternalRepresentation(half, nil)) as Data
        let other = try P256.Signing.PublicKey(x963Representation: bytes)
        #expect(other.isValidSignature(try P256.Signing.ECDSASignature(derRepresentation: signature), for: message))
        // And the other way round.
        let made = P256.Signing.PrivateKey()
        let attributes = parameters([kSecAttrKeyClass: kSecAttrKeyClassPublic])
        let known = try #require(SecKeyCreateWithData(made.publicKey.x963Representation as CFData, attributes, nil))
        let theirs = try made.signature(for: message).derRepresentation
        #expect(status { SecKeyVerifySignature(known, algorithm, message as CFData, theirs, $0) } == errSecSuccess)
    }

    @Test func `a signature of something else, or of somebody else, does not fit`() throws {
        let key = try key()
        let half = try #require(SecKeyCopyPublicKey(key))
        let stranger = try #require(SecKeyCopyPublicKey(try self.key()))
        let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
        let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
        let other = Data("another message".utf8)
        #expect(status { SecKeyVerifySignature(half, algorithm, other, signature, $0) } == errSecVerifyFailed)
        #expect(status { SecKeyVerifySignature(stranger, algorithm, message, signature, $0) } == errSecVerifyFailed)
        #expect(status { SecKeyVerifySignature(half, algorithm, message, Data(), $0) } == errSecVerifyFailed)
        let digest = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA512
        #expect(status { SecKeyVerifySignature(half, digest, message, signature, $0) } == errSecVerifyFailed)
        // A function that is not asked why answers as well.
        #expect(!SecKeyVerifySignature(half, algorithm, other, signature, nil))
    }

    @Test func `the digest is signed that the message has`() throws {
        let key = try key()
        let half = try #require(SecKeyCopyPublicKey(key))
        let digest = Data(SHA384.hash(data: message))
        let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA384, digest, nil))
        #expect(SecKeyVerifySignature(half, .ecdsaSignatureMessageX962SHA384, message, signature, nil))
        let short = SecKeyAlgorithm.ecdsaSignatureDigestX962SHA256
        let fitting = SecKeyAlgorithm.ecdsaSignatureDigestX962SHA384
        #expect(status { SecKeyCreateSignature(key, short, digest, $0) != nil } == errSecParam)
        #expect(status { SecKeyCreateSignature(half, fitting, digest, $0) != nil } == errSecParam)
    }

    @Test func `a key is the same after it was bytes`() throws {
        let key = try key()
        let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
        #expect(bytes.count == 97 && SecKeyGetBlockSize(key) == 32)
        let attributes = parameters([kSecAttrKeyClass: kSecAttrKeyClassPrivate])
        let again = try #require(SecKeyCreateWithData(bytes, attributes, nil))
        #expect(again == key && SecKeyCopyPublicKey(again) == SecKeyCopyPublicKey(key))
        #expect(try self.key() != key)
        for (wrong, kind) in [
            (Data(), kSecAttrKeyClassPrivate), (bytes, kSecAttrKeyClassPublic),
            (bytes.dropLast(), kSecAttrKeyClassPrivate),
            (Data(count: 97), kSecAttrKeyClassPrivate), (bytes, kSecAttrKeyClassSymmetric),
        ] {
            let attributes = parameters([kSecAttrKeyClass: kind])
            #expect(status { SecKeyCreateWithData(wrong, attributes, $0) != nil } == errSecParam)
        }
    }

    @Test func `what is no key here says so`() throws {
        for (attributes, expected) in [
            ([:], errSecParam), ([kSecAttrKeyType: "none"], errSecParam),
            ([kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048], errSecUnimplemented),
            ([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 384], errSecUnimplemented),
            ([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: "256"], errSecParam),
            (
                [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrTokenID: kSecAttrTokenIDSecureEnclave],
                errSecUnimplemented
            ),
            ([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecPrivateKeyAttrs: "none"], errSecParam),
        ] as [([String: Any], OSStatus)] {
            user.run {
                #expect(status { SecKeyCreateRandomKey(attributes as CFDictionary, $0) != nil } == expected)
            }
        }
        let key = try key()
        let half = try #require(SecKeyCopyPublicKey(key))
        user.run {
            let algorithm = SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM
            #expect(!SecKeyIsAlgorithmSupported(half, .encrypt, algorithm))
            #expect(status { SecKeyCreateEncryptedData(half, algorithm, message, $0) != nil } == errSecUnimplemented)
            #expect(status { SecKeyCreateDecryptedData(key, algorithm, message, $0) != nil } == errSecUnimplemented)
            #expect(
                status { SecKeyCopyKeyExchangeResult(key, .ecdhKeyExchangeStandard, half, [:], $0) != nil }
                    == errSecUnimplemented)
            let rsa = SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256
            #expect(status { SecKeyCreateSignature(key, rsa, message, $0) != nil } == errSecUnimplemented)
            #expect(status { SecKeyVerifySignature(half, rsa, message, message, $0) } == errSecUnimplemented)
        }
    }

    private let tag = Data("com.example.key".utf8)

    /// The key that the user's keychain has under the tag.
    private func kept(_ more: [String: Any] = [:]) -> (status: OSStatus, key: SecKey?) {
        let query: [String: Any] = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true]
        return user.run {
            var item: CFTypeRef?
            let status = SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, &item)
            return (status, item as? SecKey)
        }
    }

    @Test func `a key that is to stay is found in the keychain, by its user alone`() throws {
        let wanted = parameters([
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag] as [String: Any]
        ])
        let key = try #require(user.run { SecKeyCreateRandomKey(wanted, nil) })
        #expect(kept([kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom]).key == key)
        #expect(kept([kSecAttrKeyClass: kSecAttrKeyClassPublic]).status == errSecItemNotFound)
        let attributes = try #require(kept().key.flatMap(SecKeyCopyAttributes))
        #expect(attributes[kSecAttrApplicationTag] as? Data == tag)
        let stranger = KeychainUser()
        let query: [String: Any] = [kSecClass: kSecClassKey, kSecReturnRef: true]
        #expect(stranger.run { SecItemCopyMatching(query as CFDictionary, nil) } == errSecItemNotFound)
        // One that is not to stay does not.
        _ = user.run { SecKeyCreateRandomKey(parameters([kSecPrivateKeyAttrs: [kSecAttrApplicationTag: tag]]), nil) }
        #expect(kept([kSecMatchLimit: kSecMatchLimitOne]).key == key)
        #expect(user.run { SecItemDelete([kSecValueRef: key] as CFDictionary) } == errSecSuccess)
        #expect(kept().status == errSecItemNotFound)
    }

    @Test func `a key is added, and removed by itself and not by another one`() throws {
        let key = try key()
        let other = try self.key()
        let add: [String: Any] = [kSecValueRef: key, kSecAttrApplicationTag: tag]
        #expect(user.run { SecItemAdd(add as CFDictionary, nil) } == errSecSuccess)
        #expect(user.run { SecItemAdd(add as CFDictionary, nil) } == errSecDuplicateItem)
        #expect(user.run { SecItemDelete([kSecValueRef: other] as CFDictionary) } == errSecItemNotFound)
        #expect(kept().key == key)
        let change: [String: Any] = [kSecAttrLabel: "The key"]
        #expect(
            user.run { SecItemUpdate([kSecValueRef: key] as CFDictionary, change as CFDictionary) } == errSecSuccess)
        let renamed = try #require(kept([kSecAttrLabel: "The key"]).key)
        #expect(user.run { SecItemDelete([kSecValueRef: renamed] as CFDictionary) } == errSecSuccess)
        // Bytes of another kind of key are no object.
        let rsa: [String: Any] = [
            kSecClass: kSecClassKey, kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrApplicationTag: tag,
            kSecValueData: Data([1]),
        ]
        #expect(user.run { SecItemAdd(rsa as CFDictionary, nil) } == errSecSuccess)
        #expect(kept().status == errSecUnimplemented)
    }
}
