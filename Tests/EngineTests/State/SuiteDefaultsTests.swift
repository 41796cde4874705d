// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineImplicit

@testable import VitrineCore

/// Suites are made as code of apps makes them, in a file that sees `VitrineImplicit`.
@MainActor
@Suite("UserDefaults of a suite")
struct SuiteDefaultsTests {
    private let name = "vitrine-tests-\(UUID().uuidString)"
    private let folder = FileManager.default.temporaryDirectory

    private func within<Value>(_ session: SessionContext, _ body: () throws -> Value) rethrows -> Value {
        try SessionContext.$current.withValue(session, operation: body)
    }

    @Test("belong to the visitor, whichever object of the suite is asked, and not to the app's own defaults")
    func visitors() throws {
        let (one, other) = (SessionContext.fixture(dataFolder: folder), SessionContext.fixture(dataFolder: folder))
        // As apps keep one, in a global.
        let suite = try #require(UserDefaults(suiteName: name))
        within(one) {
            suite.set("Rick", forKey: "name")
            suite.set(URL(string: "https://a.example"), forKey: "page")
            suite.register(defaults: ["count": 3])
            UserDefaults.standard.set("own", forKey: "name")
        }
        try within(one) {
            let again = try #require(UserDefaults(suiteName: name))
            #expect(again.string(forKey: "name") == "Rick")
            #expect(again.url(forKey: "page")?.host() == "a.example")
            #expect(again.integer(forKey: "count") == 3)
            #expect(again.dictionaryRepresentation()["name"] as? String == "Rick")
            #expect(UserDefaults.standard.string(forKey: "name") == "own")
            let own = UserDefaults.standard.dictionaryRepresentation()
            #expect(own["name"] as? String == "own" && !own.keys.contains { $0.contains(name) })
            #expect(UserDefaults(suiteName: name + "2")?.string(forKey: "name") == nil)
        }
        #expect(within(other) { suite.string(forKey: "name") } == nil)
        #expect(suite.string(forKey: "name") == nil)
    }

    @Test("keep truth values as such, and numbers as numbers, when nobody names their type")
    func anyValues() {
        within(SessionContext.fixture(dataFolder: folder)) {
            let defaults = UserDefaults.standard
            for value in [true, false, 0, 1, 2, 0.5] as [Any] {
                defaults.set(value, forKey: "any")
                let read = defaults.object(forKey: "any")
                #expect(read as? Bool == value as? Bool && read as? Int == value as? Int, "\(value)")
                #expect(read as? Double == value as? Double, "\(value)")
            }
            defaults.set(false, forKey: "any")
            #expect(defaults.object(forKey: "any") as? Bool == false)
        }
    }

    @Test("are removed by key and as a whole, for the visitor alone")
    func removal() throws {
        let (one, other) = (SessionContext.fixture(dataFolder: folder), SessionContext.fixture(dataFolder: folder))
        let suite = try #require(UserDefaults(suiteName: name))
        for session in [one, other] {
            within(session) {
                for key in ["a", "b", "c"] { suite.set(1, forKey: key) }
                UserDefaults.standard.set(1, forKey: "a")
            }
        }
        within(one) {
            suite.removeObject(forKey: "a")
            #expect(suite.object(forKey: "a") == nil && suite.integer(forKey: "b") == 1)
            suite.removePersistentDomain(forName: name)
            #expect(suite.object(forKey: "b") == nil)
            #expect(UserDefaults.standard.integer(forKey: "a") == 1)
        }
        #expect(within(other) { suite.integer(forKey: "b") } == 1)
    }

    @Test("update the views of the visitor that read them")
    func views() throws {
        struct Named: View {
            @AppStorage("name") var name = "none"
            var body: some View { Text(verbatim: name) }
        }
        let suite = try #require(UserDefaults(suiteName: name))
        let session = SessionContext.fixture(dataFolder: folder)
        let scene = SceneHost(Named().defaultAppStorage(suite), session: session)
        scene.flush()
        within(session) { suite.set("Morty", forKey: "name") }
        #expect(scene.graph.isDirty)
        scene.flush()
        let stranger = SceneHost(Named().defaultAppStorage(suite), session: .fixture(dataFolder: folder))
        stranger.flush()
        let texts = [scene, stranger].map { $0.display.elements().all { $0.role == .staticText }.map(\.label) }
        #expect(texts == [["Morty"], ["none"]])
    }

    @Test("of tests and previews are the process's, where tests look for what they have written")
    func tests() throws {
        let suite = try #require(UserDefaults(suiteName: name))
        defer { suite.removePersistentDomain(forName: name) }
        within(.fixture()) { suite.set("Rick", forKey: "name") }
        #expect(suite.string(forKey: "name") == "Rick")
    }
}
