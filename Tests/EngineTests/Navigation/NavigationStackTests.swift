// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("NavigationStack")
struct NavigationStackTests {
    @Test("shows the page of a value that is pushed, and the root again after a pop")
    func pushesAndPops() throws {
        let router = Router()
        let scene = SceneHost(Stack(router: router), session: .fixture())
        scene.flush()
        #expect(scene.text.contains("Root"))
        router.path.append(Place(number: 7))
        scene.flush()
        #expect(scene.text.contains("Place 7"))
        #expect(!scene.text.contains("Root body"))
        router.path.removeLast()
        scene.flush()
        #expect(scene.text.contains("Root body"))
    }

    @Test("a row that is the last one no more has its separator, also if it was covered at the time")
    func changesCoveredList() {
        func lines(below layer: Layer) -> Int {
            let isLine = layer.children.isEmpty && layer.frameInRoot().height == 1
            return layer.children.reduce(isLine ? 1 : 0) { $0 + lines(below: $1) }
        }
        let router = Router()
        let numbers = Numbers()
        let scene = SceneHost(NumberStack(router: router, numbers: numbers), session: .fixture())
        scene.flush()
        let before = lines(below: scene.display.root)
        router.path.append(Place(number: 7))
        scene.flush()
        numbers.all.append(3)
        scene.flush()
        router.path.removeLast()
        scene.flush()
        #expect(scene.text.contains("Number 3"))
        #expect(lines(below: scene.display.root) == before + 1)
    }

    @Test("keeps a covered page's state and restarts its appearance")
    func keepsState() throws {
        let router = Router()
        let log = AppearanceLog()
        let scene = SceneHost(Stack(router: router, log: log), session: .fixture())
        scene.flush()
        #expect(log.entries == ["root appears"])
        router.path.append(Place(number: 1))
        scene.flush()
        #expect(log.entries == ["root appears", "root disappears"])
        router.path.removeLast()
        scene.flush()
        #expect(log.entries == ["root appears", "root disappears", "root appears"])
    }

    @Test("keeps the common pages of two paths")
    func keepsCommonPages() {
        let router = Router()
        let scene = SceneHost(Stack(router: router), session: .fixture())
        router.path = NavigationPath([Place(number: 1), Place(number: 2)])
        scene.flush()
        let before = scene.keys
        router.path = NavigationPath([Place(number: 1), Place(number: 3)])
        scene.flush()
        #expect(scene.keys.prefix(2) == before.prefix(2))
        #expect(scene.keys[2] != before[2])
    }

    @Test("names its pages for the browser's history")
    func names() throws {
        let router = Router()
        let scene = SceneHost(Stack(router: router), session: .routed())
        scene.flush()
        router.path.append(Place(number: 4))
        scene.flush()
        let entries = try #require(scene.graph.navigation.primary?.historyEntries)
        #expect(entries.map(\.path) == ["/", "/places/4"])
        #expect(entries.map(\.title) == ["Home", "Title 4"])
    }

    @Test("opens a path part by part and refuses one that no type knows")
    func opensPaths() throws {
        let router = Router()
        let scene = SceneHost(Stack(router: router), session: .routed())
        scene.flush()
        let stack = try #require(scene.graph.navigation.primary)
        #expect(stack.open(path: "/places/9"))
        scene.flush()
        #expect(scene.text.contains("Place 9"))
        #expect(router.path.count == 1)
        #expect(!stack.open(path: "/nowhere"))
        #expect(router.path.count == 1)
        #expect(stack.show(key: 0))
        #expect(router.path.isEmpty)
    }

    @Test("opens the sheet that the page of a path presents, so that an app can give a sheet an address")
    func opensPresentingPage() throws {
        let scene = SceneHost(
            NavigationStack {
                Text("Root body").navigationDestination(for: Place.self) { place in
                    Text("Place \(place.number)")
                        .sheet(isPresented: .constant(true)) { Text("Sheet \(place.number)") }
                }
            }, session: .routed())
        scene.flush()
        let stack = try #require(scene.graph.navigation.primary)
        #expect(stack.open(path: "/places/9"))
        scene.flush()
        #expect(scene.labels == ["Sheet 9"])
        #expect(stack.historyEntries.map(\.path).last == "/places/9")
    }

    @Test("goes back through its back button")
    func backButton() throws {
        let router = Router()
        let scene = SceneHost(Stack(router: router), session: .fixture())
        router.path.append(Place(number: 1))
        scene.flush()
        let back = try #require(scene.display.elements().all(role: .button, label: "Back").first)
        #expect(scene.send(.tap, to: back.layerID) == .handled)
        scene.flush()
        #expect(router.path.isEmpty)
    }

    @Test("names a value without a destination and goes on")
    func missingDestination() {
        let router = Router()
        let scene = SceneHost(Stack(router: router), session: .fixture())
        router.path.append("no destination for strings")
        scene.flush()
        #expect(scene.diagnostics.contains(.missingDestination))
        router.path.removeLast()
        scene.flush()
        #expect(scene.text.contains("Root body"))
    }

    @Test("manages its own path for links, which push values")
    func links() throws {
        let scene = SceneHost(
            NavigationStack {
                NavigationLink("Open", value: Place(number: 3))
                    .navigationDestination(for: Place.self) { Text("Place \($0.number)") }
            }, session: .routed())
        scene.flush()
        let link = try #require(scene.display.elements().all(role: .link(href: "/places/3"), label: "Open").first)
        #expect(scene.send(.tap, to: link.layerID) == .handled)
        scene.flush()
        #expect(scene.text.contains("Place 3"))
    }
}

private struct Place: Hashable {
    let number: Int
}

@Observable
private final class Router {
    var path = NavigationPath()
}

@Observable
private final class Numbers {
    var all = [1, 2]
}

private struct NumberStack: View {
    @State var router: Router
    let numbers: Numbers

    var body: some View {
        NavigationStack(path: $router.path) {
            List(numbers.all, id: \.self) { Text("Number \($0)") }
                .navigationDestination(for: Place.self) { Text("Place \($0.number)") }
        }
    }
}

private final class AppearanceLog {
    var entries: [String] = []
}

private struct Stack: View {
    @State var router: Router
    var log = AppearanceLog()

    var body: some View {
        NavigationStack(path: $router.path) {
            Text("Root body")
                .onAppear { log.entries.append("root appears") }
                .onDisappear { log.entries.append("root disappears") }
                .navigationTitle("Home")
                .navigationDestination(for: Place.self) { place in
                    Text("Place \(place.number)").navigationTitle("Title \(place.number)")
                }
        }
    }
}

@MainActor
extension SceneHost {
    fileprivate var text: String { display.description }
    fileprivate var keys: [Int] { graph.navigation.primary?.historyEntries.map(\.key) ?? [] }
}

extension SessionContext {
    /// A session in which a `Place` has the path `/places/N`.
    fileprivate static func routed() -> SessionContext {
        SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()),
            routes: RouteCodec(
                path: { ($0 as? Place).map { "/places/\($0.number)" } },
                value: { type, path in
                    guard type == Place.self, path.hasPrefix("/places/"), let number = Int(path.dropFirst(8)) else {
                        return nil
                    }
                    return Place(number: number)
                }))
    }
}
