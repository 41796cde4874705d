// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PersonNameComponents {
    /// Finds the parts of names in texts.
    ///
    /// Names in Chinese, Japanese or Korean characters begin with the family name; all others do so where a comma
    /// follows it, or where it alone is in capitals. Text in brackets is left out.
    ///
    /// - Support: partial: which words are given and which family names is told from their places alone.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// Creates a strategy.
        public init() {}

        /// Returns the parts of a name.
        ///
        /// - Parameter value: The name.
        /// - Returns: The parts that were found.
        /// - Throws: `CocoaError.formatting` for a text without letters.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameParser.parse(value) else { throw CocoaError(.formatting) }
            return name
        }
    }

    /// Creates the parts of a name from its text.
    ///
    /// - Parameter value: The name.
    /// - Throws: `CocoaError.formatting` for a text without letters.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Creates the parts of a name by a strategy.
    ///
    /// - Parameters:
    ///   - value: What the strategy reads.
    ///   - strategy: The strategy.
    /// - Throws: The strategy's error.
    public init<S>(_ value: S.ParseInput, strategy: S) throws
    where S: Foundation.ParseStrategy, S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Finds the parts of names in texts.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes as much of a name as a style says, and reads names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Finds the parts of names in texts.
    public static var name: Self { Self() }
}
