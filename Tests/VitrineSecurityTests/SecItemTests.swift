// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security
import TestSupport
import Testing

/// The Keychain's functions as apps call them.
@Suite struct SecItemTests {
    private let user = KeychainUser()

    private func query(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
        let base: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: "com.example.notes",
            kSecAttrAccount as String: account,
        ]
        return base.merging(more) { $1 }
    }

    private func add(_ account: String, _ secret: String, _ more: [String: Any] = [:]) -> OSStatus {
        user.run {
            SecItemAdd(query(account, more.merging([kSecValueData: Data(secret.utf8)]) { $1 }) as CFDictionary, nil)
        }
    }

    private func secret(of account: String, _ more: [String: Any] = [:]) -> String? {
        user.run {
            var item: CFTypeRef?
            let asked = query(account, more.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 })
            guard SecItemCopyMatching(asked as CFDictionary, &item) == errSecSuccess else { return nil }
            return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    @Test func `what was added is found, changed and removed`() {
        #expect(add("ada", "one") == errSecSuccess)
        #expect(secret(of: "ada") == "one")
        let change = [kSecValueData as String: Data("two".utf8)] as CFDictionary
        #expect(user.run { SecItemUpdate(query("ada") as CFDictionary, change) } == errSecSuccess)
        #expect(secret(of: "ada") == "two")
        #expect(user.run { SecItemDelete(query("ada") as CFDictionary) } == errSecSuccess)
        #expect(secret(of: "ada") == nil)
        #expect(user.run { SecItemDelete(query("ada") as CFDictionary) } == errSecItemNotFound)
        #expect(user.run { SecItemUpdate(query("ada") as CFDictionary, change) } == errSecItemNotFound)
    }

    @Test func `an item is there once`() {
        #expect(add("ada", "one") == errSecSuccess)
        #expect(add("ada", "two") == errSecDuplicateItem)
        #expect(secret(of: "ada") == "one")
        #expect(add("bob", "three") == errSecSuccess)
        // A change must not make two of one.
        let change = [kSecAttrAccount as String: "ada"] as CFDictionary
        #expect(user.run { SecItemUpdate(query("bob") as CFDictionary, change) } == errSecDuplicateItem)
        #expect(secret(of: "bob") == "three")
        // A password of a server is another kind of item.
        let server: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com",
            kSecAttrAccount as String: "ada", kSecAttrPort as String: 443,
        ]
        #expect(user.run { SecItemAdd(server as CFDictionary, nil) } == errSecSuccess)
        #expect(user.run { SecItemAdd(server as CFDictionary, nil) } == errSecDuplicateItem)
        let other = server.merging([kSecAttrPort: 8443]) { $1 }
        #expect(user.run { SecItemAdd(other as CFDictionary, nil) } == errSecSuccess)
    }

    /// What is asked for decides what is returned.
    @Test(arguments: 0..<8)
    func `the answer has what was asked for`(asked: Int) throws {
        #expect(add("ada", "one", [kSecAttrLabel: "Ada's"]) == errSecSuccess)
        let names = [kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef]
        let wanted = names.indices.filter { asked & 1 << $0 != 0 }.map { names[$0] }
        var item: CFTypeRef?
        let flags = wanted.reduce(into: [String: Any]()) { $0[$1] = kCFBooleanTrue! }
        #expect(user.run { SecItemCopyMatching(query("ada", flags) as CFDictionary, &item) } == errSecSuccess)
        switch wanted {
        case []: #expect(item == nil)
        case [kSecReturnData]: #expect(item as? Data == Data("one".utf8))
        case [kSecReturnPersistentRef]: #expect(try #require(item as? Data).isEmpty == false)
        default:
            let values = try #require(item as? [String: Any])
            #expect((values[kSecValueData as String] as? Data == Data("one".utf8)) == wanted.contains(kSecReturnData))
            #expect((values[kSecAttrLabel as String] as? String == "Ada's") == wanted.contains(kSecReturnAttributes))
            #expect((values[kSecAttrCreationDate as String] is Date) == wanted.contains(kSecReturnAttributes))
            #expect((values[kSecValuePersistentRef] is Data) == wanted.contains(kSecReturnPersistentRef))
        }
    }

    @Test func `an added item can be returned at once, and is found by its reference`() throws {
        var reference: CFTypeRef?
        let item = query("ada", [kSecValueData: Data([7]), kSecReturnPersistentRef: true])
        #expect(user.run { SecItemAdd(item as CFDictionary, &reference) } == errSecSuccess)
        let asked: [String: Any] = [kSecValuePersistentRef: try #require(reference), kSecReturnData: true]
        var found: CFTypeRef?
        #expect(user.run { SecItemCopyMatching(asked as CFDictionary, &found) } == errSecSuccess)
        #expect(found as? Data == Data([7]))
    }

    @Test func `all items come in the order in which they were added`() throws {
        for account in ["c", "a", "b"] { #expect(add(account, account) == errSecSuccess) }
        let all: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true, kSecReturnData: true,
        ]
        func accounts(_ limit: Any) throws -> [String] {
            var found: CFTypeRef?
            let asked = all.merging([kSecMatchLimit: limit]) { $1 }
            #expect(user.run { SecItemCopyMatching(asked as CFDictionary, &found) } == errSecSuccess)
            return try #require(found as? [[String: Any]]).compactMap { $0[kSecAttrAccount] as? String }
        }
        #expect(try accounts(kSecMatchLimitAll) == ["c", "a", "b"])
        #expect(try accounts(2) == ["c", "a"])
        #expect(user.run { SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) } == errSecSuccess)
        #expect(secret(of: "a") == nil)
    }

    @Test func `items for other devices are found when they are asked for`() {
        #expect(add("ada", "here") == errSecSuccess)
        #expect(add("ada", "everywhere", [kSecAttrSynchronizable: true]) == errSecSuccess)
        #expect(secret(of: "ada") == "here")
        #expect(secret(of: "ada", [kSecAttrSynchronizable: kCFBooleanTrue!]) == "everywhere")
        #expect(secret(of: "ada", [kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == "here")
        #expect(user.run { SecItemDelete(query("ada") as CFDictionary) } == errSecSuccess)
        #expect(secret(of: "ada", [kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == "everywhere")
    }

    @Test func `texts match whatever their case only if they are to`() {
        #expect(add("ada", "one") == errSecSuccess)
        #expect(secret(of: "Ada") == nil)
        #expect(secret(of: "Ada", [kSecMatchCaseInsensitive: true]) == "one")
    }

    @Test(
        arguments: [
            ([:], errSecParam), ([kSecClass: "none"], errSecParam),
            ([kSecClass: kSecClassGenericPassword, kSecValueData: "text"], errSecParam),
            ([kSecClass: kSecClassGenericPassword, kSecAttrAccount: [1]], errSecParam),
            ([kSecClass: kSecClassGenericPassword, kSecMatchLimit: -1], errSecParam),
            ([kSecClass: kSecClassGenericPassword, kSecReturnData: "yes"], errSecParam),
            ([kSecClass: kSecClassGenericPassword, "colour": "red"], errSecNoSuchAttr),
            ([kSecClass: kSecClassGenericPassword, kSecValuePersistentRef: Data([1])], errSecItemNotFound),
            ([kSecClass: kSecClassCertificate], errSecUnimplemented),
            ([kSecClass: kSecClassIdentity], errSecUnimplemented),
            ([kSecClass: kSecClassGenericPassword, kSecReturnRef: true], errSecUnimplemented),
            ([kSecClass: kSecClassKey, kSecValueRef: Data([1])], errSecUnimplemented),
        ] as [([String: any Sendable], OSStatus)])
    func `what makes no sense is refused by all functions`(query: [String: any Sendable], status: OSStatus) {
        user.run {
            #expect(SecItemAdd(query, nil) == status)
            #expect(SecItemCopyMatching(query, nil) == status)
            #expect(SecItemUpdate(query, [kSecValueData: Data()]) == status)
            #expect(SecItemDelete(query) == status)
        }
        #expect(SecCopyErrorMessageString(status, nil)?.hasSuffix(".") == true)
    }

    @Test func `an item for which somebody has to be there is refused`() throws {
        let open = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAfterFirstUnlock, [], nil))
        #expect(add("ada", "one", [kSecAttrAccessControl: open]) == errSecSuccess)
        #expect(secret(of: "ada", [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]) == "one")
        let closed = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil)
        #expect(add("bob", "two", [kSecAttrAccessControl: try #require(closed)]) == errSecAuthFailed)
        #expect(secret(of: "bob") == nil)
    }

    @Test func `random bytes fill the whole memory, and are others each time`() {
        var (one, other) = ([UInt8](repeating: 0, count: 37), [UInt8](repeating: 0, count: 37))
        #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 36, &other) == errSecSuccess)
        #expect(one != other && other[36] == 0)
        #expect(Set(one).count > 8)
        #expect(SecRandomCopyBytes(nil, -1, &one) == errSecParam)
    }

    /// Random calls do the same as on a dictionary.
    @Test(arguments: 0..<20)
    func `random calls agree with a dictionary`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var oracle: [String: String] = [:]
        for step in 0..<200 {
            let account = ["a", "b", "c", "d"].randomElement(using: &generator)!
            let isKnown = oracle[account] != nil
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                #expect(add(account, "\(step)") == (isKnown ? errSecDuplicateItem : errSecSuccess))
                if !isKnown { oracle[account] = "\(step)" }
            case 1:
                let change = [kSecValueData: Data("\(step)".utf8)] as CFDictionary
                let status = user.run { SecItemUpdate(query(account) as CFDictionary, change) }
                #expect(status == (isKnown ? errSecSuccess : errSecItemNotFound))
                if isKnown { oracle[account] = "\(step)" }
            case 2:
                let status = user.run { SecItemDelete(query(account) as CFDictionary) }
                #expect(status == (isKnown ? errSecSuccess : errSecItemNotFound))
                oracle[account] = nil
            default: #expect(secret(of: account) == oracle[account])
            }
        }
    }
}
