// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Every public modifier of texts and styles, each changing what is drawn or how large it is.
@MainActor
@Suite("Modifiers of text have an effect")
struct TextProbes {
    struct Probe: CustomTestStringConvertible {
        let testDescription: String
        let effects: [ProbeEffect]
        let plain: @MainActor () -> AnyView
        let modified: @MainActor () -> AnyView

        init<P: View, M: View>(
            _ name: String, _ effects: [ProbeEffect], @ViewBuilder _ plain: @escaping @MainActor () -> P,
            @ViewBuilder _ modified: @escaping @MainActor (P) -> M
        ) {
            testDescription = name
            self.effects = effects
            self.plain = { AnyView(plain()) }
            self.modified = { AnyView(modified(plain())) }
        }

        init<M: View>(
            _ name: String, _ effects: ProbeEffect..., @ViewBuilder modified: @escaping @MainActor (AnyView) -> M
        ) {
            self.init(name, effects, { AnyView(Text(verbatim: "aaaa bbbb cccc\n1234 dd")) }, modified)
        }

        init<M: View>(text name: String, _ effects: ProbeEffect..., modified: @escaping @MainActor (Text) -> M) {
            self.init(name, effects, { Text(verbatim: "aaaa bbbb cccc\n1234 dd") }, { modified($0) })
        }
    }

    /// Draws each glyph by itself.
    private struct Letters: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { ctx.draw(slice) }
        }
    }

    nonisolated static var probes: [Probe] {
        [
            Probe("font", "size 28") { $0.font(.title) },
            Probe("fontWeight", "weight 800") { $0.fontWeight(.heavy) },
            Probe("fontDesign", " serif ") { $0.fontDesign(.serif) },
            Probe("bold", "weight 600") { $0.bold() },
            Probe("italic", " italic") { $0.italic() },
            Probe("monospaced", " monospaced ") { $0.monospaced() },
            Probe("font, lowercase small capitals", " small letters") { $0.font(.body.lowercaseSmallCaps()) },
            Probe("font, small capitals", [" small letters small capitals"], { Text(verbatim: "AAAA bbbb") }) {
                $0.font(.body.smallCaps())
            },
            Probe("font, uppercase small capitals", ["small capitals"], { Text(verbatim: "AAAA bbbb") }) {
                $0.font(.body.uppercaseSmallCaps())
            },
            Probe("monospacedDigit", "digits alike") { $0.monospacedDigit() },
            Probe("underline", " underlined") { $0.underline() },
            Probe("strikethrough", " struck through") { $0.strikethrough() },
            Probe("underline with a pattern", " underlined dash line 255.56.60.255") {
                $0.underline(pattern: .dash, color: .red)
            },
            Probe("strikethrough with a pattern", " struck through dot") { $0.strikethrough(pattern: .dot) },
            Probe(
                "underline, strikethrough, colour", ["line 255.56.60.255"],
                { Text(verbatim: "a").underline().strikethrough() }
            ) { _ in
                Text(verbatim: "a").strikethrough(color: .red).underline(color: .red)
            },
            Probe(
                "labelStyle", [.loses("line b")],
                {
                    Label {
                        Text(verbatim: "a")
                    } icon: {
                        Text(verbatim: "b")
                    }
                }
            ) {
                $0.labelStyle(.titleOnly)
            },
            Probe("kerning", "tracking 2", "line aaaa bbbb at 0.0,0.0 wide 90.25") { $0.kerning(2) },
            Probe("tracking", "tracking 2", "line aaaa bbbb at 0.0,0.0 wide 90.25") { $0.tracking(2) },
            Probe("baselineOffset", "raised 5") { $0.baselineOffset(5) },
            Probe("foregroundColor", "ink 255.56.60.255") { $0.foregroundColor(.red) },
            Probe("foregroundStyle", "ink 60.60.67.153") { $0.foregroundStyle(.secondary) },
            Probe(
                "foregroundStyle, two levels", ["ink 0.136.255.255"],
                { Text(verbatim: "a").foregroundStyle(.secondary) }
            ) {
                $0.foregroundStyle(.red, .blue)
            },
            Probe(
                "foregroundStyle, three levels", ["ink 0.136.255.255"],
                { Text(verbatim: "a").foregroundStyle(.tertiary) }
            ) {
                $0.foregroundStyle(.red, .green, .blue)
            },
            Probe("backgroundStyle", ["ink 255.56.60.255"], { Text(verbatim: "a").foregroundStyle(.background) }) {
                $0.backgroundStyle(.red)
            },
            Probe("tint", ["ink 255.56.60.255"], { Text(verbatim: "a").foregroundStyle(.tint) }) { $0.tint(.red) },
            Probe("tint, any style", ["ink 60.60.67.153"], { Text(verbatim: "a").foregroundStyle(.tint) }) {
                $0.tint(HierarchicalShapeStyle.secondary)
            },
            Probe("accentColor", ["ink 255.56.60.255"], { Text(verbatim: "a").foregroundStyle(.tint) }) {
                $0.accentColor(.red)
            },
            Probe("lineLimit", "line aaaa bbbb c…", .loses("line 1234 dd")) { $0.lineLimit(1) },
            Probe("lineLimit, from", "76.67x108.33") { $0.lineLimit(5...) },
            Probe("lineLimit, through", "line aaaa bbbb c…", .loses("line 1234 dd")) { $0.lineLimit(...1) },
            Probe("lineLimit, range", "76.67x108.33") { $0.lineLimit(5...6) },
            Probe("lineLimit, reserving space", "76.67x130.33") { $0.lineLimit(6, reservesSpace: true) },
            Probe("multilineTextAlignment", "line cccc at 42.67") { $0.multilineTextAlignment(.trailing) },
            Probe("truncationMode", ["line …bbccccdddd"], { AnyView(Text(verbatim: "aaaabbbbccccdddd").lineLimit(1)) })
            {
                $0.truncationMode(.head)
            },
            Probe("lineSpacing", "line cccc at 0.0,30.29") { $0.lineSpacing(10) },
            Probe(
                "minimumScaleFactor", ["size 14.28", "line aaaaaaaaaaaaaa at"],
                { AnyView(Text(verbatim: "aaaaaaaaaaaaaa").lineLimit(1)) }
            ) {
                $0.minimumScaleFactor(0.5)
            },
            Probe("allowsTightening", ["tracking -0.43"], { AnyView(Text(verbatim: "aaaaaaaaaaaaa").lineLimit(1)) }) {
                $0.allowsTightening(true)
            },
            Probe("textCase", "line AAAA BBBB") { $0.textCase(.uppercase) },
            Probe("textRenderer", "line a at 0.0,0.0 wide 8.5", "ink 0.0.0.0") { $0.textRenderer(Letters()) },
            Probe("dynamicTypeSize", "size 40") { $0.dynamicTypeSize(.accessibility3) },
            Probe("dynamicTypeSize, range", "size 21") { $0.dynamicTypeSize(.xxLarge...) },
            Probe(text: "Text.font", "size 28") { $0.font(.title) },
            Probe(text: "Text.fontWeight", "weight 800") { $0.fontWeight(.heavy) },
            Probe(text: "Text.fontDesign", " serif ") { $0.fontDesign(.serif) },
            Probe(text: "Text.bold", "weight 600") { $0.bold() },
            Probe(text: "Text.bold(_:)", "weight 600") { $0.bold(true) },
            Probe(text: "Text.italic", " italic") { $0.italic() },
            Probe(text: "Text.italic(_:)", " italic") { $0.italic(true) },
            Probe(text: "Text.monospaced", " monospaced ") { $0.monospaced() },
            Probe(text: "Text.monospacedDigit", "digits alike") { $0.monospacedDigit() },
            Probe(text: "Text.underline", " underlined") { $0.underline() },
            Probe(text: "Text.strikethrough", " struck through") { $0.strikethrough() },
            Probe(text: "Text.strikethrough with a pattern", " struck through dash") {
                $0.strikethrough(pattern: .dash)
            },
            Probe(text: "Text.underline with a pattern", " underlined dot line 255.56.60.255") {
                $0.underline(true, pattern: .dot, color: .red)
            },
            Probe(text: "Text.kerning", "tracking 2", "line aaaa bbbb at 0.0,0.0 wide 90.25") { $0.kerning(2) },
            Probe(text: "Text.tracking", "tracking 2", "line aaaa bbbb at 0.0,0.0 wide 90.25") { $0.tracking(2) },
            Probe(text: "Text.baselineOffset", "raised 5") { $0.baselineOffset(5) },
            Probe(text: "Text.foregroundColor", "ink 255.56.60.255") { $0.foregroundColor(.red) },
            Probe(text: "Text.foregroundStyle", "ink 60.60.67.153") { $0.foregroundStyle(.secondary) },
        ]
    }

    @Test("each on its own", arguments: probes)
    func changesSomething(probe: Probe) {
        let plain = TextMount(probe.plain(), width: 100)
        let modified = TextMount(probe.modified(), width: 100)
        expectEffects(probe.effects, of: printed(modified), over: printed(plain), probe.testDescription)
    }

    /// The texts of a screen: a line for each style, each line of words and each frame.
    private func printed(_ mount: TextMount) -> String {
        let texts = mount.texts.flatMap { text in
            text.styles.map(printed)
                + text.lines.flatMap { line in
                    line.fragments.map { fragment in
                        "line \(fragment.string) at \(round(fragment.x)),\(round(line.top)) wide \(round(fragment.width))"
                    }
                }
        }
        let frames = mount.frames.map { "frame \(round($0.x)),\(round($0.y)) \(round($0.width))x\(round($0.height))" }
        return (texts + frames).joined(separator: "\n")
    }

    private func printed(_ style: DisplayTextStyle) -> String {
        func hex(_ color: DisplayColor) -> String {
            [color.red, color.green, color.blue, color.alpha].map { "\(DisplayColor.byte($0))" }.joined(separator: ".")
        }
        let font = style.font
        var parts = [
            "style", "size \(round(font.size))", "weight \(font.weight)", "\(font.family)",
            "tracking \(round(font.tracking))", "ink \(hex(style.color))",
        ]
        if font.isItalic { parts.append("italic") }
        if font.hasMonospacedDigits { parts.append("digits alike") }
        if font.smallCapitals.contains(.lowercase) { parts.append("small letters") }
        if font.smallCapitals.contains(.uppercase) { parts.append("small capitals") }
        if style.isUnderlined { parts.append("underlined") }
        if style.isStruckThrough { parts.append("struck through") }
        if style.linePattern != .solid { parts.append("\(style.linePattern)") }
        if let color = style.lineColor { parts.append("line \(hex(color))") }
        if let color = style.background { parts.append("on \(hex(color))") }
        if style.baselineOffset != 0 { parts.append("raised \(round(style.baselineOffset))") }
        return parts.joined(separator: " ")
    }

    /// A length in hundredths of a point.
    private func round(_ length: Double) -> Double { (length * 100).rounded() / 100 }
}
