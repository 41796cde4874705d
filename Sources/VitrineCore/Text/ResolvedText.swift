// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
package import VitrineDisplay
package import VitrineLayout

/// A text resolved in an environment: what layout measures, and how it is drawn.
///
/// The two are separate, so that a change of colour alone does not require layout: `runs` refer to a look by its index.
nonisolated package struct ResolvedText: Equatable, Sendable {
    /// The appearance of a run apart from its font.
    package struct Look: Equatable, Sendable {
        package var color: DisplayColor
        /// The colour behind the characters.
        package var background: DisplayColor?
        package var underline: DisplayColor?
        package var strikethrough: DisplayColor?
        /// The pattern of the run's lines; that of the underline wins if there are both.
        package var linePattern = DisplayTextStyle.LinePattern.solid
        /// The URL that a tap on the run opens.
        package var link: String?
        /// The app's own attributes, which text renderers read.
        package var custom = CustomTextAttributes()
        /// The image in place of the run's only character.
        package var image: DisplayInlineImage?

        /// The single colour of the run's lines; that of the underline wins if there are both.
        package var lineColor: DisplayColor? {
            (underline ?? strikethrough).flatMap { $0 == color ? nil : $0 }
        }
    }

    package var runs: [TextRun] = []
    package var looks: [Look] = []
    /// The whole text, as screen readers read it.
    package var string = ""
    /// The names of missing fonts for which the system's is used.
    package var missingFonts: [String] = []
    /// The gradient that fills every character in place of its colour; `nil` for a text with several paints.
    package var paint: Paint? {
        get { boxedPaint.wrappedValue }
        set { boxedPaint.wrappedValue = newValue }
    }
    private var boxedPaint = Boxed<Paint>()
    /// The effects of the style of all characters, such as shadows.
    package var drawing = StyleDrawing.plain

    package init() {}

    /// The font that decides the distances to neighbours, taken from the first run.
    ///
    /// It should be the last line's font above the neighbour, and the first line's below.
    package var leadFont: FontSpec { runs.first?.font ?? FontSpec(size: 17) }
}

/// Resolves a text's parts and collects its runs.
nonisolated package struct TextResolver {
    private let texts: TextEnvironment
    private(set) var result = ResolvedText()
    /// The paint and the effects of the runs so far. Nearly every text has one run, for which lists would be two allocations.
    private var paint = Common<Paint>()
    private var drawing = Common<StyleDrawing>()

    /// What runs have in common.
    private struct Common<Value: Equatable> {
        private var first: Value?
        /// Whether a run has another value than the first one.
        private(set) var differs = false

        /// The value of all runs; `nil` if they differ, or there are none.
        var common: Value? { differs ? nil : first }

        mutating func add(_ value: Value) {
            if let first { differs = differs || first != value } else { first = value }
        }
    }

    private var environment: EnvironmentValues { texts.values }

    package static func resolve(_ text: Text, in texts: TextEnvironment) -> ResolvedText {
        var resolver = TextResolver(texts: texts)
        resolver.append(text, texts.attributes)
        if let paint = resolver.paint.common, paint.stops != nil { resolver.result.paint = paint }
        resolver.chooseDrawing()
        resolver.result.looks = texts.shared(resolver.result.looks)
        return resolver.result
    }

    /// Chooses the effects of the whole text, which is a single layer.
    private mutating func chooseDrawing() {
        if let drawing = drawing.common {
            result.drawing = drawing
        } else if drawing.differs {
            DeveloperNotes.withoutEffect(
                "a shadow or blend mode in the style of a part of a text",
                remedy: "Put the part into a text of its own.")
        }
    }

    private mutating func append(_ text: Text, _ outer: TextAttributes) {
        let attributes = text.hasAttributes ? text.attributes.filled(from: outer) : outer
        switch text.content {
        case .joined(let first, let second):
            append(first, attributes)
            append(second, attributes)
        case .verbatim(let string): append(string, attributes)
        case .image(let image): append(image, attributes)
        case .formatted(let value): append(value.string(in: environment), attributes)
        case .localized(let key, let table, let bundle):
            let lookup = LocalizedLookup(table: table, bundle: bundle, locale: texts.locale)
            switch lookup.content(of: key, in: environment) {
            case .string(let string): append(string, attributes)
            case .parts(let parts):
                for (part, marked) in parts { append(part, marked?.filled(from: attributes) ?? attributes) }
            }
        case .resource(let resource):
            append(resource.string(in: environment), attributes)
        }
    }

    /// Appends an image as a run with one character, whose place it takes (Documentation/Layout.md 6.14).
    ///
    /// It stands on the baseline at its own size; a symbol follows the font and the colour of the run. Outside of a
    /// session there is nothing to draw it with, only its label.
    private mutating func append(_ image: Image, _ attributes: TextAttributes) {
        let label = image.isDecorative ? "" : image.spokenLabel(in: environment) ?? ""
        result.string += label
        guard let session = SessionContext.current else { return }
        var image = image
        image.isResizable = false
        let resolved = ImageResolver(image: image, environment: environment, session: session).resolve(
            font: { attributes.resolvedFont(in: texts.fonts).spec }, ink: { texts.paint(of: attributes.style) })
        if let problem = resolved.problem {
            DeveloperNotes.report(problem.code, problem.message, remedy: problem.remedy, saysPlace: false)
        }
        guard var drawn = resolved.image else { return }
        // A gradient goes across characters only.
        drawn.tintPaint = nil
        let (width, height) = (Double(resolved.size.width), Double(resolved.size.height))
        let ascent = resolved.baseline.map { Double($0) } ?? height
        appendRun(
            TextAttachment.character, attributes,
            attachment: TextAttachment(width: width, ascent: ascent, descent: height - ascent),
            image: DisplayInlineImage(
                drawn, width: width, height: height, descent: height - ascent, label: label))
    }

    private mutating func append(_ part: LocalizedPart, _ attributes: TextAttributes) {
        switch part {
        case .string(let string): append(string, attributes)
        case .text(let text): append(text, attributes)
        }
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        var string = string
        switch texts.textCase {
        case .uppercase: string = string.uppercased(with: texts.locale)
        case .lowercase: string = string.lowercased(with: texts.locale)
        case nil: break
        }
        result.string += string
        appendRun(string, attributes)
    }

    private mutating func appendRun(
        _ string: String, _ attributes: TextAttributes, attachment: TextAttachment? = nil,
        image: DisplayInlineImage? = nil
    ) {
        let font = attributes.resolvedFont(in: texts.fonts)
        if let name = font.missingName, !result.missingFonts.contains(name) { result.missingFonts.append(name) }
        let paint = texts.paint(of: attributes.style)
        self.paint.add(paint)
        drawing.add(texts.drawing(of: attributes.style))
        let color = paint.meanColor
        noteLines(attributes)
        result.looks.append(
            ResolvedText.Look(
                color: color, background: attributes.background?.resolved(in: environment),
                underline: line(attributes.underline, color),
                strikethrough: line(attributes.strikethrough, color),
                linePattern: pattern(of: attributes.underline) ?? pattern(of: attributes.strikethrough) ?? .solid,
                link: attributes.link, custom: attributes.custom, image: image))
        result.runs.append(
            TextRun(
                string, font: font.spec, tracking: Double(attributes.tracking ?? 0),
                kerning: Double(attributes.tracking == nil ? attributes.kerning ?? 0 : 0),
                baselineOffset: Double(attributes.baselineOffset ?? 0), attributes: result.looks.count - 1,
                attachment: attachment))
    }

    /// Reports that surfaces draw both lines of a run alike.
    private func noteLines(_ attributes: TextAttributes) {
        guard let under = attributes.underline, let through = attributes.strikethrough, under.isActive,
            through.isActive, under.color != through.color || under.pattern != through.pattern
        else { return }
        DeveloperNotes.withoutEffect(
            "The colour or pattern of a line through characters with another line under them",
            remedy: "Give both lines one colour and pattern; that of the underline is drawn.")
    }

    private func pattern(of line: TextAttributes.Line?) -> DisplayTextStyle.LinePattern? {
        guard let line, line.isActive else { return nil }
        return line.pattern.drawn
    }

    private func line(_ line: TextAttributes.Line?, _ color: DisplayColor) -> DisplayColor? {
        guard let line, line.isActive else { return nil }
        return line.color?.resolved(in: environment) ?? color
    }
}

extension Text {
    /// Returns the string of the text in an environment.
    package func string(in environment: EnvironmentValues) -> String {
        TextResolver.resolve(self, in: TextEnvironment(environment)).string
    }
}
