// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What an app asks of the page around it.
@MainActor
@Suite("Requests to the page")
struct PageRequestTests {
    @Test("what a device is to feel has few steps, is short, and has no step of nothing")
    func vibrations() {
        let session = SessionContext.fixture()
        for steps in [[], [12], [10, 60, 20]] { #expect(PageRequest.vibrate(steps).isWithinLimits) }
        for steps in [[0], [-5, 10], [1_500, 501], Array(repeating: 1, count: 17)] {
            #expect(!PageRequest.vibrate(steps).isWithinLimits)
            session.ask(.vibrate(steps))
        }
        #expect(session.takeRequests().isEmpty)
    }

    private struct Screen: View {
        @Environment(\.openURL) private var openURL

        var body: some View {
            VStack {
                Button("Open") { openURL(URL(string: "https://example.com/a")!) }
                Button("Script") { openURL(URL(string: "javascript:alert(1)")!) { Self.accepted = $0 } }
                Button("Copy") { UIPasteboard.general.string = "words" }
                Link("Link", destination: URL(string: "https://example.com/b")!)
            }
        }

        @MainActor static var accepted: Bool?
    }

    @Test("An address is handed to the page, a script never is")
    func open() throws {
        let host = TestHost(Screen())
        let session = host.scene.graph.session
        try host.find(label: "Open").tap()
        #expect(session.takeRequests() == [.follow("https://example.com/a")])
        try host.find(label: "Script").tap()
        #expect(session.takeRequests().isEmpty)
        #expect(Screen.accepted == false)
    }

    @Test("A text is copied, and the session knows it")
    func copy() throws {
        let host = TestHost(Screen())
        let session = host.scene.graph.session
        try host.find(label: "Copy").tap()
        #expect(session.takeRequests() == [.copy("words")])
        SessionContext.$current.withValue(session) { #expect(UIPasteboard.general.string == "words") }
    }

    @Test("An app's own action has its say about links")
    func action() throws {
        @MainActor final class Heard { var urls: [String] = [] }
        let heard = Heard()
        let view = Screen().environment(
            \.openURL,
            OpenURLAction { url in
                heard.urls.append(url.absoluteString)
                return .handled
            })
        let host = TestHost(view)
        let session = host.scene.graph.session
        try host.find(label: "Link").tap()
        try host.find(label: "Open").tap()
        #expect(heard.urls == ["https://example.com/b", "https://example.com/a"])
        #expect(session.takeRequests().isEmpty)
    }

    @MainActor private final class Received { var urls: [String] = [] }

    private struct Linking: View {
        let received: Received
        var listens = true
        @Environment(\.openURL) private var openURL

        var body: some View {
            VStack {
                Link("Link", destination: URL(string: "garden://rose")!)
                Button("Call") { openURL(URL(string: "garden://tulip")!) }
                Button("UIKit") { UIApplication.shared.open(URL(string: "garden://lily")!) }
                Text("[the fern](garden://fern)")
            }
            .modifier(Listening(received: received, listens: listens))
        }
    }

    private struct Listening: ViewModifier {
        let received: Received
        let listens: Bool

        func body(content: Content) -> some View {
            if listens { content.onOpenURL { received.urls.append($0.absoluteString) } } else { content }
        }
    }

    @Test("A URL of the app's own scheme comes back to the app, however it is opened")
    func ownScheme() throws {
        let received = Received()
        let host = TestHost(Linking(received: received))
        for name in ["Link", "Call", "UIKit", "the fern"] { try host.find(label: name).tap() }
        #expect(received.urls == ["garden://rose", "garden://tulip", "garden://lily", "garden://fern"])
        #expect(host.scene.graph.session.takeRequests().isEmpty)
        #expect(host.diagnostics.isEmpty)
    }

    @Test("A URL that nothing opens is reported by its scheme")
    func unopened() async throws {
        let host = TestHost(Linking(received: Received(), listens: false))
        try host.find(label: "Link").tap()
        await host.settle()
        #expect(host.scene.diagnostics.recorded.map(\.code) == [.unopenedURL])
    }

    @Test("The app's own action has its say about links in a text")
    func linksInText() throws {
        let received = Received()
        let texts = VStack {
            Text("[A](https://example.com/a)")
            Text("[B](/b)")
        }
        let host = TestHost(
            texts.environment(
                \.openURL,
                OpenURLAction {
                    received.urls.append($0.absoluteString)
                    return .handled
                }))
        try host.find(label: "A").tap()
        try host.find(label: "B").tap()
        #expect(received.urls == ["https://example.com/a", "/b"])
        let plain = TestHost(texts).scene.display.root.all.filter { ["A", "B"].contains($0.semantics?.label) }
        #expect(plain.map(\.events) == [[], []])
    }

    @Test("The delegate of an app is made with it and told of the launch once the app's initialiser is done")
    func delegate() throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            var launches = 0
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
                launches += 1
                return true
            }
        }
        struct Launching: App {
            @UIApplicationDelegateAdaptor(Delegate.self) var delegate
            @State private var count = 0
            let before: Int

            init() {
                before = _delegate.wrappedValue.launches
            }

            var body: some Scene {
                WindowGroup {
                    Button("\(before) before, \(delegate.launches) after, \(count) taps") { count += 1 }
                }
            }
        }
        let session = SessionContext.fixture()
        let host = SessionContext.$current.withValue(session) {
            TestHost(AppView(Launching()), session: session)
        }
        #expect(host.labels == ["0 before, 1 after, 0 taps"])
        try host.find(label: "0 before, 1 after, 0 taps").tap()
        #expect(host.labels == ["0 before, 1 after, 1 taps"])
    }
}
