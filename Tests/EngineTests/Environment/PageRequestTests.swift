// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
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

    @Test("The delegate of an app is made and told of the launch")
    func delegate() {
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
        @MainActor struct Holder {
            @UIApplicationDelegateAdaptor(Delegate.self) var delegate
            init() {}
        }
        #expect(Holder().delegate.launches == 1)
    }
}
