// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit
import VitrineTesting

@testable import VitrineCore

@MainActor
@Suite("Notifications of a session")
struct NotificationsOfSessionsTests {
    /// What observers have heard: the session that they ran in, and what was said.
    private final class Log: @unchecked Sendable {
        var heard: [(session: SessionContext?, text: String)] = []

        nonisolated func note(_ notification: Notification) {
            heard.append((SessionContext.current, notification.userInfo?["text"] as? String ?? ""))
        }
    }

    @Test("forget an observer that is removed")
    func removal() {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        SessionContext.$current.withValue(session) {
            for _ in 0..<3 {
                let token = NotificationCenter.default.addObserver(
                    forName: Notification.Name("removal"), object: nil, queue: nil
                ) { _ in }
                #expect(SessionObservers.count(of: session) == 1)
                NotificationCenter.default.removeObserver(token)
                #expect(SessionObservers.count(of: session) == 0)
            }
        }
    }

    /// A way to observe notifications, as code of apps does.
    private struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Observes a name and returns what ends the observation.
        let observe: @Sendable @MainActor (Notification.Name, Log) -> () -> Void

        init(_ name: String, _ observe: @escaping @Sendable @MainActor (Notification.Name, Log) -> () -> Void) {
            testDescription = name
            self.observe = observe
        }
    }

    private final class Observer: NSObject, @unchecked Sendable {
        let log: Log

        init(_ log: Log) { self.log = log }

        func hear(_ notification: Notification) { log.note(notification) }
    }

    nonisolated private static let ways = [
        Way("a block") { name, log in
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { log.note($0) }
            return { NotificationCenter.default.removeObserver(token) }
        },
        Way("a block on the main queue") { name, log in
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
                log.note($0)
            }
            return { NotificationCenter.default.removeObserver(token) }
        },
        Way("a method") { name, log in
            let observer = Observer(log)
            let hear = Selector(
                _name: "hear",
                _call: { target, notification in
                    guard let target = target as? Observer, let notification = notification as? Notification else {
                        return false
                    }
                    target.hear(notification)
                    return true
                })
            NotificationCenter.default.addObserver(observer, selector: hear, name: name, object: nil)
            return { NotificationCenter.default.removeObserver(observer) }
        },
        Way("a subscriber") { name, log in
            let subscription = NotificationCenter.default.publisher(for: name).sink { log.note($0) }
            return { subscription.cancel() }
        },
    ]

    private func post(_ name: Notification.Name, _ text: String, in session: SessionContext?) {
        SessionContext.$current.withValue(session) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": text])
        }
    }

    @Test("reach its own observers in it, those of no other session, and those of none", arguments: ways)
    private func reach(_ way: Way) {
        let name = Notification.Name(UUID().uuidString)
        let (one, other) = (TestHost(Text("A")), TestHost(Text("B")))
        let (own, foreign) = (one.scene.graph.session, other.scene.graph.session)
        let (log, shared) = (Log(), Log())
        let end = SessionContext.$current.withValue(own) { way.observe(name, log) }
        let endShared = way.observe(name, shared)
        post(name, "own", in: own)
        post(name, "foreign", in: foreign)
        post(name, "process", in: nil)
        #expect(log.heard.map(\.text) == ["own", "process"])
        #expect(log.heard.allSatisfy { $0.session === own })
        #expect(shared.heard.map(\.text) == ["own", "foreign", "process"])
        #expect(shared.heard[1].session === foreign)
        end()
        endShared()
        post(name, "after", in: own)
        #expect(log.heard.count == 2)
        #expect(shared.heard.count == 3)
    }

    @Test("have no observers once it has ended, though nobody removed them", arguments: ways)
    private func end(_ way: Way) {
        let name = Notification.Name(UUID().uuidString)
        let log = Log()
        var host: TestHost? = TestHost(Text("A"))
        let session = host!.scene.graph.session
        let end = SessionContext.$current.withValue(session) { way.observe(name, log) }
        #expect(SessionObservers.count(of: session) == 1)
        host = nil
        #expect(SessionObservers.count(of: session) == 0)
        post(name, "late", in: nil)
        #expect(log.heard.isEmpty)
        end()
    }

    private struct Greeting: View {
        let name: Notification.Name
        @State private var text = "none"
        @State private var others = 0

        var body: some View {
            Text(text).onReceive(NotificationCenter.default.publisher(for: name)) {
                text = $0.userInfo?["text"] as? String ?? ""
            }
            Text("\(others) others").task {
                for await _ in NotificationCenter.default.notifications(named: name) { others += 1 }
            }
        }
    }

    @Test("are shown by its own views alone")
    func views() async {
        let name = Notification.Name(UUID().uuidString)
        let (one, other) = (TestHost(Greeting(name: name)), TestHost(Greeting(name: name)))
        await one.settle()
        await other.settle()
        post(name, "signed in", in: one.scene.graph.session)
        await one.settle()
        await other.settle()
        #expect(one.labels == ["signed in", "1 others"])
        #expect(other.labels == ["none", "0 others"])
    }

    // MARK: - Changes of defaults

    private struct Preferences: View {
        @AppStorage("dark") private var isDark = false

        var body: some View {
            Button("Dark") { isDark.toggle() }
        }
    }

    @Test("tell of each change of its defaults, and of no other's")
    func defaults() throws {
        let (one, other) = (TestHost(Preferences()), TestHost(Preferences()))
        let (own, foreign) = (one.scene.graph.session, other.scene.graph.session)
        let log = Log()
        let observation = SessionContext.$current.withValue(own) {
            NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: nil, queue: nil, using: log.note)
        }
        defer { NotificationCenter.default.removeObserver(observation) }
        let defaults = UserDefaults.standard
        func changes(in session: SessionContext, _ body: () -> Void) -> Int {
            let before = log.heard.count
            SessionContext.$current.withValue(session, operation: body)
            return log.heard.count - before
        }
        #expect(changes(in: own) { defaults.set(1, forKey: "number") } == 1)
        #expect(changes(in: own) { defaults.set(1, forKey: "number") } == 0)
        #expect(changes(in: own) { defaults.removeObject(forKey: "number") } == 1)
        #expect(changes(in: own) { defaults.set(URL(string: "https://a.example"), forKey: "page") } == 1)
        #expect(changes(in: foreign) { defaults.set(1, forKey: "number") } == 0)
        let before = log.heard.count
        try one.find(label: "Dark").tap()
        #expect(log.heard.count == before + 1)
        try other.find(label: "Dark").tap()
        #expect(log.heard.count == before + 1)
    }
}
