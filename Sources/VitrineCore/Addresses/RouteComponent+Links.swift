// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

// Components that reveal nothing of a value and open for every user: the page is found again by a view that leads to it.
extension RouteComponent {
    /// Precedes the digest of a link's place. Numbers of tabs begin with `~.` as well, and a digit follows.
    private static let positionPrefix = "~.p"
    /// The number of letters of a digest in a component.
    private static let markLength = 12
    /// Sealed components have 43 letters and more behind the tilde.
    private static let constantLimit = 43

    /// Returns the component of the page of a link, by the text of the link's place among the views of the scene.
    package static func position(_ place: String) -> String {
        positionPrefix + ContentHash.name(of: Data(place.utf8)).prefix(markLength)
    }

    /// Returns whether a component has the form that `position(_:)` gives.
    package static func isPosition(_ component: some StringProtocol) -> Bool {
        component.hasPrefix(positionPrefix) && component.utf8.count == positionPrefix.utf8.count + markLength
    }

    /// Returns the component of a value that a list or a link of the page shows, by which the value is found again, or
    /// `nil` if it has none: the case of an enumeration (`Screen~settings`), or the identity of an `Identifiable` value.
    ///
    /// Integers and UUIDs are visible (`User~3`). A string may be a name or an address of a person, so its digest is
    /// (`Note~.5f3c9a01d2e4`). Other identities give no component.
    package static func identified(_ value: Any) -> String? {
        if let constant = constantText(value) { return names(of: Swift.type(of: value)).name + "~" + constant }
        guard let value = value as? any Identifiable, let identity = identity(of: value) else { return nil }
        return names(of: Swift.type(of: value)).name + "~" + identity
    }

    /// Returns whether a value is a constant of the program, which a link finds again without a list.
    package static func isConstant(_ value: Any) -> Bool { constantText(value) != nil }

    /// Returns whether a component has the form that `identified(_:)` gives values of a type.
    package static func isIdentified(_ component: some StringProtocol, of type: Any.Type) -> Bool {
        guard let (name, text) = parts(of: component), name == names(of: type).name else { return false }
        if let type = type as? any RawRepresentable.Type, isConstant(text, of: type) { return true }
        guard let type = type as? any Identifiable.Type else { return false }
        return isIdentity(text, of: type)
    }

    /// Returns the path that is shown where it is a page above the wanted one, to which no link or list has led;
    /// otherwise `nil`.
    package static func pathShown(_ shown: String, insteadOf wanted: String) -> String? {
        let start = shown == "/" ? shown : shown + "/"
        let wanted = wanted.prefix { $0 != "?" }
        guard wanted.count > start.count, wanted.hasPrefix(start) else { return nil }
        let next = wanted.dropFirst(start.count).prefix { $0 != "/" }
        return isPosition(next) || parts(of: next) != nil ? shown : nil
    }

    // MARK: - Identities

    /// Precedes the digest of a string.
    private static let digestPrefix = "."

    private static func identity(of value: some Identifiable) -> String? {
        switch value.id {
        case let number as any FixedWidthInteger: String(describing: number)
        case let identifier as UUID: identifier.uuidString
        case let text as String: digestPrefix + ContentHash.name(of: Data(text.utf8)).prefix(markLength)
        default: nil
        }
    }

    private static func isIdentity<Value: Identifiable>(_ text: String, of type: Value.Type) -> Bool {
        if let number = Value.ID.self as? any FixedWidthInteger.Type { return isNumber(text, of: number) }
        if Value.ID.self == String.self {
            return text.hasPrefix(digestPrefix) && text.utf8.count == digestPrefix.utf8.count + markLength
        }
        return Value.ID.self == UUID.self && UUID(uuidString: text)?.uuidString == text
    }

    private static func isNumber<Number: FixedWidthInteger>(_ text: String, of type: Number.Type) -> Bool {
        Number(text).map { String(describing: $0) == text } ?? false
    }

    // MARK: - Constants

    /// Returns the text of an enumeration's case, shorter than those of sealed components.
    private static func constantText(_ value: Any) -> String? {
        constant(value).flatMap { $0.utf8.count < constantLimit ? $0 : nil }
    }

    private static func isConstant<Value: RawRepresentable>(_ text: String, of type: Value.Type) -> Bool {
        guard let raw = text.removingPercentEncoding,
            let rawType = Value.RawValue.self as? any LosslessStringConvertible.Type,
            let value = rawType.init(raw) as? Value.RawValue
        else { return false }
        return Value(rawValue: value).flatMap { constantText($0) } == text
    }
}
