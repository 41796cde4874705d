// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A field's text in an environment: how it is measured and drawn.
nonisolated struct FieldLook {
    var value = ResolvedText()
    var prompt: ResolvedText?
    var shape = FieldContent.Shape.line
    var isSecure = false
    /// The text without attributes of its own, where `value` has some.
    private var plain: ResolvedText?
    var options = TextOptions()
    var insets = EdgeInsets()
    /// The minimum height of the list row that the field fills.
    private var minimumHeight = 0.0
    private var fillsHeight = false
    private var isRightToLeft: Bool { options.isRightToLeft }
    var traits = FieldTraits()
    var semantics = Semantics(role: .textField)
    private var texts: TextEnvironment?
    private var placeholderColor = DisplayColor.black
    private var caretColor = DisplayColor.black
    private var background: DisplayField.Background?

    /// The distance of bullets in points (Documentation/Layout.md 11), relative to the size of body text.
    private static let bulletPitch = 10.5 / 17

    init() {}

    /// Creates the look of a field.
    ///
    /// - Parameters:
    ///   - content: The properties of the field.
    ///   - string: The text.
    ///   - styled: The text with its attributes; `nil` for a field that has none.
    ///   - texts: What texts are resolved in.
    ///   - environment: The environment of the field.
    init(
        _ content: FieldContent, value string: String, styled: AttributedString? = nil, texts: TextEnvironment,
        _ environment: EnvironmentValues
    ) {
        self.texts = texts
        shape = content.shape
        fillsHeight = content.fillsHeight
        isSecure = content.isSecure
        traits = environment.fieldTraits
        let shown = isSecure ? String(repeating: "\u{2022}", count: string.count) : string
        // An empty text still needs a font.
        value = TextResolver.resolve(Text(verbatim: shown), in: texts)
        if let styled {
            plain = value
            // An app may have changed the text since the surface got it.
            if !string.isEmpty, String(styled.characters) == string {
                value = TextResolver.resolve(Text(styled), in: texts)
            }
        }
        placeholderColor = SystemColor.placeholder.value(in: environment)
        caretColor = SystemColor.accent.value(in: environment)
        options = texts.options
        if shape == .line {
            options.lineLimit = 1
            options.lineLimitReservesSpace = false
            options.minimumLines = nil
        }
        add(shape == .editor ? EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) : environment.fieldInsets)
        if let kind = environment.fieldBackground {
            let edge = environment.colorScheme == .dark ? 1.0 : 0
            background = DisplayField.Background(
                fill: SystemColor.background.value(in: environment),
                border: kind == .editor ? nil : DisplayColor(red: edge, green: edge, blue: edge, alpha: 0.2),
                cornerRadius: kind == .editor ? 0 : 5)
        }
        let hint = content.prompt ?? content.name
        if let hint, shape != .editor {
            var resolved = TextResolver.resolve(hint, in: texts)
            for index in resolved.looks.indices where hint.attributes.style == nil {
                resolved.looks[index].color = placeholderColor
            }
            prompt = resolved
        }
        semantics = .field(label: content.name?.string(in: environment))
        semantics.isDisabled = !environment.isEnabled
    }

    /// Makes the field apply the row's insets and minimum height itself.
    mutating func fillRow(insets: EdgeInsets, minimumHeight: CGFloat) {
        add(insets)
        self.minimumHeight = Double(minimumHeight)
    }

    /// Insets are stored physically (left/right), not leading/trailing.
    private mutating func add(_ more: EdgeInsets) {
        insets.top += more.top
        insets.bottom += more.bottom
        insets.leading += isRightToLeft ? more.trailing : more.leading
        insets.trailing += isRightToLeft ? more.leading : more.trailing
    }

    private var font: FontSpec { (plain ?? value).leadFont }
    private var lineHeight: Double { font.metrics().line * font.size }

    /// The text as runs, in which the bullets of a secure field are spaced.
    private func runs(_ engine: any TextMeasuring) -> [TextRun] {
        guard isSecure, let first = value.runs.first else { return value.runs }
        var bullet = first
        bullet.string = "\u{2022}"
        let natural = engine.layout([bullet], options: options, width: nil, height: nil).lines.first?.width ?? 0
        return value.runs.map {
            var run = $0
            run.tracking += Self.bulletPitch * font.size - natural
            return run
        }
    }

    func needsLayout(after old: FieldLook) -> Bool {
        texts == nil || old.texts == nil || value.runs != old.value.runs || prompt?.runs != old.prompt?.runs
            || options != old.options || insets != old.insets || shape != old.shape
            || minimumHeight != old.minimumHeight || fillsHeight != old.fillsHeight
    }

    func spacing(_ engine: any TextMeasuring) -> ViewSpacing { ViewSpacing() }

    // MARK: - Geometry

    func measure(_ proposal: ProposedViewSize, _ engine: any TextMeasuring) -> MeasuredLeafNode.Measurement {
        let ideal = paragraph(visibleRuns(engine), width: nil, engine)
        let width = proposal.width.map { Double($0) } ?? Double(ideal.size.width) + insets.horizontal
        let natural = naturalHeight(width, engine)
        let proposed = proposal.height.map { Double($0) }
        let least = max(minimumHeight, fillsHeight ? proposed ?? 0 : 0)
        let height = shape == .editor ? proposed ?? natural : max(natural, least)
        let first = ideal.firstBaseline + insets.top + max(minimumHeight - natural, 0) / 2
        return MeasuredLeafNode.Measurement(
            size: CGSize(width: width, height: height), firstBaseline: first, lastBaseline: first,
            textStart: isRightToLeft ? insets.trailing : insets.leading)
    }

    /// The height of the text with its insets.
    private func naturalHeight(_ width: Double, _ engine: any TextMeasuring) -> Double {
        switch shape {
        case .line: return rounded(lineHeight + 1.5) + insets.vertical
        case .growing, .editor:
            let lines = paragraph(growingRuns(engine), width: width - insets.horizontal, engine).size.height
            return max(Double(lines), rounded(lineHeight)) + (shape == .growing ? rounded(1.5) : 0) + insets.vertical
        }
    }

    private func rounded(_ length: Double) -> Double { PixelGrid(scale: options.pixelScale).ceil(length) }

    private func visibleRuns(_ engine: any TextMeasuring) -> [TextRun] {
        let own = runs(engine)
        if !own.allSatisfy(\.string.isEmpty) { return own }
        return prompt?.runs ?? sample
    }

    /// Counts a last line that is still empty.
    private func growingRuns(_ engine: any TextMeasuring) -> [TextRun] {
        var runs = visibleRuns(engine)
        if let last = runs.indices.last, runs[last].string.isEmpty || runs[last].string.last?.isNewline == true {
            runs[last].string += "x"
        }
        return runs
    }

    private var sample: [TextRun] { [TextRun("x", font: font)] }

    private func paragraph(_ runs: [TextRun], width: Double?, _ engine: any TextMeasuring) -> TextLayout {
        engine.layout(runs, options: options, width: width.map { max($0, 0) }, height: nil)
    }

    // MARK: - Drawing

    func field(in size: CGSize, _ engine: any TextMeasuring) -> DisplayField {
        guard minimumHeight == 0 else {
            // In a taller row the text is vertically centred.
            var centred = self
            centred.minimumHeight = 0
            centred.insets.top += max(Double(size.height) - naturalHeight(Double(size.width), engine), 0) / 2
            return centred.field(in: size, engine)
        }
        guard let texts else { preconditionFailure("A look that is drawn was resolved.") }
        let room = max(Double(size.width) - insets.horizontal, 0)
        var spaced = value
        spaced.runs = runs(engine)
        let style = ResolvedText.style(of: plain ?? spaced, engine, texts)
        let shown = display(spaced, room, engine, texts)
        var two = sample
        if shape != .line { two[0].string += "\nx" }
        let lines = paragraph(two, width: nil, engine).lines
        let height = lines.first?.height ?? lineHeight
        let pitch = lines.count > 1 ? lines[1].top - lines[0].top : height
        return DisplayField(
            hasManyLines: shape != .line, isSecure: isSecure, shown: shown,
            placeholder: prompt.map { display($0, room, engine, texts) }, runs: runs(of: shown, in: style),
            style: style, placeholderColor: prompt?.looks.first?.color ?? placeholderColor, caretColor: caretColor,
            pitch: pitch, baseline: lines.first?.baseline ?? height,
            insets: DisplayInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
            alignment: alignment, traits: traits, background: background)
    }

    /// The runs of a text with attributes; `nil` for a field that has none.
    private func runs(of shown: DisplayText, in style: DisplayTextStyle) -> [DisplayField.Run]? {
        guard plain != nil else { return nil }
        guard shown.styles.count == value.runs.count else { return [] }
        var runs: [DisplayField.Run] = []
        for (run, own) in zip(value.runs, shown.styles) {
            let own = own == style ? nil : own
            if let last = runs.last, last.style == own {
                runs[runs.count - 1].length += run.string.utf16.count
            } else {
                runs.append(DisplayField.Run(length: run.string.utf16.count, style: own))
            }
        }
        return runs
    }

    private var alignment: DisplayField.Alignment {
        if options.alignment == .center { return .center }
        return isAtRight ? .right : .left
    }

    private var isAtRight: Bool { (options.alignment == .trailing) != options.isRightToLeft }

    /// The lines at their positions in the field.
    private func display(
        _ text: ResolvedText, _ room: Double, _ engine: any TextMeasuring, _ texts: TextEnvironment
    ) -> DisplayText {
        guard !text.string.isEmpty else {
            return DisplayText(styles: [], lines: [], string: "")
        }
        let layout = paragraph(text.runs, width: room, engine)
        var result = text.display(layout, engine: engine, sharing: texts)
        let slack = room - Double(layout.size.width)
        let shift = insets.leading + (options.alignment == .center ? slack / 2 : isAtRight ? slack : 0)
        for index in result.lines.indices {
            result.lines[index].top += insets.top
            result.lines[index].baseline += insets.top
            for fragment in result.lines[index].fragments.indices {
                result.lines[index].fragments[fragment].x += shift
            }
        }
        return result
    }
}

extension ResolvedText {
    /// The style of a text's first run, for the surface.
    nonisolated static func style(
        of text: ResolvedText, _ engine: any TextMeasuring, _ texts: TextEnvironment
    ) -> DisplayTextStyle {
        let run = text.runs.first ?? TextRun("", font: FontSpec(size: 17))
        return DisplayTextStyle(
            font: DisplayFont(run.font, tracking: engine.ownTracking(run.font) + run.tracking + run.kerning),
            color: text.looks.first?.color ?? texts.foreground.meanColor,
            isUnderlined: text.looks.first?.underline != nil, isStruckThrough: text.looks.first?.strikethrough != nil,
            lineColor: text.looks.first?.lineColor, linePattern: text.looks.first?.linePattern ?? .solid)
    }
}
