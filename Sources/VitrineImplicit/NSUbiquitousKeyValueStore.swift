// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Values that Apple's systems carry to all devices of a user: here they are kept with the browser's defaults.
///
/// - Support: partial: no other device changes them, so `didChangeExternallyNotification` is never posted.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The only store.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Posted when another device has changed values: never.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let values = UserDefaults(ofBrowserIn: "NSUbiquitousKeyValueStore") ?? .standard

    /// Returns a value, if there is one.
    open func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }
    /// Sets a value, or removes it by `nil`.
    open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: aKey) }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }
    /// Returns a text.
    open func string(forKey aKey: String) -> String? { values.string(forKey: aKey) }
    /// Returns a list.
    open func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }
    /// Returns a dictionary.
    open func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }
    /// Returns bytes.
    open func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }
    /// Returns a whole number, 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }
    /// Returns a number, 0 where there is none.
    open func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }
    /// Returns a truth value, `false` where there is none.
    open func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }
    /// Sets a text, or removes it by `nil`.
    open func set(_ aString: String?, forKey aKey: String) { values.set(aString, forKey: aKey) }
    /// Sets bytes, or removes them by `nil`.
    open func set(_ aData: Data?, forKey aKey: String) { values.set(aData, forKey: aKey) }
    /// Sets a list, or removes it by `nil`.
    open func set(_ anArray: [Any]?, forKey aKey: String) { values.set(anArray, forKey: aKey) }
    /// Sets a dictionary, or removes it by `nil`.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values.set(aDictionary, forKey: aKey) }
    /// Sets a whole number.
    open func set(_ value: Int64, forKey aKey: String) { values.set(Int(value), forKey: aKey) }
    /// Sets a number.
    open func set(_ value: Double, forKey aKey: String) { values.set(value, forKey: aKey) }
    /// Sets a truth value.
    open func set(_ value: Bool, forKey aKey: String) { values.set(value, forKey: aKey) }
    /// All values.
    open var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }

    /// Writes what has changed, which happens by itself.
    ///
    /// - Returns: Always `true`.
    @discardableResult
    open func synchronize() -> Bool { true }
}
