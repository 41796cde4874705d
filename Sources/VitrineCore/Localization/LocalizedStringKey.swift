// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key of a localised string, with the values that are inserted into it.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let key: String
    package let arguments: [LocalizedArgument]

    /// Creates a key from a string, without values.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from a string interpolation, with a format specifier for each value.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Builds a key with a format specifier in the place of each value.
    public struct StringInterpolation: StringInterpolationProtocol {
        package var key = ""
        package var arguments: [LocalizedArgument] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Appends literal characters; a percent sign is doubled.
        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// Appends a string, as `%@`.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), "%@")
        }

        /// Appends a number, with the specifier of its type.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(LocalizedArgument(value), value._specifier)
        }

        /// Appends a number with an explicit format specifier, such as `%.2f`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(LocalizedArgument(value), specifier)
        }

        /// Appends a value that a formatter formats, as `%@`.
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) where Subject: ReferenceConvertible {
            append(.formatted(FormatterValue(subject, formatter)), "%@")
        }

        // Dates, data and objects do not conform to `ReferenceConvertible` in this Foundation.
        /// Appends a value that a formatter formats, as `%@`.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) where Subject: Hashable {
            append(.formatted(FormatterValue(subject, formatter)), "%@")
        }

        /// Appends a value that a format style formats, as `%@`.
        public mutating func appendInterpolation<F>(
            _ input: F.FormatInput, format: F
        ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(StyledValue(input, format)), "%@")
        }

        /// Appends an image, as `%@`, which stands among the characters of a text.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        /// Appends a text with its own attributes, as `%@`.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text), "%@")
        }

        /// Appends a date in a style, as `%@`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.formatted(DateValue(date, style)), "%@")
        }

        /// Appends another localised string, as `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// Appends the description of any other value, as `%@`.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)), "%@")
        }
    }
}
