// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineTesting
import WebKit

@testable import VitrineCore
@testable import VitrineDisplay

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("WebView and WKWebView")
struct WebViewTests {
    private static let address = URL(string: "https://example.com/page")!

    private static func frame(_ host: TestHost) -> EmbeddedContent.Frame? {
        host.embeds.lazy.compactMap(\.content.frame).first
    }

    private static func loaded(_ host: TestHost) throws {
        try host.report(.loaded(revision: try #require(frame(host)).revision))
    }

    @Test("a page is a frame with a name and a link, and another address another frame")
    func address() throws {
        struct Browser: View {
            @State private var url: URL? = WebViewTests.address
            var body: some View {
                WebView(url: url)
                Button("Other") { url = URL(string: "https://swift.org/docs") }
            }
        }
        let host = TestHost(Browser())
        let frame = try #require(Self.frame(host))
        #expect(frame.source == .web("https://example.com/page"))
        #expect(frame.openWords == "Open in New Tab")
        #expect(host.contains(label: "example.com"))
        // What pictures show of it, which have no browser.
        #expect(host.scene.display.description.contains(#"text "example.com""#))
        try host.find(role: .button, label: "Other").tap()
        let other = try #require(Self.frame(host))
        #expect(other.source == .web("https://swift.org/docs"))
        #expect(other.revision > frame.revision)
    }

    @Test("settings of a web view's scroll view have no effect, and are diagnosed")
    func scrollView() async {
        struct Web: UIViewRepresentable {
            func makeUIView(context: Context) -> WKWebView {
                let view = WKWebView()
                view.scrollView.isScrollEnabled = false
                view.scrollView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
                return view
            }
            func updateUIView(_ uiView: WKWebView, context: Context) {}
        }
        let host = TestHost(Web())
        await host.settle()
        let told = host.diagnostics
        for name in ["isScrollEnabled", "contentInset"] {
            #expect(told.contains { $0.contains("UIScrollView.\(name)") }, "\(told)")
        }
    }

    @Test("a page tells that it is loading, and when it has loaded")
    func page() async throws {
        struct Reader: View {
            @State private var page = WebPage()
            @State private var steps: [String] = []
            var body: some View {
                WebView(page)
                if page.isLoading { ProgressView(value: page.estimatedProgress).accessibilityLabel("Loading") }
                Text(steps.joined(separator: " "))
                Button("Load") {
                    Task {
                        for try await event in page.load(URLRequest(url: WebViewTests.address)) {
                            steps.append("\(event)")
                        }
                    }
                }
            }
        }
        let host = TestHost(Reader())
        #expect(Self.frame(host) == nil)
        try host.find(role: .button, label: "Load").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "Loading"))
        try Self.loaded(host)
        await host.waitUntilIdle()
        #expect(!host.contains(label: "Loading"))
        #expect(host.contains(label: "startedProvisionalNavigation committed finished"))
    }

    @Test(
        "the steps of a page end when loading is given up, and where there is nothing to load",
        arguments: [
            ("Stop", "failedProvisionalNavigation"), ("Load", "pageClosed"), ("Reload", "pageClosed"),
            ("Nothing", "invalidURL"),
        ])
    func stepsEnd(button: String, error: String) async throws {
        struct Reader: View {
            @State private var page = WebPage()
            @State private var ends: [String] = []
            var body: some View {
                WebView(page)
                Text(ends.joined(separator: " "))
                Button("Load") { follow(page.load(WebViewTests.address)) }
                Button("Reload") { follow(page.reload()) }
                Button("Nothing") { follow(page.load(nil)) }
                Button("Stop") { page.stopLoading() }
            }

            private func follow(_ steps: some AsyncSequence<WebPage.NavigationEvent, any Error> & Sendable) {
                Task {
                    do { for try await _ in steps {} } catch {
                        ends.append("\(error)".prefix { $0 != "(" }.description)
                    }
                }
            }
        }
        let host = TestHost(Reader())
        try host.find(role: .button, label: "Reload").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "invalidURL"))
        try host.find(role: .button, label: "Load").tap()
        await host.waitUntilIdle()
        try host.find(role: .button, label: button).tap()
        await host.waitUntilIdle()
        #expect(host.labels.contains { $0.hasPrefix("invalidURL") && $0.contains(" \(error)") })
    }

    @Test("a page of the app's own is a file that runs with an origin of its own, and is gone with the next")
    func html() throws {
        struct Card: View {
            @State private var page = WebPage()
            var body: some View {
                WebView(page)
                Button("One") { page.load(html: "<p>One", baseURL: URL(string: "https://example.com/\"a")!) }
                Button("Two") { page.load(html: "<p>Two") }
            }
        }
        let host = TestHost(Card())
        try host.find(role: .button, label: "One").tap()
        let frame = try #require(Self.frame(host))
        #expect(frame.openWords == nil)
        guard case .file(let key) = frame.source else {
            Issue.record("the page is no file")
            return
        }
        let files = host.scene.graph.session.files
        let file = try #require(files.download(key))
        #expect(file.mediaType == "text/html; charset=utf-8")
        #expect(file.isShown)
        let contents = try String(contentsOf: file.url, encoding: .utf8)
        #expect(contents == "<base href=\"https://example.com/%22a\"><p>One")
        try host.find(role: .button, label: "Two").tap()
        #expect(files.download(key) == nil)
        #expect(!FileManager.default.fileExists(atPath: file.url.path))
    }

    @Test(
        "no address but those of the web and no file but those of the app is asked for",
        arguments: [
            "javascript:alert(1)", "data:text/html,x", "ftp://a/b", "file:///etc/passwd", "file:///proc/self/environ",
            "file:///tmp/../etc/passwd", "FILE:///etc/passwd",
        ])
    func refused(address: String) async throws {
        let host = TestHost(WebView(url: URL(string: address)))
        await host.waitUntilIdle()
        #expect(Self.frame(host) == nil)
        #expect(host.scene.diagnostics.recorded.contains { $0.code.rawValue == "embed-refused" })
    }

    /// A web view as apps have wrapped it for years.
    private struct Wrapped: UIViewRepresentable {
        let url: URL
        let log: Log

        func makeCoordinator() -> Coordinator { Coordinator(log: log) }

        func makeUIView(context: Context) -> WKWebView {
            let configuration = WKWebViewConfiguration()
            configuration.defaultWebpagePreferences.allowsContentJavaScript = false
            let view = WKWebView(frame: .zero, configuration: configuration)
            view.navigationDelegate = context.coordinator
            return view
        }

        func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }

        final class Coordinator: NSObject, WKNavigationDelegate {
            let log: Log
            init(log: Log) { self.log = log }

            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
            ) { decisionHandler(navigationAction.request.url?.host() == "blocked.example" ? .cancel : .allow) }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                log.steps.append("start")
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                log.steps.append("finish \(webView.isLoading)")
            }
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
            ) { log.steps.append("fail") }
        }
    }

    @MainActor private final class Log {
        var steps: [String] = []
    }

    @Test("a wrapped web view is a frame, whose delegate decides on pages and is told of them")
    func wrapped() throws {
        let log = Log()
        let host = TestHost(Wrapped(url: Self.address, log: log))
        let frame = try #require(Self.frame(host))
        #expect(frame.source == .web("https://example.com/page"))
        #expect(!frame.allowsScripts)
        try Self.loaded(host)
        #expect(log.steps == ["start", "finish false"])
        let blocked = TestHost(Wrapped(url: URL(string: "https://blocked.example")!, log: log))
        #expect(Self.frame(blocked) == nil)
        log.steps = []
        _ = TestHost(Wrapped(url: URL(string: "mailto:a@example.com")!, log: log))
        #expect(log.steps == ["start", "fail"])
    }

    @Test("a wrapped web view shows pages of the app's own, and tells what it shows and how far that is")
    func ownPages() throws {
        struct Shown: UIViewRepresentable {
            let view: WKWebView
            func makeUIView(context: Context) -> WKWebView { view }
            func updateUIView(_ uiView: WKWebView, context: Context) {}
        }
        let view = WKWebView()
        #expect(view.url == nil && view.estimatedProgress == 0 && view.reload() == nil)
        let host = TestHost(Shown(view: view))
        let session = host.scene.graph.session
        SessionContext.$current.withValue(session) { _ = view.loadHTMLString("<p>Ada", baseURL: nil) }
        host.scene.flush()
        let frame = try #require(Self.frame(host))
        guard case .file(let key) = frame.source else {
            Issue.record("the page is no file")
            return
        }
        let file = try #require(session.files.download(key))
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "<p>Ada")
        #expect(view.url?.absoluteString == "about:blank" && view.isLoading && view.estimatedProgress < 1)
        try Self.loaded(host)
        #expect(!view.isLoading && view.estimatedProgress == 1)
        SessionContext.$current.withValue(session) {
            #expect(view.reload() != nil && view.isLoading)
            #expect(view.goBack() == nil && view.goForward() == nil && !view.canGoBack && !view.canGoForward)
        }
        host.scene.flush()
        #expect(try #require(Self.frame(host)).revision > frame.revision)
    }

    @Test("a delegate is told that a page load was cancelled, for another page or for none")
    func givenUp() {
        let log = Log()
        let view = WKWebView()
        let delegate = Wrapped.Coordinator(log: log)
        view.navigationDelegate = delegate
        view.load(URLRequest(url: Self.address))
        view.load(URLRequest(url: Self.address))
        #expect(log.steps == ["start", "fail", "start"])
        view.stopLoading()
        view.stopLoading()
        #expect(log.steps == ["start", "fail", "start", "fail"])
        #expect(!view.isLoading)
    }

    @Test("no script of an app runs in a frame, and the app learns so")
    func scripts() async {
        let view = WKWebView()
        await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1") }
        let errors = Recorder<String>()
        view.evaluateJavaScript("1") { errors.add("\($0 == nil) \($1 is WKError)") }
        #expect(errors.values == ["true true"])
        await #expect(throws: WKError.self) { _ = try await WebPage().callJavaScript("1") }
    }
}
