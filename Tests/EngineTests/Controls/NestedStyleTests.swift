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

    // Styles that create a control anew instead of handing their configuration back.

    private struct NewLabel: LabelStyle {
        var name = "new"
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: name)
                Label {
                    configuration.title
                } icon: {
                    configuration.icon
                }
            }
        }
    }

    private struct NewToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: "new")
                Toggle(isOn: configuration.$isOn) { configuration.label }
            }
        }
    }

    private struct NewButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: "new")
                Button {
                    configuration.trigger()
                } label: {
                    configuration.label
                }
            }
        }
    }

    private struct NewBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "new")
                GroupBox {
                    configuration.content
                } label: {
                    configuration.label
                }
            }
        }
    }

    private struct NewProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            ProgressView(value: configuration.fractionCompleted) { Text(verbatim: "new") }
        }
    }

    private struct NewContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "new")
                LabeledContent {
                    configuration.content
                } label: {
                    configuration.label
                }
            }
        }
    }

    private struct NewGroup: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: "new")
                ControlGroup { configuration.content }
            }
        }
    }

    @Test("a control that it creates itself has the style outside of it")
    func newControls() {
        #expect(labels(Label("Words", systemImage: "star").labelStyle(NewLabel())) == ["new", "Words"])
        #expect(labels(Toggle("Switch", isOn: .constant(true)).toggleStyle(NewToggle())) == ["new", "Switch"])
        #expect(labels(Button("Press") {}.buttonStyle(NewButton())) == ["new", "Press"])
        #expect(labels(GroupBox { Text(verbatim: "In") }.groupBoxStyle(NewBox())) == ["new", "In"])
        #expect(labels(LabeledContent("Name", value: "Ada").labeledContentStyle(NewContent())).first == "new")
        #expect(labels(ControlGroup { Button("Press") {} }.controlGroupStyle(NewGroup())).first == "new")
        #expect(labels(ProgressView(value: 0.5).progressViewStyle(NewProgress())).contains("new"))
    }

    @Test("of two styles the inner one's control has the outer one, whose control has the system's")
    func newControlsInTwoStyles() {
        let label = Label("Words", systemImage: "star")
        #expect(
            labels(label.labelStyle(NewLabel(name: "inner")).labelStyle(NewLabel(name: "outer")))
                == ["inner", "outer", "Words"])
        #expect(
            labels(label.labelStyle(NewLabel(name: "inner")).labelStyle(NamedLabel(name: "outer")))
                == ["inner", "outer", "Words"])
        #expect(
            labels(label.labelStyle(NamedLabel(name: "inner")).labelStyle(NewLabel(name: "outer")))
                == ["inner", "outer", "Words"])
    }

    @Test("a control of the same kind in the content has the style that creates one, too")
    func newControlsInContent() {
        let box = GroupBox {
            GroupBox { Text(verbatim: "In") }
        }
        #expect(labels(box.groupBoxStyle(NewBox())) == ["new", "new", "In"])
    }
}
