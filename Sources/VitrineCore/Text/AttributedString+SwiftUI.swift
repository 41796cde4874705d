// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay

extension AttributeScopes {
    /// The attribute scope of the attributes that texts display.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that texts display, together with Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the characters.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the characters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the characters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The additional space between characters, in points.
        public let kern: KerningAttribute
        /// The additional space after each character, in points.
        public let tracking: TrackingAttribute
        /// The distance of the characters above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Named here as well, because what is encoded are the stored attributes of a scope.
        let inlineStyle: FoundationAttributes.InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of the font attribute.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }

        /// The key of the foreground colour attribute.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the background colour attribute.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of the strikethrough attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the underline attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the kerning attribute.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the tracking attribute.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of the baseline offset attribute.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of an attribute of this scope, for access by its name.
    public subscript<T>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T where T: AttributedStringKey {
        self[T.self]
    }
}

extension Text {
    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            package let drawn: DisplayTextStyle.LinePattern

            /// A solid line.
            public static let solid = Pattern(drawn: .solid)
            /// A dotted line.
            public static let dot = Pattern(drawn: .dot)
            /// A dashed line.
            public static let dash = Pattern(drawn: .dash)
            /// A line of alternating dashes and dots.
            ///
            /// - Support: partial: dashes in browsers, which have no such line.
            public static let dashDot = Pattern(drawn: .dashDot)
            /// A line of alternating dashes and pairs of dots.
            ///
            /// - Support: partial: dashes in browsers, which have no such line.
            public static let dashDotDot = Pattern(drawn: .dashDotDot)

            /// Reports that browsers cannot draw lines of dashes and dots.
            func note() {
                guard self == .dashDot || self == .dashDotDot else { return }
                DeveloperNotes.report(
                    .withoutEffect, "A line of dashes and dots has dashes only in a browser.",
                    remedy: "Use the pattern dash or dot.", saysPlace: false)
            }
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line style from a pattern and a colour; `nil` is the text's own colour.
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
            pattern.note()
        }

        /// A single solid line in the text's colour.
        public static let single = LineStyle()
    }

    /// Creates a text from an attributed string.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        var pieces = attributedContent.runs.map { run in
            Text(piece: String(attributedContent[run.range].characters), run)
        }
        // Pieces are joined pairwise, so that the tree of a long text is shallow.
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
        if let intent = run.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { own.weight = .bold }
            if intent.contains(.emphasized) { own.isItalic = true }
            if intent.contains(.code) { own.isMonospaced = true }
            if intent.contains(.strikethrough) { own.strikethrough = .init(isActive: true) }
        }
        if let font = run[Keys.FontAttribute.self] { own.font = font }
        if let link = run.link {
            own.link = link.absoluteString
            own.style = AnyShapeStyle(TintShapeStyle())
        }
        if let color = run[Keys.ForegroundColorAttribute.self] { own.style = AnyShapeStyle(color) }
        own.background = run[Keys.BackgroundColorAttribute.self]
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
    /// The options for parsing Markdown; only inline markup is parsed.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of the Markdown syntax that is interpreted.
        public enum InterpretedSyntax: Sendable {
            /// All syntax; block elements are shown as plain lines and a diagnostic is reported.
            case full
            /// Inline markup; white space is collapsed to single spaces.
            case inlineOnly
            /// Inline markup; white space is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The behaviour when Markdown cannot be parsed, which never happens here.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// The part that could be parsed is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[words](name: value)` is parsed; the words are shown without the attribute.
        public var allowsExtendedAttributes: Bool
        /// The part of the syntax that is interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// The behaviour on failure; ignored here, since parsing never fails.
        public var failurePolicy: FailurePolicy
        /// The language of the text; ignored here.
        public var languageCode: String?

        /// Creates options for parsing Markdown.
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

    /// Creates an attributed string from Markdown: emphasis, code, strikethrough and links.
    ///
    /// Block elements become plain lines. Parsing never fails, so no error is thrown.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - options: The options; only the interpreted syntax has an effect.
    ///   - baseURL: The URL that relative links refer to.
    /// - Throws: Never; the declaration is Apple's.
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
        if options.allowsExtendedAttributes, markdown.contains("^[") {
            DeveloperNotes.withoutEffect(
                "An attribute of the app's own in Markdown", remedy: "Set it on the ranges of the parsed text.")
        }
        for span in InlineMarkdown.spans(of: markdown, readsAttributes: options.allowsExtendedAttributes) {
            var piece = AttributedString(span.text)
            if span.style != [] { piece.inlinePresentationIntent = InlinePresentationIntent(span.style) }
            if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
            append(piece)
        }
    }

    /// Creates an attributed string from Markdown in which a scope's attributes may be named, as
    /// `^[words](name: value)`.
    ///
    /// - Support: partial: the words are shown without the attribute; a diagnostic says so.
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - scope: The scope, as a path from all scopes.
    ///   - options: The options.
    ///   - baseURL: The URL that relative links refer to.
    /// - Throws: Never; the declaration is Apple's.
    public init<S>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws where S: AttributeScope {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from Markdown in which a scope's attributes may be named, as
    /// `^[words](name: value)`.
    ///
    /// - Support: partial: the words are shown without the attribute; a diagnostic says so.
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - scope: The scope.
    ///   - options: The options.
    ///   - baseURL: The URL that relative links refer to.
    /// - Throws: Never; the declaration is Apple's.
    public init<S>(
        markdown: String, including scope: S.Type, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws where S: AttributeScope {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reports that headings, lists and quotes are shown as plain lines.
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
