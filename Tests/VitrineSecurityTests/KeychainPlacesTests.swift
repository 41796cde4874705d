// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@testable import Security

/// Whose the items are, and where they are kept.
@Suite struct KeychainPlacesTests {
    private static let canary = "hunter2-canary"

    private func add(_ account: String = "ada", bytes: Int? = nil) -> OSStatus {
        let secret = bytes.map { Data(count: $0) } ?? Data(Self.canary.utf8)
        return SecItemAdd(
            [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecValueData: secret] as CFDictionary, nil)
    }

    private func find(_ account: String = "ada") -> OSStatus {
        SecItemCopyMatching([kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary, nil)
    }

    @Test func `users have their own items, in all of their windows`() {
        let (ada, bob) = (DefaultsStore(), DefaultsStore())
        #expect(KeychainUser(defaults: ada).run { add() } == errSecSuccess)
        #expect(KeychainUser(defaults: ada).run { find() } == errSecSuccess)
        #expect(KeychainUser(defaults: bob).run { find() } == errSecItemNotFound)
    }

    @Test func `a user whose data were deleted has no items, and gets none`() {
        let ada = DefaultsStore()
        #expect(KeychainUser(defaults: ada).run { add() } == errSecSuccess)
        ada.forget()
        #expect(KeychainUser(defaults: ada).run { find() } == errSecNotAvailable)
        #expect(KeychainUser(defaults: ada).run { add() } == errSecNotAvailable)
    }

    @Test func `a file outlives its process, and shows nothing`() throws {
        let folder = KeychainFolder()
        #expect(KeychainUser(folder: folder.url, key: 1).run { add() } == errSecSuccess)
        #expect(KeychainUser(folder: folder.url, key: 1).run { find() } == errSecSuccess)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
            let file = folder.url.appendingPathComponent(name)
            let bytes = try Data(contentsOf: file)
            #expect(bytes.range(of: Data(Self.canary.utf8)) == nil && bytes.range(of: Data("ada".utf8)) == nil)
            let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(rights == 0o600)
        }
    }

    @Test func `a file of another key, and an altered one, are refused and left as they are`() throws {
        let folder = KeychainFolder()
        let file = folder.url.appendingPathComponent("keychain")
        #expect(KeychainUser(folder: folder.url, key: 1).run { add() } == errSecSuccess)
        let good = try Data(contentsOf: file)
        KeychainUser(folder: folder.url, key: 2).run {
            #expect(find() == errSecDecode && add("bob") == errSecDecode)
        }
        #expect(try Data(contentsOf: file) == good)
        for place in stride(from: 0, to: good.count, by: 7) {
            var altered = good
            altered[place] ^= 1
            try altered.write(to: file)
            KeychainUser(folder: folder.url, key: 1).run { #expect(find() == errSecDecode) }
        }
        try good.write(to: file)
        KeychainUser(folder: folder.url, key: 1).run { #expect(find() == errSecSuccess) }
    }

    @Test func `a file that would be too large stays as it is`() {
        let folder = KeychainFolder()
        KeychainUser(folder: folder.url, key: 1).run {
            #expect(add() == errSecSuccess)
            #expect(add("large", bytes: FileKeychain.limit) == errSecDiskFull)
            #expect(find("large") == errSecItemNotFound && find() == errSecSuccess)
        }
    }

    @Test func `a folder that cannot be written gives an error`() {
        KeychainUser(folder: URL(fileURLWithPath: "/proc/no-folder"), key: 1).run {
            #expect(add() == errSecNotAvailable && find() == errSecNotAvailable)
        }
    }

    @Test func `threads and processes that write at once lose nothing`() async {
        let folder = KeychainFolder()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask { [url = folder.url] in
                    KeychainUser(folder: url, key: 1).run { #expect(add("\(number)") == errSecSuccess) }
                }
            }
        }
        KeychainUser(folder: folder.url, key: 1).run {
            for number in 0..<40 { #expect(find("\(number)") == errSecSuccess) }
        }
    }
}
