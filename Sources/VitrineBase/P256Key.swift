// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrypto

/// A key of the elliptic curve P-256 (FIPS 186-5), with its secret number or the public half alone, by OpenSSL.
///
/// Invariant: the point is one of the curve, and the secret number is the point's.
package struct P256Key: Hashable, Sendable {
    /// Bytes of a point that is not compressed (SEC 1, section 2.3.3).
    package static let pointLength = 65
    /// Bytes of a secret number.
    package static let secretLength = 32
    /// Bytes of a signature in DER, at most.
    private static let signatureLength = 72

    /// The public half: the byte 4 and two coordinates.
    package let point: [UInt8]
    /// The secret number; `nil` for a public key.
    package let secret: [UInt8]?

    /// Makes a new key with a secret number that nobody can foresee.
    package init() {
        var secret = [UInt8](repeating: 0, count: Self.secretLength)
        var point = [UInt8](repeating: 0, count: Self.pointLength)
        guard vitrine_p256_make(&secret, &point) == 1 else {
            preconditionFailure("The curve P-256 is not available in this build of OpenSSL.")
        }
        self.point = point
        self.secret = secret
    }

    /// Creates a key of its parts; `nil` where they are none, or do not belong together.
    package init?(point: [UInt8], secret: [UInt8]? = nil) {
        guard point.count == Self.pointLength else { return nil }
        let fits: Int32
        if let secret {
            guard secret.count == Self.secretLength else { return nil }
            fits = vitrine_p256_fits(point, secret)
        } else {
            fits = vitrine_p256_fits(point, nil)
        }
        guard fits == 1 else { return nil }
        self.point = point
        self.secret = secret
    }

    /// Signs a digest (ECDSA).
    ///
    /// - Parameter digest: The digest of what is signed.
    /// - Returns: The signature in DER (X9.62), another one each time; `nil` of a public key.
    package func signature(of digest: [UInt8]) -> [UInt8]? {
        guard let secret else { return nil }
        var signature = [UInt8](repeating: 0, count: Self.signatureLength)
        let length = vitrine_p256_sign(point, secret, digest, digest.count, &signature)
        return length == 0 ? nil : Array(signature.prefix(length))
    }

    /// Whether a signature in DER is that of a digest by this key.
    package func isSignature(_ signature: [UInt8], of digest: [UInt8]) -> Bool {
        vitrine_p256_verify(point, digest, digest.count, signature, signature.count) == 1
    }
}
