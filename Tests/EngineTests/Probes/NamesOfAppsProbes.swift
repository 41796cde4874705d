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
        let (name, range, namespace) = ("One", "One".startIndex..<"One".endIndex, Namespace().wrappedValue)
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor("Places") {
                AccessibilityRotorEntry(name, 1, in: namespace)
                AccessibilityRotorEntry("One", id: 1, in: namespace)
                AccessibilityRotorEntry(Text("One"), id: 1, in: namespace) {}
            }
        }
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor("Words") {
                AccessibilityRotorEntry(textRange: range)
                AccessibilityRotorEntry("One", textRange: range)
                AccessibilityRotorEntry(name, textRange: range) {}
            }
        }
        let (entries, text) = ([Entry(id: 1, name: "One")], name)
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor(Text("Places"), entries: entries, entryLabel: \.name)
        }
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor("Places", entries: entries, entryLabel: \.name)
        }
        check("accessibilityRotor(_:entries:)") { view.accessibilityRotor(text, entries: entries, entryLabel: \.name) }
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor(Text("Places"), entries: entries, entryID: \.name, entryLabel: \.name)
        }
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor("Places", entries: entries, entryID: \.name, entryLabel: \.name)
        }
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor(text, entries: entries, entryID: \.name, entryLabel: \.name)
        }
        check("findNavigator(isPresented:)") { view.findNavigator(isPresented: .constant(true)) }
        check("findDisabled(_:)") { view.findDisabled() }
        #expect(described(view.replaceDisabled().findDisabled(false)) == described(view))
        check("speechAlwaysIncludesPunctuation(_:)") { view.speechAlwaysIncludesPunctuation() }
        check("speechSpellsOutCharacters(_:)") { view.speechSpellsOutCharacters() }
        check("speechAdjustedPitch(_:)") { view.speechAdjustedPitch(0.5) }
        check("accessibilityTextContentType(_:)") { view.accessibilityTextContentType(.narrative) }
        check("accessibilityLabeledPair(role:id:in:)") {
            view.accessibilityLabeledPair(role: .label, id: 1, in: namespace)
        }
        check("glassEffectTransition(_:)") { view.glassEffectTransition(.materialize) }
        check("paletteSelectionEffect(_:)") { view.paletteSelectionEffect(.symbolVariant(.fill)) }
        check("scrollEdgeEffectStyle(.hard, for:)") { view.scrollEdgeEffectStyle(.hard, for: .top) }
        check("onContinueUserActivity(_:perform:)") { view.onContinueUserActivity("a.b") { _ in } }
        let space = Namespace().wrappedValue
        check("accessibilityRotor(_:entries:)") {
            view.accessibilityRotor("Places") {
                AccessibilityRotorEntry(Text("One"), id: 1, in: space)
                AccessibilityRotorEntry("Two", id: 2, in: space)
                ForEach([4, 5], id: \.self) { number in AccessibilityRotorEntry(Text("More"), id: number, in: space) }
                AccessibilityRotorEntry(Text("Three"), textRange: "A".startIndex..<"A".endIndex)
            }
        }
        #expect(described(view.accessibilityRotorEntry(id: 1, in: space)) == described(view))
        check("fileDialogBrowserOptions(_:)") { view.fileDialogBrowserOptions(.includeHiddenFiles) }
        check("fileDialogConfirmationLabel(_:)") { view.fileDialogConfirmationLabel("B") }
        check("fileDialogCustomizationID(_:)") { view.fileDialogCustomizationID("b") }
        check("fileDialogDefaultDirectory(_:)") { view.fileDialogDefaultDirectory(URL(fileURLWithPath: "/b")) }
        check("fileDialogImportsUnresolvedAliases(_:)") { view.fileDialogImportsUnresolvedAliases(true) }
        check("fileDialogMessage(_:)") { view.fileDialogMessage(Text("B")) }
        check("fileDialogURLEnabled(_:)") { view.fileDialogURLEnabled(.true) }
        check("fileExporterFilenameLabel(_:)") { view.fileExporterFilenameLabel(String("B")) }
    }

    @Test("what asks a browser for nothing says nothing")
    func withoutWish() {
        let scene = SceneHost(
            Told {
                Text("A").fileDialogBrowserOptions([]).fileDialogDefaultDirectory(nil)
                    .fileDialogImportsUnresolvedAliases(false).fileDialogMessage(nil as Text?)
                    .fileDialogConfirmationLabel(nil as Text?).fileExporterFilenameLabel(nil as Text?)
                    .accessibilityDirectTouch(false)
                    .speechAlwaysIncludesPunctuation(false).speechSpellsOutCharacters(false).speechAdjustedPitch(0)
                    .accessibilityTextContentType(.plain)
            }, session: .fixture())
        scene.flush()
        #expect(scene.diagnostics.recorded.isEmpty)
    }

    @Test("accessibilityDirectTouch says that a browser has a mode for it")
    func directTouch() {
        let scene = SceneHost(
            Told { Text("A").accessibilityDirectTouch(options: .silentOnTouch) }, session: .fixture())
        scene.flush()
        let told = scene.diagnostics.recorded.map(\.message)
        #expect(told == ["accessibilityDirectTouch(_:options:) has no effect here."])
    }

    @Test("accessibilityCustomContent is read with the view")
    func customContent() {
        #expect(described(Text("A").accessibilityCustomContent("B", "C", importance: .high)).contains("hint \"B: C\""))
    }

    @Test("selectionDisabled takes a row's button away")
    func selectionDisabled() {
        func rows(_ isDisabled: Bool) -> String {
            described(
                List(selection: .constant(String?.none)) { Text("A").tag("a").selectionDisabled(isDisabled) })
        }
        #expect(rows(false).contains("button") && !rows(true).contains("button"))
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

private struct Entry: Identifiable {
    let id: Int
    let name: String
}
