// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineCore
import VitrineTesting

private let note = Notification.Name("SessionNotificationsTests.note")

/// What observers have received, in their order.
nonisolated private final class Received: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) { lock.withLock { texts.append(text) } }

    /// What has been received since the last call.
    func take() -> [String] {
        lock.withLock {
            defer { texts = [] }
            return texts
        }
    }
}

private struct Inbox: View {
    let name: String
    @State private var texts: [String] = []

    var body: some View {
        Text(verbatim: "\(name) received \(texts.joined(separator: ", "))")
            .onReceive(NotificationCenter.default.publisher(for: note)) { texts.append($0.object as? String ?? "none") }
        Button("Post") { NotificationCenter.default.post(name: note, object: "of \(name)") }
    }
}

private struct Journal: View {
    static let names = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        UIScene.didDisconnectNotification,
    ]
    let received: Received
    var names = Self.names

    var body: some View {
        ForEach(names, id: \.self) { name in
            Color.clear.onReceive(NotificationCenter.default.publisher(for: name)) { received.add($0.name.rawValue) }
        }
    }
}

@MainActor
@Suite("Notifications of sessions", .serialized)
struct SessionNotificationsTests {
    private func session() -> SessionContext { SessionContext(textEngine: RecordedTextEngine()) }

    /// Adds an observer in a session, or outside of any.
    private func observe(
        _ name: String, in session: SessionContext?, queue: OperationQueue? = nil, into received: Received
    ) -> any NSObjectProtocol {
        SessionContext.$current.withValue(session) {
            NotificationCenter.default.addObserver(forName: note, object: nil, queue: queue) { _ in
                let running = SessionContext.current
                received.add(running == nil || running === session ? name : "\(name) in another session")
            }
        }
    }

    private func post(in session: SessionContext?) {
        SessionContext.$current.withValue(session) { NotificationCenter.default.post(name: note, object: nil) }
    }

    @Test("reach observers of their session, and those outside of any", arguments: [false, true])
    func isolation(hasQueue: Bool) {
        let (ada, bob, received) = (session(), session(), Received())
        let queue = hasQueue ? OperationQueue() : nil
        let observers = [
            observe("ada", in: ada, queue: queue, into: received),
            observe("bob", in: bob, queue: queue, into: received),
            NotificationCenter.default.addObserver(forName: note, object: nil, queue: queue) { _ in
                received.add("outside")
            },
        ]
        post(in: ada)
        #expect(received.take().sorted() == ["ada", "outside"])
        post(in: bob)
        #expect(received.take().sorted() == ["bob", "outside"])
        post(in: nil)
        #expect(received.take().sorted() == ["ada", "bob", "outside"])
        observers.forEach(NotificationCenter.default.removeObserver)
        post(in: ada)
        post(in: nil)
        #expect(received.take() == [])
    }

    @Test("reach nobody in a session that has ended")
    func ended() {
        let received = Received()
        let observer = SessionContext.$current.withValue(session()) {
            NotificationCenter.default.addObserver(forName: note, object: nil, queue: nil) { _ in received.add("ada") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        post(in: nil)
        #expect(received.take() == [])
    }

    @Test("of one visitor change no other visitor's views")
    func views() async throws {
        let hosts = ["ada", "bob"].map { TestHost(Inbox(name: $0), session: session()) }
        try hosts[0].find(role: .button, label: "Post").tap()
        for host in hosts { await host.waitUntilIdle() }
        #expect(hosts[0].contains(label: "ada received of ada"), "\(hosts[0].labels)")
        #expect(hosts[1].contains(label: "bob received "), "\(hosts[1].labels)")
        NotificationCenter.default.post(name: note, object: "of the process")
        for host in hosts { await host.waitUntilIdle() }
        #expect(hosts[0].contains(label: "ada received of ada, of the process"), "\(hosts[0].labels)")
        #expect(hosts[1].contains(label: "bob received of the process"), "\(hosts[1].labels)")
    }

    @Test("as an asynchronous sequence are those of the task's session")
    func sequences() async {
        let (ada, bob) = (session(), session())
        let (started, start) = AsyncStream<Void>.makeStream()
        let first = SessionContext.$current.withValue(ada) {
            Task {
                var notes = NotificationCenter.default.notifications(named: note).makeAsyncIterator()
                start.yield()
                return await notes.next()?.object as? String
            }
        }
        for await _ in started { break }
        for (sender, text) in [(bob, "bob's"), (ada, "ada's")] {
            SessionContext.$current.withValue(sender) { NotificationCenter.default.post(name: note, object: text) }
        }
        #expect(await first.value == "ada's")
    }

    @Test("of an undo manager reach the session whose code undoes")
    func undoing() throws {
        let (ada, bob, received) = (session(), session(), Received())
        let manager = try SessionContext.$current.withValue(ada) { try #require(EnvironmentValues().undoManager) }
        let observers = [("ada", ada), ("bob", bob)].map { name, session in
            SessionContext.$current.withValue(session) {
                NotificationCenter.default.addObserver(
                    forName: .NSUndoManagerDidUndoChange, object: manager, queue: nil
                ) { _ in received.add(name) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        SessionContext.$current.withValue(ada) {
            manager.registerUndo(withTarget: received) { $0.add("undone") }
            manager.undo()
        }
        #expect(received.take() == ["undone", "ada"])
    }

    @Test("tell of the user's settings that have changed, in its session only")
    func settings() {
        let names = [
            UIDevice.orientationDidChangeNotification, UIContentSizeCategory.didChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.invertColorsStatusDidChangeNotification,
            UIAccessibility.differentiateWithoutColorDidChangeNotification,
            .NSSystemTimeZoneDidChange, NSLocale.currentLocaleDidChangeNotification,
        ]
        #expect(Set(names).count == names.count)
        let (own, other) = (Received(), Received())
        var viewport = Viewport()
        let session = session()
        let scene = SceneHost(Journal(received: own, names: names), session: session, viewport: viewport)
        let neighbour = SceneHost(
            Journal(received: other, names: names), session: self.session(), viewport: viewport)
        scene.flush()
        neighbour.flush()
        func told(_ change: () -> Void) -> [String] {
            change()
            scene.flush()
            return own.take()
        }
        viewport.textSizeStep = 2
        #expect(told { scene.resize(viewport) } == [UIContentSizeCategory.didChangeNotification.rawValue])
        viewport.height = 500
        #expect(told { scene.resize(viewport) } == [])
        viewport.height = 300
        #expect(told { scene.resize(viewport) } == [UIDevice.orientationDidChangeNotification.rawValue])
        (viewport.reducesMotion, viewport.increasesContrast) = (true, true)
        #expect(
            told { scene.adopt(session.preferences, viewport) } == [
                UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification.rawValue,
            ])
        var preferences = session.preferences
        preferences.reducesTransparency = true
        #expect(
            told { scene.adopt(preferences, viewport) } == [
                UIAccessibility.reduceTransparencyStatusDidChangeNotification.rawValue
            ])
        #expect(told { scene.adopt(preferences, viewport) } == [])
        preferences.timeZone = TimeZone(identifier: "Pacific/Auckland") ?? .gmt
        let zone = told { scene.adopt(preferences, viewport) }
        #expect(zone == [Notification.Name.NSSystemTimeZoneDidChange.rawValue])
        preferences.locale = Locale(identifier: "en_NZ")
        let locale = told { scene.adopt(preferences, viewport) }
        #expect(locale == [NSLocale.currentLocaleDidChangeNotification.rawValue])
        #expect(other.take() == [])
        SessionContext.$current.withValue(session) {
            #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
            #expect(UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isInvertColorsEnabled)
            #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
            #expect(UITraitCollection.current.preferredContentSizeCategory == .extraExtraLarge)
            #expect(UIDevice.current.orientation.isLandscape)
        }
    }

    @Test("tell of the window's phase, in its session only")
    func phases() {
        let (own, other) = (Received(), Received())
        let scene = SceneHost(Journal(received: own), session: session(), viewport: Viewport())
        let neighbour = SceneHost(Journal(received: other), session: session(), viewport: Viewport())
        scene.flush()
        neighbour.flush()
        #expect(own.take() == ["UIApplicationDidBecomeActiveNotification", "UISceneDidActivateNotification"])
        _ = other.take()
        scene.enter(.background)
        #expect(
            own.take() == [
                "UIApplicationWillResignActiveNotification", "UISceneWillDeactivateNotification",
                "UIApplicationDidEnterBackgroundNotification", "UISceneDidEnterBackgroundNotification",
            ])
        scene.enter(.active)
        #expect(
            own.take() == [
                "UIApplicationWillEnterForegroundNotification", "UISceneWillEnterForegroundNotification",
                "UIApplicationDidBecomeActiveNotification", "UISceneDidActivateNotification",
            ])
        scene.unmount()
        #expect(own.take() == ["UIApplicationWillTerminateNotification", "UISceneDidDisconnectNotification"])
        scene.unmount()
        #expect(own.take() == [])
        #expect(other.take() == [])
    }
}
