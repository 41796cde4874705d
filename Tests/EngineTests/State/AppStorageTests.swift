// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("AppStorage")
struct AppStorageTests {
    private enum Level: Int { case low = 1, high = 2 }
    private enum Theme: String { case light, dark }

    /// Every initialiser, and what a test writes through.
    private struct Everything: View {
        @AppStorage("bool") var bool = false
        @AppStorage("int") var int = 1
        @AppStorage("double") var double = 1.5
        @AppStorage("string") var string = "none"
        @AppStorage("url") var url = URL(string: "https://a.example/")!
        @AppStorage("data") var data = Data()
        @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
        @AppStorage("level") var level = Level.low
        @AppStorage("theme") var theme = Theme.light
        @AppStorage("bool?") var maybeBool: Bool?
        @AppStorage("int?") var maybeInt: Int?
        @AppStorage("double?") var maybeDouble: Double?
        @AppStorage("string?") var maybeString: String?
        @AppStorage("url?") var maybeURL: URL?
        @AppStorage("data?") var maybeData: Data?
        @AppStorage("date?") var maybeDate: Date?
        @AppStorage("level?") var maybeLevel: Level?
        @AppStorage("theme?") var maybeTheme: Theme?

        var text: String {
            let required: [Any] = [
                bool, int, double, string, url, data.count, date.timeIntervalSince1970, level, theme,
            ]
            let optional: [Any?] = [
                maybeBool, maybeInt, maybeDouble, maybeString, maybeURL, maybeData?.count,
                maybeDate?.timeIntervalSince1970, maybeLevel, maybeTheme,
            ]
            return (required.map { "\($0)" } + optional.map { $0.map { "\($0)" } ?? "-" }).joined(separator: " ")
        }

        var body: some View {
            VStack {
                Text(verbatim: text)
                Button("write") {
                    bool = true
                    int = 7
                    double = 2.5
                    string = "text"
                    url = URL(string: "https://b.example/c?d")!
                    data = Data([1, 2, 3])
                    date = Date(timeIntervalSince1970: 60)
                    level = .high
                    theme = .dark
                    maybeBool = true
                    maybeInt = 8
                    maybeDouble = 3.5
                    maybeString = "more"
                    maybeURL = URL(string: "mailto:x@y.example")
                    maybeData = Data([4])
                    maybeDate = Date(timeIntervalSince1970: 120)
                    maybeLevel = .low
                    maybeTheme = .light
                }
                Button("clear") {
                    maybeBool = nil
                    maybeInt = nil
                    maybeDouble = nil
                    maybeString = nil
                    maybeURL = nil
                    maybeData = nil
                    maybeDate = nil
                    maybeLevel = nil
                    maybeTheme = nil
                }
            }
        }
    }

    private struct Counter: View {
        @AppStorage("count") var count = 0
        var runs: LifecycleLog

        var body: some View {
            runs.add("body")
            return VStack {
                Text(verbatim: "\(count)")
                Button("more") { count += 1 }
                Toggling(count: $count)
            }
        }
    }

    private struct Toggling: View {
        @Binding var count: Int

        var body: some View { Button("through") { count += 10 } }
    }

    private func session(_ store: DefaultsStore, _ identifier: String = "test") -> SessionContext {
        SessionContext(
            identifier: identifier, textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), defaults: store)
    }

    private func tap(_ label: String, _ scene: SceneHost) throws {
        let button = try #require(scene.display.elements().all { $0.role == .button && $0.label == label }.first)
        #expect(scene.send(.tap, to: button.layerID) == .handled)
        scene.flush()
    }

    private func text(_ scene: SceneHost) -> String? {
        scene.display.elements().all { $0.role == .staticText }.first?.label
    }

    @Test("has every kind of value, required and optional")
    func kinds() throws {
        let store = DefaultsStore()
        let scene = SceneHost(Everything(), session: session(store))
        scene.flush()
        #expect(text(scene) == "false 1 1.5 none https://a.example/ 0 0.0 low light - - - - - - - - -")
        #expect(store.values.isEmpty)
        try tap("write", scene)
        let written = "true 7 2.5 text https://b.example/c?d 3 60.0 high dark"
        #expect(text(scene) == written + " true 8 3.5 more mailto:x@y.example 1 120.0 low light")
        let data = try JSONEncoder().encode(store.values)
        let again = DefaultsStore(try JSONDecoder().decode([String: DefaultsValue].self, from: data))
        let later = SceneHost(Everything(), session: session(again))
        later.flush()
        #expect(text(later) == text(scene))
        try tap("clear", scene)
        #expect(text(scene) == written + " - - - - - - - - -")
        #expect(store.values.count == 9)
    }

    @Test("shows a change of one tab in the other, and runs only what reads it")
    func tabs() throws {
        let store = DefaultsStore()
        let (firstLog, secondLog) = (LifecycleLog(), LifecycleLog())
        let first = SceneHost(Counter(runs: firstLog), session: session(store))
        let second = SceneHost(Counter(runs: secondLog), session: session(store))
        first.flush()
        second.flush()
        var isAnnounced = false
        second.graph.onInvalidate = { isAnnounced = true }
        try tap("more", first)
        try tap("through", first)
        #expect(isAnnounced)
        second.flush()
        #expect(text(first) == "11")
        #expect(text(second) == "11")
        secondLog.entries = []
        store.set(.integer(5), for: "another")
        first.flush()
        second.flush()
        #expect(secondLog.entries.isEmpty)
        second.unmount()
        try tap("more", first)
        #expect(text(first) == "12")
    }

    @Test("follows UserDefaults.standard of its session, which is no other session's and not the process's")
    func standard() async throws {
        let key = "count"
        let (mine, other) = (DefaultsStore(), DefaultsStore())
        let scene = SceneHost(Counter(runs: LifecycleLog()), session: session(mine, "mine"))
        scene.flush()
        SessionContext.$current.withValue(scene.graph.session) {
            UserDefaults.standard.set(42, forKey: key)
            UserDefaults.standard.set(true, forKey: "flag")
            UserDefaults.standard.set(1.5, forKey: "half")
            UserDefaults.standard.set(["a", "b"], forKey: "list")
            UserDefaults.standard.set(["a": 1], forKey: "table")
            UserDefaults.standard.set(URL(string: "https://a.example/b"), forKey: "link")
            UserDefaults.standard.register(defaults: ["registered": "yes"])
            #expect(UserDefaults.standard.integer(forKey: key) == 42)
            #expect(UserDefaults.standard.bool(forKey: "flag"))
            #expect(UserDefaults.standard.double(forKey: "half") == 1.5)
            #expect(UserDefaults.standard.stringArray(forKey: "list") == ["a", "b"])
            #expect(UserDefaults.standard.dictionary(forKey: "table") as? [String: Int] == ["a": 1])
            #expect(UserDefaults.standard.url(forKey: "link") == URL(string: "https://a.example/b"))
            #expect(UserDefaults.standard.string(forKey: "registered") == "yes")
            #expect(UserDefaults.standard.dictionaryRepresentation()["half"] as? Double == 1.5)
        }
        scene.flush()
        #expect(text(scene) == "42")
        #expect(UserDefaults.standard.object(forKey: key) == nil)
        #expect(UserDefaults.standard.object(forKey: "registered") == nil)
        SessionContext.$current.withValue(session(other, "other")) {
            #expect(UserDefaults.standard.object(forKey: key) == nil)
            #expect(UserDefaults.standard.object(forKey: "flag") == nil)
        }
        #expect(other.values.isEmpty)
        // From a task of the session, too, on whichever thread it runs.
        await SessionContext.$current.withValue(scene.graph.session) {
            await Task { @concurrent in UserDefaults.standard.removeObject(forKey: "count") }.value
        }
        while mine.value(key) != nil { await Task.yield() }
        await Task.yield()
        scene.flush()
        #expect(mine.values["flag"] != nil)
    }

    @Test("in a model reads and writes the running session's values")
    func models() {
        @MainActor final class Model {
            @AppStorage("name") var name = "nobody"
        }
        let model = Model()
        let (first, second) = (DefaultsStore(), DefaultsStore())
        SessionContext.$current.withValue(session(first)) { model.name = "Rick" }
        SessionContext.$current.withValue(session(second)) {
            #expect(model.name == "nobody")
            model.name = "Morty"
        }
        SessionContext.$current.withValue(session(first)) { #expect(model.name == "Rick") }
        #expect(first.values == ["name": .string("Rick")])
    }

    @Test("a full store refuses what is too much, keeps what it has and says so")
    func bounded() async throws {
        let store = DefaultsStore()
        let scene = SceneHost(Text(verbatim: "x"), session: session(store))
        SessionContext.$current.withValue(scene.graph.session) {
            #expect(store.set(.string(String(repeating: "x", count: 60_000)), for: "big"))
            #expect(!store.set(.string(String(repeating: "x", count: 6_000)), for: "more"))
            #expect(!store.set(.string(String(repeating: "x", count: 70_000)), for: "big"))
            #expect(store.set(nil, for: "big"))
            for number in 0..<DefaultsStore.keyLimit { #expect(store.set(.bool(true), for: "\(number)")) }
            #expect(!store.set(.bool(true), for: "one more"))
            #expect(store.set(.bool(false), for: "0"))
        }
        while !scene.diagnostics.contains(.defaultsFull) { await Task.yield() }
        #expect(store.values.count == DefaultsStore.keyLimit)
    }

    @Test("of a scene that nobody ended leaves the store, which outlives it")
    func droppedScene() {
        struct Reader: View {
            @AppStorage("name") var name = "none"
            var body: some View { Text(verbatim: name) }
        }
        let store = DefaultsStore()
        let location = store.location(for: "name")
        var scene: SceneHost? = SceneHost(Reader(), session: session(store))
        scene?.flush()
        #expect(location.hasReaders)
        scene = nil
        #expect(!location.hasReaders)
        store.set(.string("Rick"), for: "name")
        #expect(store.value("name") == .string("Rick"))
    }

    @Test("with a store of its own belongs to that store")
    func explicitStore() throws {
        struct Named: View {
            @AppStorage("named") var name = "none"
            var body: some View { Text(verbatim: name) }
        }
        let name = "vitrine-tests-\(UUID().uuidString)"
        let suite = try #require(UserDefaults(suiteName: name))
        defer { suite.removePersistentDomain(forName: name) }
        suite.set("suite", forKey: "named")
        let store = DefaultsStore(["named": .string("browser")])
        let inside = SceneHost(Named().defaultAppStorage(suite), session: session(store))
        inside.flush()
        #expect(text(inside) == "suite")
        let outside = SceneHost(Named().defaultAppStorage(.standard), session: session(store))
        outside.flush()
        #expect(text(outside) == "browser")
    }

    @Test("in a suite is one value, whichever UserDefaults object of the suite a view names")
    func objectsOfASuite() throws {
        struct Reader: View {
            @AppStorage("name", store: UserDefaults(suiteName: "vitrine-tests-suite")) var name = "none"
            let runs: LifecycleLog

            var body: some View {
                runs.add("body")
                return Text(verbatim: name)
            }
        }
        struct Screen: View {
            @AppStorage("name", store: UserDefaults(suiteName: "vitrine-tests-suite")) var name = "none"
            @State private var count = 0
            let runs: LifecycleLog

            var body: some View {
                VStack {
                    Reader(runs: runs)
                    Button("write") { name = "Morty" }
                    Button("count \(count)") { count += 1 }
                }
            }
        }
        let suite = try #require(UserDefaults(suiteName: "vitrine-tests-suite"))
        suite.removePersistentDomain(forName: "vitrine-tests-suite")
        defer { suite.removePersistentDomain(forName: "vitrine-tests-suite") }
        let runs = LifecycleLog()
        let scene = SceneHost(Screen(runs: runs), session: session(DefaultsStore()))
        scene.flush()
        try tap("write", scene)
        #expect(text(scene) == "Morty")
        #expect(suite.string(forKey: "name") == "Morty")
        let bodies = runs.entries.count
        try tap("count 0", scene)
        #expect(runs.entries.count == bodies)
        let other = try #require(UserDefaults(suiteName: "vitrine-tests-suite"))
        #expect(DefaultsStore.of(suite) === DefaultsStore.of(other))
    }
}

@MainActor
@Suite("SceneStorage")
struct SceneStorageTests {
    private struct Screen: View {
        @SceneStorage("page") var page = 1
        @SceneStorage("note") var note: String?

        var body: some View {
            VStack {
                Text(verbatim: "\(page) \(note ?? "-")")
                Button("turn") {
                    page += 1
                    note = "read"
                }
                Other()
            }
        }
    }

    private struct Other: View {
        @SceneStorage("page") var page = 1

        var body: some View { Text(verbatim: "also \(page)") }
    }

    private func texts(_ scene: SceneHost) -> [String] {
        scene.display.elements().all { $0.role == .staticText }.compactMap(\.label)
    }

    @Test("is one value for a scene, none of another scene's, and comes back with the archive")
    func archived() throws {
        let scene = SceneHost(Screen(), session: .fixture())
        let other = SceneHost(Screen(), session: .fixture())
        scene.flush()
        other.flush()
        let button = try #require(scene.display.elements().all { $0.role == .button }.first)
        #expect(scene.send(.tap, to: button.layerID) == .handled)
        scene.flush()
        other.flush()
        #expect(texts(scene) == ["2 read", "also 2"])
        #expect(texts(other) == ["1 -", "also 1"])
        let data = try JSONEncoder().encode(scene.archive())
        let restored = SceneHost(
            Screen(), session: .fixture(), restoring: try JSONDecoder().decode(StateArchive.self, from: data))
        restored.flush()
        #expect(texts(restored) == ["2 read", "also 2"])
    }
}
