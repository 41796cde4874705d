// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// A localised string's key and default value, with the values that are inserted into it.
    nonisolated public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package let key: LocalizedStringKey

        /// Creates a value from a string, without arguments.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a value from a string literal.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates a value from a string interpolation, with a format specifier for each argument.
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
        }

        /// Builds a key with a format specifier in the place of each value.
        public struct StringInterpolation: StringInterpolationProtocol {
            package var inner: LocalizedStringKey.StringInterpolation

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {
                inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Appends literal characters; a percent sign is doubled in the key.
            public mutating func appendLiteral(_ literal: String) {
                inner.appendLiteral(literal)
            }

            /// Appends a string, as `%@`.
            public mutating func appendInterpolation(_ string: String) {
                inner.appendInterpolation(string)
            }

            /// Appends a number, with the specifier of its type.
            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                inner.appendInterpolation(value)
            }

            /// Appends a number with an explicit format specifier, such as `%.2f`.
            public mutating func appendInterpolation<T>(
                _ value: T, specifier: String
            ) where T: _FormatSpecifiable {
                inner.appendInterpolation(value, specifier: specifier)
            }

            /// Appends a value that a format style formats, as `%@`.
            public mutating func appendInterpolation<F>(
                _ input: F.FormatInput, format: F
            ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
                inner.appendInterpolation(input, format: format)
            }

            /// Appends another localised string, as `%@`.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                inner.appendInterpolation(resource)
            }

            /// Appends the description of any other value, as `%@`.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                inner.appendInterpolation(String(describing: value))
            }
        }
    }
}
