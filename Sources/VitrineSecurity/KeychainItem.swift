// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a keychain.
struct KeychainItem: Codable, Hashable {
    /// The item's lasting reference.
    var reference = UUID()
    /// The item's class.
    var kind: String
    /// The values of its attributes, by Apple's short names.
    var attributes: [String: KeychainValue]
    var secret: Data?

    /// The attributes that tell an item from the others of its class.
    private static func key(of kind: String) -> [String] {
        switch kind {
        case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
        case kSecClassInternetPassword:
            [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
            ]
        default:
            [
                kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType,
                kSecAttrKeySizeInBits, kSecAttrAccessGroup, kSecAttrSynchronizable,
            ]
        }
    }

    /// Whether there cannot be both items.
    func conflicts(with other: Self) -> Bool {
        kind == other.kind
            && Self.key(of: kind).allSatisfy {
                (attributes[$0] ?? .none).isSame(other.attributes[$0] ?? .none)
            }
    }
}

/// The value of an attribute.
enum KeychainValue: Codable, Hashable {
    case text(String)
    case data(Data)
    case number(Int64)
    case date(Date)

    /// What an attribute is that was not given.
    static let none = Self.text("")

    /// Reads what an app wrote; `nil` for what no attribute is.
    init?(_ value: Any) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(value.int64Value)
        default: return nil
        }
    }

    var object: Any {
        switch self {
        case .text(let value): value
        case .data(let value): value
        case .number(let value): NSNumber(value: value)
        case .date(let value): value
        }
    }

    /// Whether two values are equal; no text and the number 0 are.
    func isSame(_ other: Self, ignoresCase: Bool = false) -> Bool {
        switch (self, other) {
        case (.text(let one), .text(let other)) where ignoresCase: one.lowercased() == other.lowercased()
        case (.none, .number(0)), (.number(0), .none): true
        default: self == other
        }
    }
}
