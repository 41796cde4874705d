// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
public import VitrineCore

/// An algorithm in which a key is used.
///
/// - Support: partial: signatures of elliptic curves in X9.62; functions answer `errSecUnimplemented` to others.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: CFString

    /// Creates an algorithm of its name.
    public init(rawValue: CFString) { self.rawValue = rawValue }

    /// A signature of a message's digest by SHA-1.
    public static let ecdsaSignatureMessageX962SHA1 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA1")
    /// A signature of a message's digest by SHA-224.
    public static let ecdsaSignatureMessageX962SHA224 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA224")
    /// A signature of a message's digest by SHA-256.
    public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA256")
    /// A signature of a message's digest by SHA-384.
    public static let ecdsaSignatureMessageX962SHA384 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA384")
    /// A signature of a message's digest by SHA-512.
    public static let ecdsaSignatureMessageX962SHA512 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA512")
    /// A signature of a digest that SHA-1 has made.
    public static let ecdsaSignatureDigestX962SHA1 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA1")
    /// A signature of a digest that SHA-224 has made.
    public static let ecdsaSignatureDigestX962SHA224 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA224")
    /// A signature of a digest that SHA-256 has made.
    public static let ecdsaSignatureDigestX962SHA256 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
    /// A signature of a digest that SHA-384 has made.
    public static let ecdsaSignatureDigestX962SHA384 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA384")
    /// A signature of a digest that SHA-512 has made.
    public static let ecdsaSignatureDigestX962SHA512 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA512")

    /// A signature of RSA, which there is none of.
    public static let rsaSignatureMessagePKCS1v15SHA256 = Self(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
    /// A signature of RSA, which there is none of.
    public static let rsaSignatureDigestPKCS1v15SHA256 = Self(rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
    /// A signature of RSA, which there is none of.
    public static let rsaSignatureMessagePSSSHA256 = Self(rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:32")
    /// Encryption by RSA, which there is none of.
    public static let rsaEncryptionPKCS1 = Self(rawValue: "algid:encrypt:RSA:PKCS1")
    /// Encryption by RSA, which there is none of.
    public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
    /// Encryption by elliptic curves, which there is none of: CryptoKit has it.
    public static let eciesEncryptionStandardX963SHA256AESGCM = Self(
        rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
    /// Encryption by elliptic curves, which there is none of: CryptoKit has it.
    public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
        rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
    /// An agreement on a secret, which there is none of: CryptoKit has it.
    public static let ecdhKeyExchangeStandard = Self(rawValue: "algid:keyexchange:ECDH")

    private static let signatures = "algid:sign:ECDSA:"

    /// How what is signed becomes a digest; `nil` of algorithms that are not there.
    var signing: (digest: MessageDigest, isOfMessage: Bool)? {
        guard rawValue.hasPrefix(Self.signatures) else { return nil }
        let parts = rawValue.dropFirst(Self.signatures.count).split(separator: ":").map(String.init)
        guard parts.count == 2, ["message-X962", "digest-X962"].contains(parts[0]),
            let digest = MessageDigest(rawValue: parts[1])
        else { return nil }
        return (digest, parts[0] == "message-X962")
    }
}
