// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineLayout

/// What an app writes, each with the model in its hands.
extension ReleaseCase {

    struct OwnButtonStyle: ButtonStyle {
        let model: ReleaseStage.Model

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(2).opacity(configuration.isPressed ? 0.5 : 1).overlay { Text(model.text) }
        }
    }

    struct OwnToggleStyle: ToggleStyle {
        let model: ReleaseStage.Model

        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    configuration.label
                    Text(model.text)
                }
            }
        }
    }

    struct OwnLabelStyle: LabelStyle {
        let model: ReleaseStage.Model

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
                Text(model.text)
            }
        }
    }

    struct FocusedField: View {
        let model: ReleaseStage.Model
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField(
                "Field",
                text: Binding {
                    model.text
                } set: {
                    model.text = $0
                }
            ).focused($isFocused)
                .onAppear { isFocused = true }
        }
    }

    struct HeldView: View {
        let model: ReleaseStage.Model
        @GestureState private var isHeld = false

        var body: some View {
            Text(verbatim: "\(isHeld) \(model.text)").gesture(
                LongPressGesture().updating($isHeld) { value, state, _ in
                    state = value
                    _ = model
                })
        }
    }

    struct NamesKey: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    struct Matched: View {
        let model: ReleaseStage.Model
        @Namespace private var space

        var body: some View {
            Text(model.text).matchedGeometryEffect(id: 1, in: space)
            Text(model.text).matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
    }

    struct Undoing: View {
        let model: ReleaseStage.Model
        @Environment(\.undoManager) private var undo

        var body: some View {
            Text(model.text).onAppear { _ = undo?.canUndo }
        }
    }

    struct Row: Identifiable {
        let id: Int
    }

    struct Own: ViewModifier {
        let model: ReleaseStage.Model
        @State private var count = 0

        func body(content: Content) -> some View {
            content.padding(2).overlay { Text(verbatim: "\(model.text) \(count)") }.onAppear { count += 1 }
        }
    }

    struct Twice: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content
                content
            }
        }
    }

    struct OwnLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    struct Branches: View {
        let model: ReleaseStage.Model
        @State private var isFirst = true

        var body: some View {
            if isFirst {
                Text(model.text).onAppear { isFirst = false }
            } else {
                AnyView(Button(model.text) { model.text = "" })
            }
        }
    }

}

private struct KeptKey: EnvironmentKey {
    static var defaultValue: ReleaseStage.Model? { nil }
}

extension EnvironmentValues {
    var kept: ReleaseStage.Model? {
        get { self[KeptKey.self] }
        set { self[KeptKey.self] = newValue }
    }
}
