// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The meanings of characters in a text with inline markup, such as emphasis, however they are shown.
///
/// Foundation has neither the type nor its attribute on this platform.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasised, as between `*` in Markdown.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasised, as between `**` in Markdown.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, as between backticks in Markdown.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through, as between `~~` in Markdown.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line that does not end the line in the text; Markdown is read without.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line; Markdown is read without.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a line; Markdown is read without.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML of its own lines; Markdown is read without.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

    /// Creates the intents of a style of Markdown.
    init(_ style: InlineMarkdown.Style) {
        var intent: InlinePresentationIntent = []
        if style.contains(.emphasis) { intent.insert(.emphasized) }
        if style.contains(.strong) { intent.insert(.stronglyEmphasized) }
        if style.contains(.code) { intent.insert(.code) }
        if style.contains(.strikethrough) { intent.insert(.strikethrough) }
        self = intent
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of the attribute that says what characters are in a text with inline markup.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key by which the attribute is named; it has no value of its own.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        fatalError("A scope names attributes and has no values.")
    }
}
