// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Styles that hand their configuration back to the control, as Apple's own examples do.
@MainActor
@Suite("A style that shows the control of its configuration")
struct NestedStyleTests {
    private struct NamedLabel: LabelStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name)
                Label(configuration)
            }
        }
    }

    private struct NamedToggle: ToggleStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name)
                Toggle(configuration)
            }
        }
    }

    private struct NamedButton: PrimitiveButtonStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name)
                Button(configuration)
            }
        }
    }

    private struct NamedBox: GroupBoxStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name)
                GroupBox(configuration)
            }
        }
    }

    private struct NamedProgress: ProgressViewStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name)
                ProgressView(configuration)
            }
        }
    }

    /// A style with a closure equals no other: the way out does not depend on comparing.
    private struct Acting: LabelStyle {
        let act: () -> Void

        func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.titleOnly) }
    }

    private func labels(_ view: some View) -> [String] { TestHost(view).labels }

    @Test("gets the style around the place where it was set, out to the platform's")
    func outwards() {
        let label = Label("Words", systemImage: "star")
            .labelStyle(NamedLabel(name: "inner")).labelStyle(NamedLabel(name: "outer"))
        #expect(labels(label) == ["inner", "outer", "Words"])
    }

    @Test("ends at the platform's style for every kind of control")
    func kinds() {
        var isOn = false
        let toggle = Toggle(
            "Switch",
            isOn: Binding {
                isOn
            } set: {
                isOn = $0
            }
        ).toggleStyle(NamedToggle(name: "style"))
        #expect(labels(toggle) == ["style", "Switch"])
        #expect(labels(Button("Press") {}.buttonStyle(NamedButton(name: "style"))) == ["style", "Press"])
        #expect(labels(GroupBox { Text(verbatim: "In") }.groupBoxStyle(NamedBox(name: "style"))) == ["style", "In"])
        let progress = TestHost(ProgressView(value: 0.5).progressViewStyle(NamedProgress(name: "style")))
        #expect(progress.root.all { $0.role == .progress }.contains { $0.value == "50%" })
    }

    @Test("may say how that control looks, closures or not")
    func explicitStyle() {
        #expect(labels(Label("Words", systemImage: "star").labelStyle(Acting {})) == ["Words"])
    }

    @Test("is asked again for a control of the same kind in the content")
    func content() {
        let box = GroupBox {
            GroupBox { Text(verbatim: "In") }
        }
        #expect(labels(box.groupBoxStyle(NamedBox(name: "style"))) == ["style", "style", "In"])
    }

    @Test("a button of its configuration acts")
    func acts() throws {
        var presses = 0
        let host = TestHost(Button("Press") { presses += 1 }.buttonStyle(NamedButton(name: "style")))
        try host.find(label: "Press").tap()
        #expect(presses == 1)
    }
}
