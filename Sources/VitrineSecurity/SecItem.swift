// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The Keychain belongs to the user of the session whose code calls (Documentation/Decisions/0057).

/// Adds an item.
///
/// - Parameters:
///   - attributes: The item's class, attributes and secret, and what is to be returned of it.
///   - result: Set to what is to be returned.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` where there is one with the same key.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform { keychain throws(KeychainRefusal) in
        let query = try KeychainQuery(attributes)
        guard let kind = query.kind else { throw KeychainRefusal(status: errSecParam) }
        let now = KeychainValue.date(Date())
        let defaults: [String: KeychainValue] = [
            kSecAttrAccessible: .text(kSecAttrAccessibleWhenUnlocked), kSecAttrSynchronizable: .number(0),
            kSecAttrCreationDate: now, kSecAttrModificationDate: now,
        ]
        let item = KeychainItem(
            kind: kind, attributes: query.added.merging(defaults) { own, _ in own }, secret: query.secret)
        return keychain.access { items in
            if items.contains(where: item.conflicts) { return errSecDuplicateItem }
            let status = query.give([item], to: result)
            if status == errSecSuccess { items.append(item) }
            return status
        }
    }
}

/// Finds items.
///
/// - Parameters:
///   - query: The class and attributes of the items, how many are meant, and what is to be returned of them.
///   - result: Set to one item's data or dictionary, or to an array of them; nothing where nothing is to be returned.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform { keychain throws(KeychainRefusal) in
        let query = try completeQuery(query)
        return keychain.access { items in
            let found = Array(items.lazy.filter(query.matches).prefix(query.limit ?? .max))
            if found.isEmpty { return errSecItemNotFound }
            return query.give(found, to: result)
        }
    }
}

/// Changes all items that a query means.
///
/// - Parameters:
///   - query: The class and attributes of the items.
///   - attributesToUpdate: The values that change, the secret among them.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` where there is none; `errSecDuplicateItem` where two items would have
///   the same key.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    perform { keychain throws(KeychainRefusal) in
        let query = try completeQuery(query)
        let change = try KeychainQuery(attributesToUpdate)
        if change.kind != nil { throw KeychainRefusal(status: errSecParam) }
        return keychain.access { items in
            let places = items.indices.filter { query.matches(items[$0]) }
            if places.isEmpty { return errSecItemNotFound }
            var changed = items
            for place in places {
                changed[place].attributes.merge(change.attributes) { $1 }
                changed[place].attributes[kSecAttrModificationDate] = .date(Date())
                changed[place].secret = change.secret ?? changed[place].secret
            }
            let isDouble = places.contains { place in
                changed.indices.contains { $0 != place && changed[$0].conflicts(with: changed[place]) }
            }
            if isDouble { return errSecDuplicateItem }
            items = changed
            return errSecSuccess
        }
    }
}

/// Removes all items that a query means.
///
/// - Parameter query: The class and attributes of the items.
/// - Returns: `errSecSuccess`; `errSecItemNotFound` where there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    perform { keychain throws(KeychainRefusal) in
        let query = try completeQuery(query)
        return keychain.access { items in
            let count = items.count
            items.removeAll(where: query.matches)
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }
}

private func completeQuery(_ dictionary: CFDictionary) throws(KeychainRefusal) -> KeychainQuery {
    let query = try KeychainQuery(dictionary)
    guard query.isComplete else { throw KeychainRefusal(status: errSecParam) }
    return query
}

private func perform(_ body: (any Keychain) throws(KeychainRefusal) -> OSStatus) -> OSStatus {
    guard let keychain = Keychains.current else { return errSecNotAvailable }
    do throws(KeychainRefusal) {
        return try body(keychain)
    } catch {
        return error.status
    }
}
