// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// What leaves the tree is freed while the scene lives, and the rest with the scene.
@MainActor
@Suite("Release of what has left")
struct ReleaseTests {
    /// What a view holds; a test sees whether it is still there.
    private final class Model {
        var text = ""
    }

    private final class Kept {
        weak var model: Model?
        weak var scope: EnvironmentScope?
    }

    /// Holds a model in its state, inside a modifier of choice.
    private struct Holder<M: ViewModifier>: View {
        let kept: Kept
        let modifier: (Model) -> M
        @State private var model = Model()

        var body: some View {
            kept.model = model
            return Text(verbatim: "content \(model.text)").modifier(modifier(model))
        }
    }

    private struct Switched<Content: View>: View {
        @State private var isShown = true
        @ViewBuilder let content: () -> Content

        var body: some View {
            VStack {
                Button("switch") { isShown.toggle() }
                if isShown { content() }
            }
        }
    }

    private struct Own: ViewModifier {
        func body(content: Content) -> some View { content.padding(2) }
    }

    private struct Searched: ViewModifier {
        let model: Model

        func body(content: Content) -> some View {
            content.searchable(text: Binding(get: { model.text }, set: { model.text = $0 }))
        }
    }

    @Test("a custom modifier frees its content when it leaves")
    func customModifier() throws {
        let kept = Kept()
        let host = TestHost(Switched { Holder(kept: kept) { _ in Own() } })
        #expect(kept.model != nil)
        try host.find(label: "switch").tap()
        #expect(kept.model == nil)
    }

    @Test("a search frees the model that it types into")
    func search() throws {
        let kept = Kept()
        let host = TestHost(NavigationStack { Switched { Holder(kept: kept) { Searched(model: $0) } } })
        #expect(kept.model != nil)
        try host.find(label: "switch").tap()
        _ = host.scene.update()
        #expect(kept.model == nil)
    }

    @Test("an environment with texts is freed with its scene")
    func scopes() {
        let kept = Kept()
        do {
            let host = TestHost(Text(verbatim: "text").foregroundStyle(.tint))
            kept.scope = host.scene.graph.rootScope
            host.unmount()
        }
        #expect(kept.scope == nil)
    }
}
