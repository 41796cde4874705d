// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// What a call of the Keychain's functions is about.
struct KeychainQuery {
    /// What is to be returned of an item.
    struct Returned: OptionSet {
        let rawValue: Int
        static let secret = Self(rawValue: 1)
        static let attributes = Self(rawValue: 2)
        static let reference = Self(rawValue: 4)
        static let object = Self(rawValue: 8)
    }

    private(set) var kind: String?
    private(set) var attributes: [String: KeychainValue] = [:]
    private(set) var secret: Data?
    private(set) var returned: Returned = []
    /// How many items are meant; `nil` for all.
    private(set) var limit: Int? = 1
    private var reference: UUID?
    private var key: SecKey?
    private var ignoresCase = false
    private var isOfAnyDevice = false

    /// The attributes of items; the type of a key and of a password have one name.
    private static let known: Set = [
        kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrCreationDate,
        kSecAttrModificationDate, kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType, kSecAttrLabel,
        kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrAccount, kSecAttrService, kSecAttrGeneric,
        kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
        kSecAttrPath, kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrIsPermanent, kSecAttrApplicationTag,
        kSecAttrKeySizeInBits,
    ]

    /// Reads a dictionary.
    ///
    /// - Throws: `KeychainRefusal` for what makes no sense or is not there.
    init(_ dictionary: CFDictionary) throws(KeychainRefusal) {
        for (name, value) in dictionary { try read(name, value) }
        if let key {
            guard kind == nil || kind == kSecClassKey else { throw KeychainRefusal(status: errSecParam) }
            kind = kSecClassKey
            secret = secret ?? key.representation
        }
        guard !returned.contains(.object) || kind == kSecClassKey else {
            throw Self.refusal("Passwords, certificates and identities as objects (kSecReturnRef)")
        }
    }

    private mutating func read(_ name: String, _ value: Any) throws(KeychainRefusal) {
        switch name {
        case kSecClass: kind = try Self.kind(value)
        case kSecValueData:
            guard let data = value as? Data else { throw KeychainRefusal(status: errSecParam) }
            secret = data
        case kSecReturnData: if try Self.isTrue(value) { returned.insert(.secret) }
        case kSecReturnAttributes: if try Self.isTrue(value) { returned.insert(.attributes) }
        case kSecReturnPersistentRef: if try Self.isTrue(value) { returned.insert(.reference) }
        case kSecReturnRef: if try Self.isTrue(value) { returned.insert(.object) }
        case kSecValueRef:
            guard let key = value as? SecKey else {
                throw Self.refusal("Certificates and identities as objects (kSecValueRef)")
            }
            self.key = key
        case kSecValuePersistentRef:
            guard let data = value as? Data, let reference = UUID(uuidString: String(decoding: data, as: UTF8.self))
            else { throw KeychainRefusal(status: errSecItemNotFound) }
            self.reference = reference
        case kSecMatchLimit: limit = try Self.limit(value)
        case kSecMatchCaseInsensitive: ignoresCase = try Self.isTrue(value)
        case kSecAttrAccessControl: attributes[kSecAttrAccessible] = try Self.accessible(value)
        case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny: isOfAnyDevice = true
        // What a user is asked, and which of a Mac's keychains is meant.
        case _ where name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain: break
        default:
            guard Self.known.contains(name) else { throw KeychainRefusal(status: errSecNoSuchAttr) }
            guard let value = KeychainValue(value) else { throw KeychainRefusal(status: errSecParam) }
            attributes[name] = value
        }
    }

    private static func kind(_ value: Any) throws(KeychainRefusal) -> String {
        switch value as? String {
        case let kind? where [kSecClassGenericPassword, kSecClassInternetPassword, kSecClassKey].contains(kind): kind
        case kSecClassCertificate, kSecClassIdentity: throw refusal("Certificates and identities")
        default: throw KeychainRefusal(status: errSecParam)
        }
    }

    private static func limit(_ value: Any) throws(KeychainRefusal) -> Int? {
        switch value {
        case let value as String where value == kSecMatchLimitOne: 1
        case let value as String where value == kSecMatchLimitAll: nil
        case let value as NSNumber where value.intValue > 0: value.intValue
        default: throw KeychainRefusal(status: errSecParam)
        }
    }

    private static func accessible(_ value: Any) throws(KeychainRefusal) -> KeychainValue {
        guard let control = value as? SecAccessControl else { throw KeychainRefusal(status: errSecParam) }
        guard control.flags.asksForSomebody else { return .text(control.accessible) }
        let refusal = KeychainRefusal(status: errSecAuthFailed)
        refusal.report("An item asks for a user's presence, and nobody can be authenticated.")
        throw refusal
    }

    private static func isTrue(_ value: Any) throws(KeychainRefusal) -> Bool {
        if let value = value as? Bool { return value }
        guard let value = value as? NSNumber else { throw KeychainRefusal(status: errSecParam) }
        return value.boolValue
    }

    private static func refusal(_ what: String) -> KeychainRefusal {
        let refusal = KeychainRefusal(status: errSecUnimplemented)
        refusal.report("\(what) are not there: passwords and keys of other kinds than P-256 are kept as Data.")
        return refusal
    }

    /// The attributes of an item that is added.
    var added: [String: KeychainValue] { (key?.values ?? [:]).merging(attributes) { $1 } }

    /// Whether the query says which items are meant.
    var isComplete: Bool { kind != nil || reference != nil }

    /// Whether the query means an item.
    func matches(_ item: KeychainItem) -> Bool {
        if let kind, item.kind != kind { return false }
        if let reference { return item.reference == reference }
        if let key, !key.isKept(in: item) { return false }
        let asksForDevice = isOfAnyDevice || attributes[kSecAttrSynchronizable] != nil
        if !asksForDevice, item.attributes[kSecAttrSynchronizable] == .number(1) { return false }
        return attributes.allSatisfy { name, value in
            (item.attributes[name] ?? .none).isSame(value, ignoresCase: ignoresCase)
        }
    }

    /// Gives what is to be returned of items; nothing where nothing is asked for.
    ///
    /// - Parameters:
    ///   - items: The items, at least one.
    ///   - result: Set to one item's object, or to an array of them.
    /// - Returns: `errSecSuccess`; `errSecUnimplemented` where a key is asked for as an object and cannot be one.
    func give(_ items: [KeychainItem], to result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        if returned.isEmpty { return errSecSuccess }
        var objects: [AnyObject] = []
        for item in items {
            guard let made = object(item) else {
                return Self.refusal("Keys of other kinds than P-256 as objects (kSecReturnRef)").status
            }
            objects.append(made)
        }
        let found: CFTypeRef? = limit == 1 ? objects.first : NSArray(array: objects)
        result?.pointee = found
        return errSecSuccess
    }

    private func object(_ item: KeychainItem) -> AnyObject? {
        let secret = item.secret ?? Data()
        let reference = Data(item.reference.uuidString.utf8)
        if returned == .secret { return NSData(data: secret) }
        if returned == .reference { return NSData(data: reference) }
        if returned == .object { return SecKey(item) }
        var values: [String: Any] = [:]
        if returned.contains(.attributes) {
            values = item.attributes.mapValues(\.object)
            values[kSecClass] = item.kind
        }
        if returned.contains(.secret) { values[kSecValueData] = secret }
        if returned.contains(.reference) { values[kSecValuePersistentRef] = reference }
        if returned.contains(.object) {
            guard let key = SecKey(item) else { return nil }
            values[kSecValueRef] = key
        }
        return NSDictionary(dictionary: values)
    }
}
