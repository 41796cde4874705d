// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// The dynamic properties of an app's styles are installed, as those of views are.
@MainActor
@Suite("Properties of styles")
struct StylePropertyTests {
    private struct Shown: View {
        let isEnabled: Bool
        let side: CGFloat
        let taps: Binding<Int>

        var body: some View {
            Text(verbatim: "\(isEnabled ? "enabled" : "disabled") \(Int(side)) \(taps.wrappedValue)")
                .onTapGesture { taps.wrappedValue += 1 }
        }
    }

    private struct OfButton: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfPrimitiveButton: PrimitiveButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfToggle: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfLabel: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfProgress: ProgressViewStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfGauge: GaugeStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfGroupBox: GroupBoxStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfDisclosure: DisclosureGroupStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfLabeledContent: LabeledContentStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfControlGroup: ControlGroupStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfDatePicker: DatePickerStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfForm: FormStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    private struct OfTextEditor: TextEditorStyle {
        @Environment(\.isEnabled) private var isEnabled
        @ScaledMetric private var side = 20.0
        @State private var taps = 0
        func makeBody(configuration: Configuration) -> some View {
            Shown(isEnabled: isEnabled, side: side, taps: $taps)
        }
    }

    enum Kind: String, CaseIterable {
        case button, primitiveButton, toggle, label, progress, gauge, groupBox, disclosure, labeledContent
        case controlGroup, datePicker, form, textEditor

        @MainActor @ViewBuilder var control: some View {
            switch self {
            case .button: Button("a") {}.buttonStyle(OfButton())
            case .primitiveButton: Button("a") {}.buttonStyle(OfPrimitiveButton())
            case .toggle: Toggle("a", isOn: .constant(true)).toggleStyle(OfToggle())
            case .label: Label("a", systemImage: "star").labelStyle(OfLabel())
            case .progress: ProgressView("a").progressViewStyle(OfProgress())
            case .gauge: Gauge(value: 0.5) { Text(verbatim: "a") }.gaugeStyle(OfGauge())
            case .groupBox: GroupBox("a") {}.groupBoxStyle(OfGroupBox())
            case .disclosure: DisclosureGroup("a") {}.disclosureGroupStyle(OfDisclosure())
            case .labeledContent: LabeledContent("a") {}.labeledContentStyle(OfLabeledContent())
            case .controlGroup: ControlGroup {}.controlGroupStyle(OfControlGroup())
            case .datePicker: DatePicker("a", selection: .constant(.now)).datePickerStyle(OfDatePicker())
            case .form: Form {}.formStyle(OfForm())
            case .textEditor: TextEditor(text: .constant("a")).textEditorStyle(OfTextEditor())
            }
        }
    }

    private struct Page: View {
        let kind: Kind
        let disable: (@escaping () -> Void) -> Void
        @State private var isDisabled = false

        var body: some View {
            disable { isDisabled = true }
            return kind.control.disabled(isDisabled).environment(\.dynamicTypeSize, .accessibility1)
        }
    }

    @Test("have the environment of the control and keep their state", arguments: Kind.allCases)
    func install(kind: Kind) throws {
        var disable: () -> Void = {}
        let host = TestHost(Page(kind: kind) { disable = $0 })
        func texts(_ layer: Layer) -> [String] {
            if case .text(let text) = layer.content { return [text.string] }
            return layer.children.flatMap(texts)
        }
        let label = { texts(host.scene.display.root).first { $0.contains("abled ") } ?? "" }
        let first = label().split(separator: " ")
        try #require(first.count == 3)
        #expect(first[0] == "enabled" && first[2] == "0")
        #expect(try #require(Int(first[1])) > 20)
        // The styles of a button, and of what is one element for readers, are drawn and not operated.
        let isOperated = ![.button, .progress, .gauge].contains(kind)
        if isOperated {
            try host.find(label: label()).tap()
            #expect(label().hasSuffix(" 1"))
        }
        disable()
        host.scene.flush()
        #expect(label().hasPrefix("disabled") && label().hasSuffix(isOperated ? " 1" : " 0"))
    }
}
