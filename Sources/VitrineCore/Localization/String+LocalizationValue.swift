// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// A localised string's key and default value, with the values to put into it.
    nonisolated public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package let key: LocalizedStringKey

        /// A value from a string, which is not searched for arguments.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
        }

        /// Collects the key with a specifier in the place of each value.
        public struct StringInterpolation: StringInterpolationProtocol {
            package var inner: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) {
                inner.appendLiteral(literal)
            }

            public mutating func appendInterpolation(_ string: String) {
                inner.appendInterpolation(string)
            }

            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                inner.appendInterpolation(value)
            }

            public mutating func appendInterpolation<T>(
                _ value: T, specifier: String
            ) where T: _FormatSpecifiable {
                inner.appendInterpolation(value, specifier: specifier)
            }

            public mutating func appendInterpolation<F>(
                _ input: F.FormatInput, format: F
            ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
                inner.appendInterpolation(input, format: format)
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                inner.appendInterpolation(resource)
            }

            /// Anything else, as its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) {
                inner.appendInterpolation(String(describing: value))
            }
        }
    }
}
