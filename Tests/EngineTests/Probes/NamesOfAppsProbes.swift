// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Names that apps of others use, and what each of them does.
@MainActor
@Suite("Modifiers that apps of others use")
struct NamesOfAppsProbes {
    /// Makes its content in its body, so that what is reported meanwhile is the scene's.
    private struct Told<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
    }

    private func described(_ view: some View) -> String {
        let scene = SceneHost(Told { view }, session: .fixture())
        scene.flush()
        return scene.display.description
    }

    @Test("what has no effect here says so, and leaves the view as it is")
    func withoutEffect() {
        let view = Text("A")
        func check(_ name: String, _ content: @escaping () -> some View) {
            let scene = SceneHost(Told(content: content), session: .fixture())
            scene.flush()
            #expect(scene.display.description == described(view))
            #expect(scene.diagnostics.recorded.map(\.message) == ["\(name) has no effect here."])
        }
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor("Places") { AccessibilityRotorEntry("One", id: 1) }
        }
        check("glassEffectTransition(_:)") { view.glassEffectTransition(.materialize) }
        check("paletteSelectionEffect(_:)") { view.paletteSelectionEffect(.symbolVariant(.fill)) }
        check("scrollEdgeEffectStyle(.hard, for:)") { view.scrollEdgeEffectStyle(.hard, for: .top) }
        check("onContinueUserActivity(_:perform:)") { view.onContinueUserActivity("a.b") { _ in } }
        let space = Namespace().wrappedValue
        #expect(described(view.accessibilityRotorEntry(id: 1, in: space)) == described(view))
    }

    @Test("backgroundExtensionEffect puts a blurred copy behind the view")
    func backgroundExtension() {
        let view = Color.red.frame(width: 20, height: 20)
        let extended = described(view.backgroundExtensionEffect())
        #expect(extended.contains("blur") && extended.components(separatedBy: "#ff383c").count == 3)
        #expect(described(view.backgroundExtensionEffect(isEnabled: false)) == described(view))
    }

    @Test("glassEffectID marks the view as matchedGeometryEffect does; nil does not")
    func glassEffectID() {
        let (view, space) = (Color.red.frame(width: 20, height: 20), Namespace().wrappedValue)
        #expect(
            described(view.glassEffectID("a", in: space)) == described(view.matchedGeometryEffect(id: "a", in: space)))
        #expect(described(view.glassEffectID(nil as String?, in: space)) == described(view))
    }

    @Test("userActivity describes what the user does as it begins")
    func userActivity() throws {
        final class Heard { var titles: [String?] = [] }
        struct Page: View {
            let heard: Heard
            @State private var isReading = false
            var body: some View {
                Button("Read") { isReading = true }
                    .userActivity("org.a.read", isActive: isReading) { activity in
                        activity.title = "Reading"
                        heard.titles.append(activity.title)
                    }
                    .userActivity("org.a.see", element: isReading ? 7 : nil) { number, activity in
                        activity.addUserInfoEntries(from: ["number": number])
                        heard.titles.append("\(activity.userInfo?["number"] ?? "none")")
                    }
            }
        }
        let heard = Heard()
        let host = TestHost(Page(heard: heard))
        #expect(heard.titles.isEmpty)
        try host.find(label: "Read").tap()
        #expect(Set(heard.titles) == ["Reading", "7"])
    }
}
