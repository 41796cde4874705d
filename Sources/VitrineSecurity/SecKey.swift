// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineCore

/// A cryptographic key.
///
/// - Support: partial: keys of the curve P-256, which sign and are kept in the Keychain; no RSA, no Secure Enclave.
public final class SecKey: Hashable, Sendable {
    /// Bits of a key's numbers.
    static let bits = 256

    let key: P256Key
    /// What the app calls it, and when it can be read.
    private let named: [String: KeychainValue]

    init(_ key: P256Key, named: [String: KeychainValue] = [:]) {
        self.key = key
        self.named = named
    }

    /// Creates a key of its representation.
    ///
    /// - Parameters:
    ///   - representation: The point, and the secret number of a private key, as X9.63 has them.
    ///   - isPrivate: Whether it is a private key.
    ///   - named: What the app calls it.
    convenience init?(_ representation: Data, isPrivate: Bool, named: [String: KeychainValue] = [:]) {
        let bytes = [UInt8](representation)
        let secret: [UInt8]? = isPrivate ? Array(bytes.dropFirst(P256Key.pointLength)) : nil
        let point = isPrivate ? Array(bytes.prefix(P256Key.pointLength)) : bytes
        guard let key = P256Key(point: point, secret: secret) else { return nil }
        self.init(key, named: named)
    }

    /// Creates the key that an item keeps; `nil` where it keeps none of this kind.
    convenience init?(_ item: KeychainItem) {
        guard item.kind == kSecClassKey, item.attributes[kSecAttrKeyType] == .text(kSecAttrKeyTypeECSECPrimeRandom),
            let secret = item.secret
        else { return nil }
        let isPrivate = item.attributes[kSecAttrKeyClass] == .text(kSecAttrKeyClassPrivate)
        self.init(secret, isPrivate: isPrivate, named: item.attributes)
    }

    /// Whether it has a secret number.
    var isPrivate: Bool { key.secret != nil }

    /// The point, and the secret number of a private key, as X9.63 has them.
    var representation: Data { Data(key.point + (key.secret ?? [])) }

    /// The attributes of an item that keeps it.
    var values: [String: KeychainValue] {
        let own: [String: KeychainValue] = [
            kSecAttrKeyType: .text(kSecAttrKeyTypeECSECPrimeRandom),
            kSecAttrKeyClass: .text(isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic),
            kSecAttrKeySizeInBits: .number(Int64(Self.bits)),
            kSecAttrApplicationLabel: .data(Data(MessageDigest.sha1.digest(of: key.point))),
        ]
        return own.merging(named) { own, _ in own }
    }

    /// Whether an item keeps this half of this key.
    func isKept(in item: KeychainItem) -> Bool {
        [kSecAttrKeyClass, kSecAttrApplicationLabel].allSatisfy { item.attributes[$0] == values[$0] }
    }

    /// Whether two are the same key.
    public static func == (left: SecKey, right: SecKey) -> Bool { left.key == right.key }

    /// Adds what the key is.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
