// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Who may read a value in a line.
public struct OSLogPrivacy: Sendable {
    /// How a value that may not be read is told from others.
    public enum Mask: Sendable {
        case hash
        case none
    }

    let isHidden: Bool?

    /// Numbers may be read, texts may not.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: nil) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
    let digits: Int?

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }
}

/// A line: what stands in it, and the values that may be read. Private values are never written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The parts of a line.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ privacy: OSLogPrivacy, hiddenUnlessSaid: Bool) {
        text += privacy.isHidden ?? hiddenUnlessSaid ? "<private>" : value
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto) {
        add(value(), privacy, hiddenUnlessSaid: true)
    }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible {
        add(value().description, privacy, hiddenUnlessSaid: true)
    }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) where T: FixedWidthInteger {
        add("\(value())", privacy, hiddenUnlessSaid: false)
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        add("\(value())", privacy, hiddenUnlessSaid: false)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, privacy: OSLogPrivacy = .auto
    ) {
        let number = value()
        add(
            format.digits.map { number.formatted(.number.precision(.fractionLength($0)).grouping(.never)) }
                ?? "\(number)",
            privacy, hiddenUnlessSaid: false)
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        add(String(describing: value()), privacy, hiddenUnlessSaid: true)
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        add(String(describing: value()), privacy, hiddenUnlessSaid: false)
    }
}
