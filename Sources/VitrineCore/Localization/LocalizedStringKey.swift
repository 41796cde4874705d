// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The key of a localised string, with the values to put into it.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let key: String
    package let arguments: [LocalizedArgument]

    /// A key from a string, which is not searched for values.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the key with a specifier in the place of each value.
    public struct StringInterpolation: StringInterpolationProtocol {
        package var key = ""
        package var arguments: [LocalizedArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Adds characters; a percent sign is doubled in keys.
        public mutating func appendLiteral(_ literal: String) {
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), "%@")
        }

        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(LocalizedArgument(value), value._specifier)
        }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(LocalizedArgument(value), specifier)
        }

        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter? = nil
        ) where Subject: ReferenceConvertible {
            append(.formatted(FormatterValue(subject, formatter)), "%@")
        }

        // Dates, data and objects are no `ReferenceConvertible` in this Foundation.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(
            _ subject: Subject, formatter: Formatter
        ) where Subject: Hashable {
            append(.formatted(FormatterValue(subject, formatter)), "%@")
        }

        public mutating func appendInterpolation<F>(
            _ input: F.FormatInput, format: F
        ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(StyledValue(input, format)), "%@")
        }

        /// A picture: see `Text(_:)` of a picture.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text), "%@")
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.formatted(DateValue(date, style)), "%@")
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// Anything else, as its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)), "%@")
        }
    }
}
