// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Containers that apps wrote before `Group(subviews:)`.
@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
    @MainActor private final class Model {
        var items = ["a", "b"]
        var redraw: (() -> Void)?
        var identities: [String] = []
    }

    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 400, height: 400))
        scene.flush()
        return scene
    }

    private struct Interleaved: _VariadicView_MultiViewRoot {
        let divider: String

        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Text(verbatim: divider) }
            }
        }
    }

    private struct Letters: View {
        let model: Model
        @State private var version = 0

        var body: some View {
            model.redraw = { [version = $version] in version.wrappedValue += 1 }
            let _ = version
            return ForEach(model.items, id: \.self) { Text(verbatim: $0) }
        }
    }

    @Test("show what their root makes of the subviews, and follow them")
    func interleaves() {
        let model = Model()
        let scene = mount(
            VStack {
                _VariadicView.Tree(Interleaved(divider: "-")) {
                    Text(verbatim: "one")
                    Letters(model: model)
                }
            })
        #expect(scene.strings == ["one", "-", "a", "-", "b"])
        model.items = ["b", "c", "a"]
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["one", "-", "b", "-", "c", "-", "a"])
    }

    /// Counts its subviews, and reads the environment where it is shown.
    private struct Counted: _VariadicView_UnaryViewRoot {
        let model: Model
        @State private var taps = 0
        @Environment(\.lineLimit) private var limit

        func body(children: _VariadicView.Children) -> some View {
            model.redraw = { [taps = $taps] in taps.wrappedValue += 1 }
            return HStack {
                Text(verbatim: "\(children.count) \(taps) \(limit ?? 0)")
                children
            }
        }
    }

    @Test("have a root with states and values of the environment")
    func properties() {
        let model = Model()
        let scene = mount(
            _VariadicView.Tree(Counted(model: model)) {
                Text(verbatim: "x")
                Text(verbatim: "y")
            }
            .lineLimit(3))
        #expect(scene.strings == ["2 0 3", "x", "y"])
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["2 1 3", "x", "y"])
    }

    private struct Identified: _VariadicView_MultiViewRoot {
        let model: Model

        func body(children: _VariadicView.Children) -> some View {
            model.identities = children.map { child in
                "\(child.id(as: Int.self) ?? -1) \(child.id(as: String.self) ?? "none")"
            }
            return children
        }
    }

    @Test("say the identities that the app gave the subviews")
    func identities() {
        let model = Model()
        _ = mount(
            VStack {
                _VariadicView.Tree(Identified(model: model)) {
                    Text(verbatim: "plain")
                    Text(verbatim: "named").id("name")
                    ForEach(7..<9, id: \.self) { Text(verbatim: "\($0)") }
                }
            })
        #expect(model.identities == ["-1 none", "-1 name", "7 none", "8 none"])
    }
}
