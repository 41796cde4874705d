// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay

extension AttributeScopes {
    /// The attributes that texts show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that texts show, with Foundation's own.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        let inlineStyle: InlineStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// - Support: partial: kept; texts draw no ground behind letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// What markup says of characters; Foundation has no attribute for it on this platform.
        enum InlineStyleAttribute: AttributedStringKey {
            typealias Value = Int
            static let name = "Vitrine.InlineStyle"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T where T: AttributedStringKey {
        self[T.self]
    }
}

extension Text {
    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is drawn.
        public struct Pattern: Hashable, Sendable {
            package let drawn: DisplayTextStyle.LinePattern

            public static let solid = Pattern(drawn: .solid)
            public static let dot = Pattern(drawn: .dot)
            public static let dash = Pattern(drawn: .dash)
            /// A dash and a dot by turns.
            ///
            /// - Support: partial: dashes in browsers, which have no such line.
            public static let dashDot = Pattern(drawn: .dashDot)
            /// A dash and two dots by turns.
            ///
            /// - Support: partial: dashes in browsers, which have no such line.
            public static let dashDotDot = Pattern(drawn: .dashDotDot)

            /// Says that browsers know no lines of dashes and dots.
            func note() {
                guard self == .dashDot || self == .dashDotDot else { return }
                DeveloperNotes.report(
                    .withoutEffect, "A line of dashes and dots has dashes only in a browser.",
                    remedy: "Use the pattern dash or dot.", saysPlace: false)
            }
        }

        let pattern: Pattern
        let color: Color?

        /// A line of a pattern and a colour; `nil` is the text's own.
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
            pattern.note()
        }

        /// One solid line in the text's colour.
        public static let single = LineStyle()
    }

    /// Text with attributes.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        var pieces = attributedContent.runs.map { run in
            Text(piece: String(attributedContent[run.range].characters), run)
        }
        // Halves of halves: a long text is no deep tree.
        while pieces.count > 1 {
            pieces = stride(from: 0, to: pieces.count, by: 2).map { index in
                index + 1 < pieces.count ? pieces[index] + pieces[index + 1] : pieces[index]
            }
        }
        self = pieces.first ?? Text(verbatim: "")
    }

    private init(piece: String, _ run: AttributedString.Runs.Run) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        self.init(verbatim: piece)
        var own = TextAttributes()
        if let style = run[Keys.InlineStyleAttribute.self].map(InlineMarkdown.Style.init(rawValue:)) {
            if style.contains(.strong) { own.weight = .bold }
            if style.contains(.emphasis) { own.isItalic = true }
            if style.contains(.code) { own.isMonospaced = true }
            if style.contains(.strikethrough) { own.strikethrough = .init(isActive: true) }
        }
        if let font = run[Keys.FontAttribute.self] { own.font = font }
        if let link = run.link {
            own.link = link.absoluteString
            own.style = AnyShapeStyle(TintShapeStyle())
        }
        if let color = run[Keys.ForegroundColorAttribute.self] { own.style = AnyShapeStyle(color) }
        if let line = run[Keys.UnderlineStyleAttribute.self] {
            own.underline = .init(isActive: true, color: line.color, pattern: line.pattern)
        }
        if let line = run[Keys.StrikethroughStyleAttribute.self] {
            own.strikethrough = .init(isActive: true, color: line.color, pattern: line.pattern)
        }
        own.kerning = run[Keys.KerningAttribute.self]
        own.tracking = run[Keys.TrackingAttribute.self]
        own.baselineOffset = run[Keys.BaselineOffsetAttribute.self]
        if own != TextAttributes() { attributes = own }
    }
}

extension AttributedString {
    /// How markup is read; inline markup is, white space stays as it is.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of markup is read.
        public enum InterpretedSyntax: Sendable {
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        /// What happens to markup that is wrong.
        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Text with inline markup: emphasis, code, strike-through and links. Blocks are plain lines; nothing is ever
    /// wrong.
    public init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init()
        var markdown = markdown
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: break
        case .inlineOnly: markdown = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .full: Self.noteBlocks(of: markdown)
        }
        for span in InlineMarkdown.spans(of: markdown) {
            var piece = AttributedString(span.text)
            if span.style != [] {
                piece[AttributeScopes.SwiftUIAttributes.InlineStyleAttribute.self] = span.style.rawValue
            }
            if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
            append(piece)
        }
    }

    /// Says that headings, lists and quotes are plain lines.
    private static func noteBlocks(of markdown: String) {
        let marks = ["# ", "## ", "### ", "- ", "* ", "> ", "1. ", "```"]
        guard markdown.split(separator: "\n").contains(where: { line in marks.contains { line.hasPrefix($0) } }) else {
            return
        }
        DeveloperNotes.withoutEffect(
            "A heading, list, quote or block of code in Markdown",
            remedy: "Inline markup is read; blocks are plain lines.")
    }
}
