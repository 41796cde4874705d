// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineCore

/// Compares values whose types a predicate's text does not know.
enum PredicateValue {
    /// The value without the optionals around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    static func text(_ value: Any?) -> String? {
        switch unwrapped(value) {
        case let text as String: text
        case let text as Substring: String(text)
        case let text as NSString: String(describing: text)
        case let value as any RawRepresentable<String>: value.rawValue
        default: nil
        }
    }

    /// The elements of a list or a set; `nil` for anything else.
    static func elements(of value: Any?) -> [Any?]? {
        switch unwrapped(value) {
        case let list as NSArray: list.map { $0 }
        case is String, is Substring, is NSString: nil
        case let list as any Collection: list.map { $0 as Any? }
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch unwrapped(value) {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as NSNumber: value.doubleValue
        case let value as Date: value.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    static func areEqual(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        let (one, other) = (unwrapped(one), unwrapped(other))
        guard let one, let other else { return one == nil && other == nil }
        if let order = order(one, other, options) { return order == .orderedSame }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return false
    }

    /// The order of two texts, numbers or dates; `nil` for anything else.
    static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let one = text(one), let other = text(other) { return one.compare(other, options: options) }
        guard let one = number(one), let other = number(other) else { return nil }
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }

    /// The value of a property: of a dictionary, of an object's storage, or the number of elements by `@count`.
    static func property(_ name: String, of value: Any?) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        if name == "@count" { return elements(of: value)?.count }
        if let dictionary = value as? [String: Any] { return dictionary[name] }
        if let dictionary = value as? NSDictionary { return dictionary.object(forKey: name) }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            // Wrapped properties are stored under a name that begins with a line.
            if let child = current.children.first(where: { $0.label == name || $0.label == "_" + name }) {
                return child.value
            }
            mirror = current.superclassMirror
        }
        DeveloperNotes.report(
            .predicateFormat, "A predicate asks for \"\(name)\", which \(type(of: value)) does not store.",
            remedy: "Use a stored property, a dictionary, or #Predicate.")
        return nil
    }
}

extension Diagnostic.Code {
    /// The text of a predicate that asks for what there is not.
    static let predicateFormat = Self("predicate-format")
}
