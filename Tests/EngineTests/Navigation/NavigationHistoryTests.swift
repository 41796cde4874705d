// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// What a browser's history asks of a scene: pages by key, paths, tabs, what is presented.
@MainActor
@Suite("Navigation history")
struct NavigationHistoryTests {
    // MARK: - Keys

    @Test("a popped page comes back with its key, its value and those between")
    func restores() {
        let router = PathRouter()
        let scene = mounted(StackApp(router: router))
        router.path = [Park(id: 1), Park(id: 2), Park(id: 3)]
        scene.flush()
        let keys = scene.keys
        router.path = []
        scene.flush()
        #expect(scene.keys == [keys[0]])
        #expect(scene.show(keys[3]))
        #expect(router.path.map(\.id) == [1, 2, 3])
        #expect(scene.keys == keys)
        #expect(scene.has("Park 3"))
        #expect(scene.show(keys[1]))
        #expect(router.path.map(\.id) == [1])
    }

    @Test("a page that is a view of its own comes back too")
    func restoresViews() throws {
        let scene = mounted(NavigationStack { NavigationLink("Open") { Text("Inside").navigationTitle("In") } })
        try scene.press("Open")
        let keys = scene.keys
        #expect(scene.paths.count == 2 && scene.paths[1].hasPrefix("/~.p"))
        #expect(scene.show(keys[0]))
        #expect(!scene.has("Inside"))
        #expect(scene.show(keys[1]))
        #expect(scene.has("Inside"))
        #expect(scene.keys == keys)
    }

    @Test("an app that keeps its path keeps its pages, whatever is asked for")
    func refuses() {
        let router = PathRouter()
        router.isGuarded = true
        let scene = mounted(StackApp(router: router))
        router.path = [Park(id: 1)]
        scene.flush()
        let keys = scene.keys
        #expect(scene.show(keys[0]))
        #expect(scene.keys == keys)
        #expect(scene.has("Park 1"))
    }

    @Test("a page that nobody remembers is not promised")
    func forgets() {
        let router = PathRouter()
        let scene = mounted(StackApp(router: router))
        router.path = [Park(id: 1)]
        scene.flush()
        let first = scene.keys[1]
        for number in 0...PageMemory.limit {
            router.path = [Park(id: 2 + number)]
            scene.flush()
        }
        #expect(!scene.show(first))
        #expect(!scene.show(9_999))
    }

    // MARK: - Paths

    @Test("a Codable value has an address below its page's that says nothing of it, and is found there again")
    func codableRoutes() {
        let router = PathRouter()
        let addresses = LocalAddresses()
        let scene = mounted(StackApp(router: router), addresses)
        router.path = [Park(id: 1), Park(id: 2)]
        scene.flush()
        let paths = scene.paths
        #expect(paths.count == 3)
        #expect(paths[1].hasPrefix("/Park~") && paths[2].hasPrefix(paths[1] + "/Park~"))
        let other = PathRouter()
        let fresh = mounted(StackApp(router: other), addresses)
        #expect(fresh.open(paths[2]))
        #expect(other.path.map(\.id) == [1, 2])
        #expect(fresh.paths == paths)
        let upper = paths[1].dropFirst()
        for forged in [
            "/Park~~eyJpZCI6M30", "/Park~1", "/Park~", "/Other~1", "/\(upper)/\(upper)",
            "/Int~\(upper.dropFirst(5))",
        ] {
            #expect(!fresh.open(forged), "\(forged)")
        }
        #expect(!mounted(StackApp(router: PathRouter())).open(paths[1]), "another session's")
        #expect(other.path.map(\.id) == [1, 2])
    }

    @Test("a value has one address, another value, place or type another one, and none says what it stands for")
    func components() throws {
        let codec = LocalAddresses()
        for value in [
            AnyHashable(5), AnyHashable("a/b ..~ü"), AnyHashable(Mood.calm), AnyHashable(UUID(uuid: Self.bytes)),
            AnyHashable(Park(id: 5)),
        ] {
            let component = try #require(RouteComponent.component(of: value.base, below: "/a", by: codec))
            #expect(component == RouteComponent.component(of: value.base, below: "/a", by: codec))
            #expect(component != RouteComponent.component(of: value.base, below: "/b", by: codec))
            let type = Swift.type(of: value.base)
            let read = RouteComponent.value(of: component, as: type, below: "/a", by: codec)
            #expect(read as? AnyHashable == value)
            #expect(RouteComponent.value(of: component, as: type, below: "/b", by: codec) == nil)
            #expect(RouteComponent.value(of: component, as: Double.self, below: "/a", by: codec) == nil)
        }
        let canary = try #require(RouteComponent.component(of: "canary", below: "/", by: codec))
        #expect(canary.hasPrefix("String~") && !canary.contains("canary"))
        #expect(RouteComponent.component(of: String(repeating: "x", count: 2_000), below: "/", by: codec) == nil)
        #expect(RouteComponent.component(of: Plain(number: 1), below: "/", by: codec) == nil)
        #expect(RouteComponent.component(of: 5, below: "/", by: NoAddresses()) == nil)
    }

    @Test("a page so deep that its address would be too long has the address of the last page that has one")
    func deepPages() {
        let router = PathRouter()
        let scene = mounted(StackApp(router: router))
        router.path = (0..<100).map { Park(id: $0) }
        scene.flush()
        let paths = scene.paths
        #expect(paths.count == 101 && Set(paths).count < 101)
        #expect(paths.allSatisfy { $0.utf8.count <= RouteComponent.pathLimit })
        #expect(paths.suffix(30).allSatisfy { $0 == paths[100] })
        let fresh = PathRouter()
        let other = mounted(StackApp(router: fresh), scene.graph.session.routes.addresses)
        #expect(other.open(paths[100]))
        #expect(fresh.path.map(\.id) == Array(0..<(Set(paths).count - 1)))
    }

    @Test("two types of the same short name do not take each other's values")
    func types() throws {
        let codec = LocalAddresses()
        let component = try #require(RouteComponent.component(of: Zoo.Gate(number: 1), below: "/", by: codec))
        #expect(component.hasPrefix("Gate~"))
        #expect(RouteComponent.value(of: component, as: Museum.Gate.self, below: "/", by: codec) == nil)
        let read = RouteComponent.value(of: component, as: Zoo.Gate.self, below: "/", by: codec)
        #expect(read as? Zoo.Gate == Zoo.Gate(number: 1))
    }

    @Test("addresses that nobody keeps are bounded, the newest stay")
    func localAddresses() throws {
        let codec = LocalAddresses()
        let texts = try (0...LocalAddresses.limit).map { number in
            try #require(codec.text(for: Array("\(number)".utf8), of: "Int", below: "/"))
        }
        #expect(codec.bytes(of: texts[0], of: "Int", below: "/") == nil)
        for number in [1, LocalAddresses.limit] {
            #expect(codec.bytes(of: texts[number], of: "Int", below: "/") == Array("\(number)".utf8))
        }
    }

    private static let bytes: uuid_t = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)

    @Test("the address of a link continues that of its page")
    func links() throws {
        let scene = mounted(
            NavigationStack {
                NavigationLink("Go", value: 3).navigationDestination(for: Int.self) { number in
                    NavigationLink("Next \(number)", value: number + 1)
                }
            })
        let first = try #require(scene.link("Go"))
        #expect(first.hasPrefix("/Int~"))
        try scene.press("Go")
        #expect(scene.paths == ["/", first])
        #expect(scene.link("Next 3")?.hasPrefix(first + "/Int~") == true)
    }

    @Test("a page without an address has that of the page below, and so does what it pushes")
    func opaquePages() throws {
        let scene = mounted(
            NavigationStack {
                NavigationLink("Go", value: Plain(number: 3))
                    .navigationDestination(for: Plain.self) { _ in NavigationLink("Next", value: 4) }
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            })
        #expect(scene.link("Go") == nil)
        try scene.press("Go")
        #expect(scene.link("Next") == nil)
        try scene.press("Next")
        #expect(scene.paths == ["/", "/", "/"])
        #expect(Set(scene.keys).count == 3)
    }

    // MARK: - Tabs

    @Test("each tab has its own address and keeps its stack; a key or a path chooses it")
    func tabs() throws {
        let scene = mounted(TabApp())
        #expect(scene.paths == ["/"])
        try scene.press("Push one")
        let inFirst = scene.keys
        #expect(scene.paths.count == 2 && scene.paths[1].hasPrefix("/Int~"))
        try scene.press("Second")
        #expect(scene.paths == ["/~.2"])
        try scene.press("Push two")
        let inSecond = scene.keys
        let paths = scene.paths
        #expect(paths.count == 2 && paths[1].hasPrefix("/~.2/Int~"))
        #expect(Set(inFirst + inSecond).count == 4)
        #expect(scene.show(inFirst[1]))
        #expect(scene.keys == inFirst)
        #expect(scene.open(paths[1]))
        #expect(scene.keys == inSecond)
        #expect(scene.open("/"))
        #expect(scene.keys == [inFirst[0]])
        #expect(scene.open("/~.3"))
        #expect(scene.has("Plain page"))
        #expect(scene.paths == ["/~.3"])
        #expect(!scene.open("/~.4") && !scene.open("/~two"))
    }

    @Test("an address opens a page of a tab that has not been shown, whichever tab is")
    func unshownTabs() throws {
        let codec = LocalAddresses()
        let visited = mounted(TabApp(), codec)
        try visited.press("Push one")
        let inFirst = visited.paths[1]
        try visited.press("Second")
        try visited.press("Push two")
        let inSecond = visited.paths[1]
        let scene = mounted(TabApp(), codec)
        #expect(scene.open(inSecond))
        #expect(scene.paths == visited.paths && scene.has("Number 2"))
        #expect(scene.open("/~.3"))
        #expect(scene.has("Plain page"))
        let other = mounted(TabApp(selection: "three"), codec)
        #expect(other.open(inFirst))
        #expect(other.has("Number 1"))
        #expect(other.paths.last == inFirst)
    }

    private struct NestedTabs: View {
        @State private var outer = "home"
        @State private var inner = "first"

        var body: some View {
            TabView(selection: $outer) {
                Text("Home page").tabItem { Text("Home") }.tag("home")
                TabView(selection: $inner) {
                    Text("First page").tabItem { Text("First") }.tag("first")
                    Text("Second page").tabItem { Text("Second") }.tag("second")
                }
                .tabItem { Text("Shop") }.tag("shop")
            }
        }
    }

    @Test("an address opens a page of a tab view that is in a tab which has not been shown")
    func nestedUnshownTabs() throws {
        let visited = mounted(NestedTabs())
        try visited.press("Shop")
        try visited.press("Second")
        let address = try #require(visited.paths.last)
        let scene = mounted(NestedTabs())
        #expect(scene.open(address))
        #expect(scene.has("Second page"))
        #expect(scene.paths.last == address)
    }

    @Test("the address of a tab says the case of an enumeration, and nothing of other tags")
    func tabAddresses() throws {
        let scene = mounted(TaggedTabs())
        try scene.press("Calm")
        #expect(scene.paths == ["/~calm"])
        try scene.press("Person")
        #expect(scene.paths == ["/~.3"])
        #expect(scene.open("/~calm"))
        #expect(scene.paths == ["/~calm"])
    }

    // MARK: - Presentations

    @Test("a presentation is an entry under the page's address, and going back closes it")
    func presentations() {
        let router = PathRouter()
        let scene = mounted(StackApp(router: router))
        router.path = [Park(id: 1)]
        scene.flush()
        let registry = scene.graph.navigation
        let before = scene.keys
        var log: [String] = []
        let sheet = HistoryPresentation(
            key: registry.makeKey(), title: { "Sheet" }, dismiss: { log.append("dismiss") },
            present: { log.append("present") })
        let inner = HistoryPresentation(key: registry.makeKey(), dismiss: { log.append("dismiss inner") })
        registry.present(sheet)
        registry.present(inner)
        #expect(scene.keys == before + [sheet.key, inner.key])
        #expect(registry.entries.map(\.title).suffix(2) == ["Sheet", "Sheet"])
        #expect(Set(scene.paths.suffix(3)).count == 1)
        #expect(scene.show(sheet.key))
        #expect(log == ["dismiss inner"])
        registry.end(inner)
        #expect(scene.show(before[0]))
        #expect(log == ["dismiss inner", "dismiss"])
        registry.end(sheet)
        #expect(router.path.isEmpty)
        #expect(scene.keys == [before[0]])
        #expect(scene.show(sheet.key))
        #expect(log.last == "present")
        #expect(!scene.show(inner.key))
    }

    // MARK: - Bound destinations

    @Test("navigationDestination(isPresented:) follows its binding both ways, and Forward sets it again")
    func boundDestination() throws {
        let state = Presented()
        let scene = mounted(BoundApp(state: state))
        state.isShown = true
        scene.flush()
        #expect(scene.has("Shown 0"))
        let keys = scene.keys
        state.number = 7
        scene.flush()
        #expect(scene.has("Shown 7"))
        try scene.press("Back")
        #expect(!state.isShown && !scene.has("Shown 7"))
        #expect(scene.show(keys[1]))
        #expect(state.isShown && scene.has("Shown 7"))
        #expect(scene.keys == keys)
        state.isShown = false
        scene.flush()
        #expect(scene.keys == [keys[0]])
    }

    @Test("navigationDestination(item:) shows the item, another one as another page, and none after Back")
    func itemDestination() throws {
        let state = Presented()
        let scene = mounted(BoundApp(state: state))
        state.item = Park(id: 4)
        scene.flush()
        #expect(scene.has("Item 4"))
        let first = scene.keys
        state.item = Park(id: 5)
        scene.flush()
        #expect(scene.has("Item 5") && !scene.has("Item 4"))
        #expect(scene.keys.count == 2 && scene.keys[1] != first[1])
        try scene.press("Back")
        #expect(state.item == nil && scene.keys.count == 1)
    }

    // MARK: - Codable paths

    @Test("a path that can be written comes back as it was; one that cannot says so")
    func codablePath() throws {
        var path = NavigationPath([StoredPlace(number: 3)])
        path.append(5)
        path.append("text")
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        #expect(read == path.codable)
        path.append(Plain(number: 1))
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["Nope","1"]"#.utf8))
        }
    }

    private func mounted(_ view: some View, _ addresses: any AddressCodec = LocalAddresses()) -> SceneHost {
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), routes: RouteCodec(addresses: addresses))
        let scene = SceneHost(view, session: session)
        scene.flush()
        return scene
    }
}

private struct Park: Hashable, Codable {
    var id: Int
}

/// Visible outside of this file, as what is found by name has to be.
struct StoredPlace: Hashable, Codable {
    var number: Int
}

private enum Zoo {
    struct Gate: Hashable, Codable { var number: Int }
}

private enum Museum {
    struct Gate: Hashable, Codable { var number: Int }
}

private struct Plain: Hashable {
    var number: Int
}

private enum Mood: String, Codable {
    case calm
}

@Observable
private final class PathRouter {
    var isGuarded = false
    private var stored: [Park] = []
    /// A guarded one never gets shorter.
    var path: [Park] {
        get { stored }
        set { if !isGuarded || newValue.count >= stored.count { stored = newValue } }
    }
}

@Observable
private final class Presented {
    var isShown = false
    var number = 0
    var item: Park?
}

private struct StackApp: View {
    @State var router: PathRouter

    var body: some View {
        NavigationStack(path: $router.path) {
            Text("Root").navigationTitle("Home").navigationDestination(for: Park.self) { park in
                Text("Park \(park.id)").navigationTitle("Park \(park.id)")
            }
        }
    }
}

private struct TabApp: View {
    @State var selection = "one"

    var body: some View {
        TabView(selection: $selection) {
            stack("Push one", 1).tabItem { Text("First") }.tag("one")
            stack("Push two", 2).tabItem { Text("Second") }.tag("two")
            Text("Plain page").tabItem { Text("Third") }.tag("three")
        }
    }

    private func stack(_ label: String, _ value: Int) -> some View {
        NavigationStack {
            NavigationLink(label, value: value).navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
    }
}

private struct TaggedTabs: View {
    private enum Page: Hashable, Codable {
        case first
        case person(String)
    }

    @State private var selection = AnyHashable(Page.first)

    var body: some View {
        TabView(selection: $selection) {
            Text("Start").tabItem { Text("Start") }.tag(AnyHashable(Page.first))
            Text("Quiet").tabItem { Text("Calm") }.tag(AnyHashable(Mood.calm))
            Text("Somebody").tabItem { Text("Person") }.tag(AnyHashable(Page.person("canary")))
        }
    }
}

private struct BoundApp: View {
    @State var state: Presented

    var body: some View {
        NavigationStack {
            Text("Root")
                .navigationDestination(isPresented: $state.isShown) { Text("Shown \(state.number)") }
                .navigationDestination(item: $state.item) { Text("Item \($0.id)") }
        }
    }
}

@MainActor
extension SceneHost {
    fileprivate var keys: [Int] { graph.navigation.entries.map(\.key) }
    fileprivate var paths: [String] { graph.navigation.entries.map(\.path) }
    fileprivate func has(_ text: String) -> Bool { display.description.contains(text) }

    fileprivate func show(_ key: Int) -> Bool {
        defer { flush() }
        return graph.navigation.show(key: key)
    }

    fileprivate func open(_ path: String) -> Bool {
        defer { flush() }
        return graph.navigation.open(path: path)
    }

    fileprivate func press(_ label: String) throws {
        let element = try #require(
            display.elements().all(label: label).first { $0.isPressable }, "no '\(label)' in \(display.description)")
        #expect(send(.tap, to: element.layerID) == .handled)
        flush()
    }

    fileprivate func link(_ label: String) -> String? {
        display.elements().all(label: label).lazy.compactMap { element in
            if case .link(let path) = element.role { path } else { nil }
        }.first
    }
}

extension DisplayElement {
    fileprivate var isPressable: Bool {
        if case .link = role { true } else { role == .button }
    }
}
