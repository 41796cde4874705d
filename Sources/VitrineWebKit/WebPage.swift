// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import Observation
import VitrineCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The page that a `WebView` shows, and the progress of its loading.
///
/// - Support: partial: browsers tell of a frame only that it has loaded. There is no title and no history of it, and no script
///   of the app's runs in it.
@MainActor
public final class WebPage {
    /// A step of loading a page.
    public enum NavigationEvent: Hashable, Sendable {
        /// The page was asked for.
        case startedProvisionalNavigation
        /// The page is at another address; browsers do not tell.
        case receivedServerRedirect
        /// The page has begun to come; told together with its end.
        case committed
        /// The page has come, or the browser shows that it cannot.
        case finished
    }

    /// The reason why a page was not loaded.
    public enum NavigationError: Error, Sendable {
        /// The address is none of the web.
        case invalidURL
        /// The load failed or was stopped before the page arrived.
        case failedProvisionalNavigation(any Error)
        /// Another page was loaded instead.
        case pageClosed
    }

    /// The configuration of a page.
    public struct Configuration: Sendable {
        /// Whether the page may run scripts.
        public var defaultNavigationPreferences = NavigationPreferences()

        /// Creates a configuration.
        public init() {}
    }

    /// Preferences for what a page may do.
    public struct NavigationPreferences: Sendable {
        /// Whether the page may run scripts.
        public var allowsContentJavaScript = true

        /// Creates preferences.
        public init() {}
    }

    let loader = FrameLoader()
    private var events: AsyncThrowingStream<NavigationEvent, any Error>.Continuation?

    /// Creates a page.
    nonisolated public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a page.
    ///
    /// - Parameter configuration: What the page is like.
    nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
    }

    nonisolated private let configuration: Configuration

    /// The address that was loaded last; `nil` before the first.
    public var url: URL? { loader.shown.url }
    /// The title: always empty, because browsers do not tell that of another page.
    public var title: String { "" }
    /// Whether the page has yet to come.
    public var isLoading: Bool { loader.shown.isLoading }
    /// The part of the page that has been loaded, from 0 to 1: browsers tell nothing in between.
    public var estimatedProgress: Double { loader.shown.progress }

    /// Loads a page of the web.
    ///
    /// - Parameter url: The address; `nil` for nothing.
    /// - Returns: The steps of loading.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> & Sendable {
        begin(url.map { .address($0) })
    }

    /// Loads a page of the web. Methods, headers and bodies of requests have no effect.
    ///
    /// - Parameter request: The request.
    /// - Returns: The steps of loading.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> & Sendable {
        WKWebView.noteRequest(request)
        return begin(request.url.map { .address($0) })
    }

    /// Loads a page of the app's own.
    ///
    /// - Parameters:
    ///   - html: The page.
    ///   - baseURL: Where relative addresses in it are found.
    /// - Returns: The steps of loading.
    @discardableResult
    public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> some AsyncSequence<NavigationEvent, any Error> & Sendable {
        begin(.page(Data(html.utf8), mediaType: "text/html; charset=utf-8", base: baseURL))
    }

    /// Loads the page again.
    ///
    /// - Parameter fromOrigin: Without effect.
    /// - Returns: The steps of loading.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> & Sendable {
        let stream = stream()
        if !loader.reload() { end(.invalidURL) }
        return stream
    }

    /// Waits for the page no more: its steps end with an error.
    public func stopLoading() { loader.stop() }

    /// Runs a script in the page, which no browser allows.
    ///
    /// - Throws: Always an error that says so.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:]
    ) async throws -> sending Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    private func begin(
        _ request: FrameLoader.Request?
    ) -> AsyncThrowingStream<NavigationEvent, any Error> {
        loader.allowsScripts = configuration.defaultNavigationPreferences.allowsContentJavaScript
        let stream = stream()
        if request.map(loader.load) != true { end(.invalidURL) }
        return stream
    }

    private func end(_ error: NavigationError) {
        events?.finish(throwing: error)
        events = nil
    }

    private func stream() -> AsyncThrowingStream<NavigationEvent, any Error> {
        end(.pageClosed)
        let (stream, events) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
        self.events = events
        events.yield(.startedProvisionalNavigation)
        loader.onEnd = { [weak self] error in
            if let error {
                self?.end(.failedProvisionalNavigation(error))
                return
            }
            events.yield(.committed)
            events.yield(.finished)
            events.finish()
            self?.events = nil
        }
        return stream
    }
}

/// What reads a page's properties in a body is told of their changes.
extension WebPage: Observable {}
