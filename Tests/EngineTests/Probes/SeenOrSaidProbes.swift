// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Names that apps do not compile without do something that can be seen, or a diagnostic says that they do not.
@MainActor
@Suite("Probes of names that are seen or said")
struct SeenOrSaidProbes {
    private struct Padded: TextEditorStyle {
        func makeBody(configuration: Configuration) -> some View {
            PlainTextEditorStyle().makeBody(configuration: configuration).padding(20)
        }
    }

    private func scene(_ view: some View) -> SceneHost {
        let scene = SceneHost(Told { view }, session: .fixture())
        scene.flush()
        return scene
    }

    private func described(_ view: some View) -> String { scene(view).display.description }

    @Test(
        "containerBackground lies behind the whole page; scenePadding keeps a distance; a text editor's style is around the editor"
    )
    func looks() {
        let view = Text("A")
        expectEffects(
            "fill rectangle #ff383c (0, 0, 390, 844)", of: described(view.containerBackground(.red, for: .navigation)),
            over: described(view))
        expectEffects(
            "fill rectangle #ff383c (0, 0, 390, 844)",
            of: described(view.containerBackground(for: .navigation) { Color.red }), over: described(view))
        #expect(described(view.containerBackground(.red, for: .widget)) == described(view))
        #expect(described(view.scenePadding()) == described(view.padding(16)))
        #expect(described(view.scenePadding(.minimum, edges: .leading)) == described(view.padding(.leading, 16)))
        let editor = TextEditor(text: .constant("A"))
        #expect(described(editor.textEditorStyle(.plain)) == described(editor.textEditorStyle(.automatic)))
        #expect(described(editor.textEditorStyle(.plain)) == described(editor))
        #expect(described(editor.textEditorStyle(Padded())) == described(editor.padding(20)))
    }

    @Test(
        "focusEffectDisabled, glassEffectUnion, tabViewCustomization, listSectionSeparatorTint say that they do nothing"
    )
    func withoutEffect() {
        let view = Text("A")
        let space = Namespace().wrappedValue
        for (name, scene) in [
            ("focusEffectDisabled(_:)", SceneHost(Told { view.focusEffectDisabled() }, session: .fixture())),
            (
                "glassEffectUnion(id:namespace:)",
                SceneHost(Told { view.glassEffectUnion(id: "a", namespace: space) }, session: .fixture())
            ),
            ("tabViewCustomization(_:)", SceneHost(Told { view.tabViewCustomization(nil) }, session: .fixture())),
            (
                "listSectionSeparatorTint(_:edges:)",
                SceneHost(Told { view.listSectionSeparatorTint(.red) }, session: .fixture())
            ),
        ] {
            scene.flush()
            #expect(scene.display.description == described(view))
            #expect(scene.diagnostics.recorded.map(\.message) == ["\(name) has no effect here."])
        }
        #expect(described(view.scrollEdgeEffectHidden()) == described(view))
    }

    @Test("buttonRepeatBehavior says that it does nothing; a table's styles are one look")
    func repeats() {
        let view = Text("A")
        let held = SceneHost(Told { view.buttonRepeatBehavior(.enabled) }, session: .fixture())
        held.flush()
        #expect(held.diagnostics.recorded.map(\.message) == ["buttonRepeatBehavior(.enabled) has no effect here."])
        #expect(held.display.description == described(view))
        #expect(described(Repeating().buttonRepeatBehavior(.disabled)) == described(Text("true")))
        #expect(described(view.tableStyle(.inset)) == described(view.tableStyle(.automatic)))
    }

    @Test("springLoadingBehavior says that it does nothing, and is told to what is inside")
    func springLoading() {
        let view = Text("A")
        let sprung = SceneHost(Told { view.springLoadingBehavior(.enabled) }, session: .fixture())
        sprung.flush()
        #expect(sprung.diagnostics.recorded.map(\.message) == ["springLoadingBehavior(.enabled) has no effect here."])
        #expect(sprung.display.description == described(view))
        #expect(described(Springy().springLoadingBehavior(.disabled)) == described(Text("true")))
    }

    @Test("navigationSubtitle is read below the title; renameAction is what a rename button does")
    func subtitlesAndNames() throws {
        let page = Text("Page").navigationTitle("Title")
        expectEffects(
            "text \"Below\" 15/400 #3c3c43@0.6", of: described(NavigationStack { page.navigationSubtitle("Below") }),
            over: described(NavigationStack { page }))
        let renamed = Recorded()
        let host = TestHost(RenameButton().renameAction { renamed.count += 1 })
        try host.find(label: "Rename").tap()
        #expect(renamed.count == 1)
        #expect(try TestHost(RenameButton()).find(label: "Rename").isDisabled)
    }

    @Test("defaultMinListHeaderHeight is the least height of headers, and not of rows")
    func headers() throws {
        func list(_ height: CGFloat?) -> TestHost {
            TestHost(
                List { Section("Head") { Text("Row") } }.environment(\.defaultMinListHeaderHeight, height))
        }
        let plain = try list(nil).find(label: "Row").frame
        let high = try list(90).find(label: "Row").frame
        #expect(abs(high.width - plain.width) < 0.01 && abs(high.height - plain.height) < 0.01)
        #expect(high.minY > plain.minY + 50)
        #expect(try list(1).find(label: "Row").frame == plain)
    }

    @Test("blur(opaque:), presentationContentInteraction and a symbol's variable value say what they do not do")
    func noted() {
        let view = Text("A")
        let symbol = Image(systemName: "wifi")
        func notes(_ view: some View) -> [String] {
            scene(view).diagnostics.recorded.filter { $0.code == .withoutEffect }.map(\.message)
        }
        #expect(described(view.blur(radius: 4, opaque: true)) == described(view.blur(radius: 4)))
        #expect(
            described(view.visualEffect { effect, _ in effect.blur(radius: 4, opaque: true) })
                == described(view.visualEffect { effect, _ in effect.blur(radius: 4) }))
        #expect(described(view.presentationContentInteraction(.scrolls)) == described(view))
        #expect(described(Image(systemName: "wifi", variableValue: 0.5)) == described(symbol))
        let opaque = SceneHost(Told { view.blur(radius: 4, opaque: true) }, session: .fixture())
        let resizing = SceneHost(Told { view.presentationContentInteraction(.resizes) }, session: .fixture())
        let half = SceneHost(Told { Image(systemName: "wifi", variableValue: 0.5) }, session: .fixture())
        for (name, scene) in [
            ("blur(opaque: true)", opaque), ("presentationContentInteraction(.resizes)", resizing),
            ("Image(systemName:variableValue:)", half),
        ] {
            scene.flush()
            #expect(scene.diagnostics.recorded.map(\.message).contains("\(name) has no effect here."))
        }
        #expect(notes(view.presentationContentInteraction(.scrolls)).isEmpty)
    }

    @Test("openWindow and dismissWindow say that a session is one window")
    func windows() async throws {
        struct Opening: View {
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismissWindow) private var dismissWindow
            @Environment(\.isFocusEffectEnabled) private var hasRing
            var body: some View {
                Button("Open") { openWindow(id: "other") }
                Button("Value") { openWindow(value: 1) }
                Button("Close \(hasRing)") { dismissWindow(id: "other") }
            }
        }
        @MainActor final class Messages { var messages: [String] = [] }
        let told = Messages()
        let session = SessionContext.fixture()
        let host = TestHost(Opening(), session: session)
        session.onDiagnostic = { told.messages.append($0.message) }
        for label in ["Open", "Value", "Close true"] { try host.find(label: label).tap() }
        try await eventually("each is told of") { told.messages.count == 3 }
        #expect(
            told.messages.sorted() == ["dismissWindow", "openWindow", "openWindow"].map { "\($0) has no effect here." })
    }

    @Test("a link shares what becomes a text as this text, and anything else under its preview's title")
    func shareLink() async throws {
        func address(_ view: some View) async -> String {
            let host = TestHost(view)
            await host.waitUntilIdle()
            return host.scene.display.description
        }
        let texts = await address(ShareLink(item: "Words", preview: SharePreview("Title")))
        #expect(texts.contains("body=Words"))
        let link = await address(
            ShareLink("Share", item: URL(string: "https://a.org")!, preview: SharePreview("Title", image: Image("a"))))
        #expect(link.contains("body=https%3A%2F%2Fa.org"))
        let named = await address(
            ShareLink(item: Note(name: "Milk"), preview: SharePreview("Title")) { Text("Send") })
        #expect(named.contains("body=Milk") && named.contains("Send"))
        let picture = await address(
            ShareLink(
                items: [Image("a")], preview: { _ in SharePreview(Text("My picture"), icon: Image("a")) }))
        #expect(picture.contains("body=My%20picture"))
        let titled = await address(
            ShareLink("Both", items: [Note(name: "Milk"), Note(name: "Tea")]) { SharePreview($0.name) })
        #expect(titled.contains("body=Milk%0ATea") && titled.contains("Both"))
        let title = String("All")
        let strings = await address(ShareLink(title, items: [Note(name: "Milk")], preview: { SharePreview($0.name) }))
        #expect(strings.contains("All"))
        let addresses = await address(ShareLink(Text(verbatim: "Links"), items: [URL(string: "https://a.org")!]))
        #expect(addresses.contains("Links") && addresses.contains("body=https%3A%2F%2Fa.org"))
    }
}

// MARK: - Fixtures

/// A body in which something is said to the developer.
private struct Told<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

private struct Note: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}

private struct Repeating: View {
    @Environment(\.buttonRepeatBehavior) private var behavior
    var body: some View { Text(verbatim: "\(behavior == .disabled)") }
}

private struct Springy: View {
    @Environment(\.springLoadingBehavior) private var behavior
    var body: some View { Text(verbatim: "\(behavior == .disabled)") }
}

@MainActor
private final class Recorded {
    var count = 0
}
