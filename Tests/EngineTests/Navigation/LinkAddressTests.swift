// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// Addresses that open for every user: of links by their place, and of values by their identity in a list.
@MainActor
@Suite("Link addresses")
struct LinkAddressTests {
    @Test("a link with an empty label is none to screen readers and the keyboard, and its binding opens its page")
    func emptyLabel() throws {
        let host = TestHost(HiddenLink())
        #expect(host.root.all { if case .link = $0.role { true } else { false } }.isEmpty)
        let (button, top) = (try host.frame(of: "button"), try host.frame(of: "top"))
        #expect(abs(button.minY - top.maxY) < 0.01)
        try host.find(role: .button, label: "Go").tap()
        #expect(host.contains(label: "Hidden page"))
    }

    // MARK: - Links that push a view

    @Test("a link without a value has the address of its place, which another scene opens")
    func places() throws {
        let scene = mounted(Chapters())
        let first = try #require(scene.link("One")), second = try #require(scene.link("Two"))
        #expect(first != second && first.hasPrefix("/~.p"))
        try scene.press("Two")
        #expect(scene.paths == ["/", second])
        let inner = try #require(scene.link("More of Two"))
        #expect(inner.hasPrefix(second + "/~.p"))
        let other = mounted(Chapters())
        #expect(other.open(inner))
        #expect(other.has("End of Two"))
        #expect(other.paths == ["/", second, inner])
        #expect(!other.graph.navigation.isOpening)
    }

    @Test("an address says nothing of what its link shows, in a ForEach over texts either")
    func secrets() throws {
        let scene = mounted(Chapters())
        for name in ["One", "Two"] {
            let path = try #require(scene.link(name))
            #expect(!path.lowercased().contains(name.lowercased()))
        }
    }

    @Test("a page is opened once its link appears, and not when the user goes elsewhere before")
    func late() throws {
        let state = Loading(), other = Loading()
        state.isLoaded = true
        let path = try #require(mounted(LateChapters(state: state)).link("Late"))
        let scene = mounted(LateChapters(state: other))
        #expect(scene.open(path))
        #expect(scene.paths == ["/"] && scene.graph.navigation.isOpening)
        other.isLoaded = true
        scene.flush()
        #expect(scene.paths == ["/", path] && scene.has("Arrived"))
        let busy = Loading()
        let third = mounted(LateChapters(state: busy))
        #expect(third.open(path))
        try third.press("Now")
        busy.isLoaded = true
        third.flush()
        #expect(third.has("At once") && !third.has("Arrived"))
        #expect(!third.graph.navigation.isOpening)
    }

    @Test("the link of a row that is out of sight is found")
    func outOfSight() throws {
        let tall = mounted(Entries(), height: 4_000)
        let path = try #require(tall.link("Entry 50"))
        let scene = mounted(Entries())
        #expect(scene.link("Entry 50") == nil)
        #expect(scene.open(path))
        #expect(scene.paths == ["/", path] && scene.has("Text of 50"))
    }

    @Test("a disabled link is not opened by its address, and an address without a link stays unopened")
    func disabled() throws {
        let state = Loading()
        let path = try #require(mounted(Guarded(state: state)).link("Secret"))
        state.isLoaded = true
        let scene = mounted(Guarded(state: state))
        #expect(scene.open(path))
        #expect(scene.paths == ["/"] && scene.graph.navigation.isOpening)
        #expect(scene.open("/~.p0123456789ab"))
        #expect(scene.paths == ["/"] && scene.graph.navigation.isOpening)
        #expect(!scene.open("/~.p0"))
    }

    @Test("a link that a binding activates has an address, and opening it sets the binding")
    func bound() throws {
        let state = Loading()
        let scene = mounted(BoundLink(state: state))
        let path = try #require(scene.link("Bound"))
        try scene.press("Bound")
        #expect(scene.paths == ["/", path])
        let fresh = Loading()
        let other = mounted(BoundLink(state: fresh))
        #expect(other.open(path))
        #expect(fresh.isLoaded && other.has("Bound page") && other.paths == ["/", path])
    }

    @Test("the back button leads to the page below, and tabs to theirs")
    func buttons() throws {
        let scene = mounted(
            TabView {
                Chapters().tabItem { Text("First") }
                Chapters().tabItem { Text("Second") }
            })
        #expect(scene.address(ofButton: "First") == "/" && scene.address(ofButton: "Second") == "/~.2")
        try scene.press("Second")
        try scene.press("One")
        #expect(scene.address(ofButton: "Back") == "/~.2")
        try scene.press("More of One")
        #expect(scene.address(ofButton: "Back") == scene.paths[1])
        let other = mounted(
            TabView {
                Chapters().tabItem { Text("First") }
                Chapters().tabItem { Text("Second") }
            })
        #expect(other.open("/~.2"))
        #expect(other.open(scene.paths[2]))
        #expect(other.paths == scene.paths)
    }

    // MARK: - Values that a list shows

    @Test("a value that a list shows has the address of its identity, and the list finds it again for anybody")
    func identities() throws {
        let scene = mounted(People(state: Loading(isLoaded: true)))
        #expect(scene.link("Person 3") == "/Person~3")
        try scene.press("Person 3")
        #expect(scene.paths == ["/", "/Person~3"])
        let state = Loading()
        let other = mounted(People(state: state))
        #expect(other.open("/Person~90"))
        #expect(other.graph.navigation.isOpening)
        state.isLoaded = true
        other.flush()
        #expect(other.has("Mail 90@example.org"), "a row that is far out of sight")
        #expect(other.paths == ["/", "/Person~90"])
        for unknown in ["/Person~090", "/Person~x", "/Other~1", "/Person~"] {
            #expect(!mounted(People(state: Loading(isLoaded: true))).open(unknown), "\(unknown)")
        }
        let none = mounted(People(state: Loading(isLoaded: true)))
        #expect(none.open("/Person~4711") && none.graph.navigation.isOpening)
        none.flush()
        #expect(none.paths == ["/"])
    }

    @Test("numbers, UUIDs and constants are visible in an address, of texts only digests")
    func identityTypes() throws {
        #expect(RouteComponent.identified(Person(id: -3)) == "Person~-3")
        let identifier = UUID()
        #expect(RouteComponent.identified(Item(id: identifier))?.hasSuffix("~" + identifier.uuidString) == true)
        let mail = try #require(RouteComponent.identified(Item(id: "ada@example.org")))
        #expect(!mail.contains("ada") && mail == RouteComponent.identified(Item(id: "ada@example.org")))
        #expect(mail != RouteComponent.identified(Item(id: "bob@example.org")))
        #expect(RouteComponent.isIdentified(mail, of: Item<String>.self))
        #expect(RouteComponent.identified(3) == nil && RouteComponent.identified(Item(id: 0.5)) == nil)
        #expect(RouteComponent.identified(Screen.settings) == "Screen~settings")
        #expect(RouteComponent.isIdentified("Screen~settings", of: Screen.self))
        #expect(!RouteComponent.isIdentified("Screen~others", of: Screen.self))
        #expect(!RouteComponent.isIdentified("Person~300", of: Item<UInt8>.self))
    }

    @Test("a constant has its name as address, which is opened by a link to it and by nothing else")
    func constants() throws {
        let scene = mounted(Screens(isDisabled: false))
        #expect(scene.link("Settings") == "/Screen~settings")
        let other = mounted(Screens(isDisabled: false))
        #expect(other.open("/Screen~settings"))
        #expect(other.has("Screen settings") && other.paths == ["/", "/Screen~settings"])
        for (isDisabled, path) in [(true, "/Screen~settings"), (false, "/Screen~administration")] {
            let closed = mounted(Screens(isDisabled: isDisabled))
            #expect(closed.open(path))
            #expect(closed.paths == ["/"], "\(path)")
        }
    }

    @Test("an element that a list identifies by a text is found by the digest of it")
    func texts() throws {
        let scene = mounted(Notes())
        let path = try #require(scene.link("Milk"))
        #expect(!path.lowercased().contains("milk"))
        let other = mounted(Notes())
        #expect(other.open(path))
        #expect(other.has("Note Milk") && other.paths == ["/", path])
    }

    @Test("a value that no list shows keeps its sealed address")
    func unlisted() throws {
        let scene = mounted(
            NavigationStack {
                NavigationLink("Ada", value: Person(id: 1))
                    .navigationDestination(for: Person.self) { Text("Mail \($0.mail)") }
            })
        let path = try #require(scene.link("Ada"))
        #expect(path.hasPrefix("/Person~") && path.count >= 40 && !path.contains("example"))
    }

    // MARK: - Helpers

    private func mounted(_ view: some View, height: Double = 844) -> SceneHost {
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), routes: RouteCodec(addresses: LocalAddresses()))
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 390, height: height))
        scene.flush()
        return scene
    }
}

private struct Chapters: View {
    private let names = ["One", "Two"]

    var body: some View {
        NavigationStack {
            VStack {
                ForEach(names, id: \.self) { name in
                    NavigationLink(name) {
                        NavigationLink("More of \(name)") { Text("End of \(name)") }
                    }
                }
            }
        }
    }
}

private struct Entries: View {
    var body: some View {
        NavigationStack {
            List(1...60, id: \.self) { number in
                NavigationLink("Entry \(number)") { Text("Text of \(number)") }
            }
        }
    }
}

@Observable
private final class Loading {
    var isLoaded: Bool

    init(isLoaded: Bool = false) { self.isLoaded = isLoaded }
}

private struct LateChapters: View {
    let state: Loading

    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Now") { Text("At once") }
                if state.isLoaded { NavigationLink("Late") { Text("Arrived") } }
            }
        }
    }
}

private struct Guarded: View {
    let state: Loading

    var body: some View {
        NavigationStack {
            NavigationLink("Secret") { Text("Hidden") }.disabled(state.isLoaded)
        }
    }
}

private struct HiddenLink: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                Text("Top").accessibilityIdentifier("top")
                NavigationLink(destination: Text("Hidden page"), isActive: $isShown) { EmptyView() }
                Button("Go") { isShown = true }.accessibilityIdentifier("button")
            }
        }
    }
}

private struct BoundLink: View {
    @State var state: Loading

    var body: some View {
        NavigationStack {
            NavigationLink(isActive: $state.isLoaded) {
                Text("Bound page")
            } label: {
                Text("Bound")
            }
        }
    }
}

private struct Person: Identifiable, Hashable, Codable {
    let id: Int
    var mail: String { "\(id)@example.org" }
}

private struct Item<ID: Hashable>: Identifiable {
    let id: ID
}

private enum Screen: String, Hashable {
    case settings, administration
}

private struct Screens: View {
    let isDisabled: Bool

    var body: some View {
        NavigationStack {
            NavigationLink("Settings", value: Screen.settings).disabled(isDisabled)
                .navigationDestination(for: Screen.self) { Text("Screen \($0.rawValue)") }
        }
    }
}

private struct Note: Identifiable, Hashable {
    let id: String
}

private struct Notes: View {
    var body: some View {
        NavigationStack {
            List(["Milk", "Bread"].map { Note(id: $0) }) { NavigationLink($0.id, value: $0) }
                .navigationDestination(for: Note.self) { Text("Note \($0.id)") }
        }
    }
}

private struct People: View {
    let state: Loading

    var body: some View {
        NavigationStack {
            List(state.isLoaded ? (1...100).map { Person(id: $0) } : []) { person in
                NavigationLink("Person \(person.id)", value: person)
            }
            .navigationDestination(for: Person.self) { Text("Mail \($0.mail)") }
        }
    }
}

@MainActor
extension SceneHost {
    fileprivate var paths: [String] { graph.navigation.entries.map(\.path) }
    fileprivate func has(_ text: String) -> Bool { display.description.contains(text) }

    fileprivate func open(_ path: String) -> Bool {
        defer { flush() }
        return graph.navigation.open(path: path)
    }

    fileprivate func press(_ label: String) throws {
        let element = try #require(
            display.elements().all(label: label).first { $0.isPressable },
            "no '\(label)' in \(display.description)")
        #expect(send(.tap, to: element.layerID) == .handled)
        flush()
    }

    fileprivate func link(_ label: String) -> String? {
        display.elements().all(label: label).lazy.compactMap { element in
            if case .link(let path) = element.role { path } else { nil }
        }.first
    }

    /// The address of a button that only navigates.
    fileprivate func address(ofButton label: String) -> String? {
        display.elements().all(label: label).lazy.compactMap { element in
            guard case .layer(let layer) = self.display.resolve(id: element.layerID) else { return nil }
            return layer.semantics?.href
        }.first
    }
}

extension DisplayElement {
    fileprivate var isPressable: Bool {
        if case .link = role { true } else { role == .button }
    }
}
