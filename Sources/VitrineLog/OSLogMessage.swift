// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The privacy of a value in a log message.
public struct OSLogPrivacy: Sendable {
    /// The mask of a private value.
    public enum Mask: Sendable {
        /// A hash, which makes equal values recognisable; not supported here.
        case hash
        /// No mask.
        case none
    }

    let isHidden: Bool?

    /// The default privacy: numbers are public, texts are private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: nil) }
    /// The value is written.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// The value is replaced by `<private>`.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// The value is replaced by `<private>`, like a private one.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// Returns the default privacy; the mask is ignored.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Returns the privacy of private values; the mask is ignored.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Returns the privacy of sensitive values; the mask is ignored.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int?

    /// Six fraction digits.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
    /// Returns a format with a number of fraction digits.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }
}

/// A log message with the public values of its interpolations.
///
/// Private values are never written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    /// Creates a message from a string literal.
    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message from a string interpolation.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Builds a log message from literals and values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ privacy: OSLogPrivacy, hiddenUnlessSaid: Bool) {
        text += privacy.isHidden ?? hiddenUnlessSaid ? "<private>" : value
    }

    /// Appends a string, which is private by default.
    public mutating func appendInterpolation(_ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto) {
        add(value(), privacy, hiddenUnlessSaid: true)
    }

    /// Appends a value's description, which is private by default.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {
        add(value().description, privacy, hiddenUnlessSaid: true)
    }

    /// Appends an integer, which is public by default.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger {
        add("\(value())", privacy, hiddenUnlessSaid: false)
    }

    /// Appends a Boolean value, which is public by default.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        add("\(value())", privacy, hiddenUnlessSaid: false)
    }

    /// Appends a floating-point number, which is public by default.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, privacy: OSLogPrivacy = .auto
    ) {
        let number = value()
        add(
            format.digits.map { number.formatted(.number.precision(.fractionLength($0)).grouping(.never)) }
                ?? "\(number)",
            privacy, hiddenUnlessSaid: false)
    }

    /// Appends an error, which is private by default.
    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        add(String(describing: value()), privacy, hiddenUnlessSaid: true)
    }

    /// Appends the name of a type, which is public by default.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        add(String(describing: value()), privacy, hiddenUnlessSaid: false)
    }
}
