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
        let plain: @MainActor () -> AnyView
        let modified: @MainActor () -> AnyView

        init<P: View, M: View>(
            _ name: String, @ViewBuilder _ plain: @escaping @MainActor () -> P,
            @ViewBuilder _ modified: @escaping @MainActor (P) -> M
        ) {
            testDescription = name
            self.plain = { AnyView(plain()) }
            self.modified = { AnyView(modified(plain())) }
        }

        init<M: View>(_ name: String, @ViewBuilder _ modified: @escaping @MainActor (AnyView) -> M) {
            self.init(name, { AnyView(Text(verbatim: "aaaa bbbb cccc\n1234 dd")) }, modified)
        }

        init<M: View>(text name: String, _ modified: @escaping @MainActor (Text) -> M) {
            self.init(name, { Text(verbatim: "aaaa bbbb cccc\n1234 dd") }, { modified($0) })
        }
    }

    nonisolated static var probes: [Probe] {
        [
            Probe("font") { $0.font(.title) },
            Probe("fontWeight") { $0.fontWeight(.heavy) },
            Probe("fontDesign") { $0.fontDesign(.serif) },
            Probe("bold") { $0.bold() },
            Probe("italic") { $0.italic() },
            Probe("monospaced") { $0.monospaced() },
            Probe("font, lowercase small capitals") { $0.font(.body.lowercaseSmallCaps()) },
            Probe("font, small capitals", { Text(verbatim: "AAAA bbbb") }) { $0.font(.body.smallCaps()) },
            Probe("font, uppercase small capitals", { Text(verbatim: "AAAA bbbb") }) {
                $0.font(.body.uppercaseSmallCaps())
            },
            Probe("monospacedDigit") { $0.monospacedDigit() },
            Probe("underline") { $0.underline() },
            Probe("strikethrough") { $0.strikethrough() },
            Probe("underline with a pattern") { $0.underline(pattern: .dash, color: .red) },
            Probe("strikethrough with a pattern") { $0.strikethrough(pattern: .dot) },
            Probe("underline, strikethrough, colour", { Text(verbatim: "a").underline().strikethrough() }) { _ in
                Text(verbatim: "a").strikethrough(color: .red).underline()
            },
            Probe(
                "labelStyle",
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
            Probe("kerning") { $0.kerning(2) },
            Probe("tracking") { $0.tracking(2) },
            Probe("baselineOffset") { $0.baselineOffset(5) },
            Probe("foregroundColor") { $0.foregroundColor(.red) },
            Probe("foregroundStyle") { $0.foregroundStyle(.secondary) },
            Probe("foregroundStyle, two levels", { Text(verbatim: "a").foregroundStyle(.secondary) }) {
                $0.foregroundStyle(.red, .blue)
            },
            Probe("foregroundStyle, three levels", { Text(verbatim: "a").foregroundStyle(.tertiary) }) {
                $0.foregroundStyle(.red, .green, .blue)
            },
            Probe("backgroundStyle", { Text(verbatim: "a").foregroundStyle(.background) }) {
                $0.backgroundStyle(.red)
            },
            Probe("tint", { Text(verbatim: "a").foregroundStyle(.tint) }) { $0.tint(.red) },
            Probe("tint, any style", { Text(verbatim: "a").foregroundStyle(.tint) }) {
                $0.tint(HierarchicalShapeStyle.secondary)
            },
            Probe("accentColor", { Text(verbatim: "a").foregroundStyle(.tint) }) { $0.accentColor(.red) },
            Probe("lineLimit") { $0.lineLimit(1) },
            Probe("lineLimit, from") { $0.lineLimit(5...) },
            Probe("lineLimit, through") { $0.lineLimit(...1) },
            Probe("lineLimit, range") { $0.lineLimit(5...6) },
            Probe("lineLimit, reserving space") { $0.lineLimit(6, reservesSpace: true) },
            Probe("multilineTextAlignment") { $0.multilineTextAlignment(.trailing) },
            Probe("truncationMode", { AnyView(Text(verbatim: "aaaabbbbccccdddd").lineLimit(1)) }) {
                $0.truncationMode(.head)
            },
            Probe("lineSpacing") { $0.lineSpacing(10) },
            Probe("minimumScaleFactor", { AnyView(Text(verbatim: "aaaaaaaaaaaaaa").lineLimit(1)) }) {
                $0.minimumScaleFactor(0.5)
            },
            Probe("allowsTightening", { AnyView(Text(verbatim: "aaaaaaaaaaaaa").lineLimit(1)) }) {
                $0.allowsTightening(true)
            },
            Probe("textCase") { $0.textCase(.uppercase) },
            Probe("dynamicTypeSize") { $0.dynamicTypeSize(.accessibility3) },
            Probe("dynamicTypeSize, range") { $0.dynamicTypeSize(.xxLarge...) },
            Probe(text: "Text.font") { $0.font(.title) },
            Probe(text: "Text.fontWeight") { $0.fontWeight(.heavy) },
            Probe(text: "Text.fontDesign") { $0.fontDesign(.serif) },
            Probe(text: "Text.bold") { $0.bold() },
            Probe(text: "Text.bold(_:)") { $0.bold(true) },
            Probe(text: "Text.italic") { $0.italic() },
            Probe(text: "Text.italic(_:)") { $0.italic(true) },
            Probe(text: "Text.monospaced") { $0.monospaced() },
            Probe(text: "Text.monospacedDigit") { $0.monospacedDigit() },
            Probe(text: "Text.underline") { $0.underline() },
            Probe(text: "Text.strikethrough") { $0.strikethrough() },
            Probe(text: "Text.strikethrough with a pattern") { $0.strikethrough(pattern: .dash) },
            Probe(text: "Text.underline with a pattern") { $0.underline(true, pattern: .dot, color: .red) },
            Probe(text: "Text.kerning") { $0.kerning(2) },
            Probe(text: "Text.tracking") { $0.tracking(2) },
            Probe(text: "Text.baselineOffset") { $0.baselineOffset(5) },
            Probe(text: "Text.foregroundColor") { $0.foregroundColor(.red) },
            Probe(text: "Text.foregroundStyle") { $0.foregroundStyle(.secondary) },
        ]
    }

    @Test("each on its own", arguments: probes)
    func changesSomething(probe: Probe) {
        let plain = TextMount(probe.plain(), width: 100)
        let modified = TextMount(probe.modified(), width: 100)
        #expect(plain.texts != modified.texts || plain.frames != modified.frames)
        #expect(!modified.texts.isEmpty)
    }
}
