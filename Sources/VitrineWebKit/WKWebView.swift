// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// An error of a web view.
public struct WKError: CustomNSError, Hashable, Sendable {
    /// The codes of errors.
    public enum Code: Int, Sendable {
        /// An error of another kind.
        case unknown = 1
        /// A script was not run.
        case javaScriptExceptionOccurred = 4
    }

    /// The domain of the errors.
    public static let errorDomain = "WKErrorDomain"
    /// The code of the error.
    public let code: Code

    init(_ code: Code) {
        self.code = code
    }

    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// The user info with the error's description.
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "Browsers run no script of an app in the frame of another page."]
    }
}

/// Identifies the loading of a page by a web view.
public final class WKNavigation: NSObject, Sendable {}

/// The request for a page that a web view is about to load, for the delegate that allows or cancels it.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The reason why the page is loaded: the app asked for it.
    public let navigationType = WKNavigationType.other

    init(request: URLRequest) {
        self.request = request
    }
}

/// The reasons for which a page is loaded.
public enum WKNavigationType: Int, Sendable {
    /// The user pressed a link.
    case linkActivated = 0
    /// The user sent a form.
    case formSubmitted = 1
    /// The user went back or forward.
    case backForward = 2
    /// The page was loaded again.
    case reload = 3
    /// A form was sent again.
    case formResubmitted = 4
    /// A reason of another kind.
    case other = -1
}

/// The delegate's decision on a page load.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The page is not loaded.
    case cancel = 0
    /// The page is loaded.
    case allow = 1
    /// The page is saved as a file; browsers decide that by themselves.
    case download = 2
}

/// The methods by which a web view reports on its pages.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    /// Decides whether a page that the app asked for is loaded. Not called for links that the user follows in a frame.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Called when a page load has started.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when the first data of a page have arrived; here together with the end of the load.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the page has loaded, or the browser shows an error page in its place.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a page load was interrupted; never, because browsers do not report that.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a page was not loaded because its URL is not one of the web.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Loads the page.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// The methods by which a web view asks for windows and dialogs; none, because browsers show them by themselves.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// A view of UIKit that shows a web page in a frame of the browser's page.
///
/// - Support: partial: in a `UIViewRepresentable`; what is inside a frame is the browser's. The app learns that it has loaded,
///   and runs no script in it.
@MainActor @preconcurrency
open class WKWebView: UIView {
    /// The configuration of the view.
    public let configuration: WKWebViewConfiguration
    /// The delegate that page loads are reported to.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate for windows and dialogs; without effect, because browsers show them by themselves.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view of the page: settings have no effect, and a diagnostic says so.
    open private(set) lazy var scrollView: UIScrollView = {
        let view = UIScrollView(frame: .zero)
        view.isBrowsers = true
        return view
    }()
    /// Whether a swipe goes back or forward; without effect, because browsers have gestures of their own.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a long press on a link shows a preview; without effect, because browsers decide that.
    open var allowsLinkPreview = true
    /// The user agent that is sent to servers; without effect.
    open var customUserAgent: String? { didSet { note("customUserAgent") } }
    /// Whether developer tools can inspect the page; without effect, because they always can.
    open var isInspectable = false

    private let loader = FrameLoader()

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinates, in points.
    ///   - configuration: The settings of the view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        makeContent = { [weak self] in AnyView(self.map { FrameView(loader: $0.loader).picture }) }
        makeLiveContent = { [weak self] in AnyView(self.map { FrameView(loader: $0.loader) }) }
    }

    /// Creates a view with a frame in the superview's coordinates, in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    /// The URL that was loaded last; `nil` before the first load.
    open var url: URL? { loader.state.url }
    /// The title of the page; always `nil`, because browsers do not reveal that of another site's page.
    open var title: String? { nil }
    /// Whether the page is loading.
    open var isLoading: Bool { loader.state.isLoading }
    /// The loaded fraction of the page: 0 without one, 0.1 while it loads, then 1; browsers report nothing in between.
    open var estimatedProgress: Double { loader.state.progress }
    /// Whether there is a page to go back to; browsers do not reveal it.
    open var canGoBack: Bool { false }
    /// Whether there is a page to go forward to; browsers do not reveal it.
    open var canGoForward: Bool { false }

    /// Loads a web page. Methods, headers and bodies of requests have no effect.
    ///
    /// - Parameter request: The request.
    /// - Returns: The token that the delegate's methods receive; `nil` if nothing is loaded.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        Self.noteRequest(request)
        guard let url = request.url else { return nil }
        return begin(.address(url), request)
    }

    /// Loads a page from text or data of the app.
    ///
    /// - Parameters:
    ///   - string: The page's HTML.
    ///   - baseURL: The URL that relative addresses in the page start from.
    /// - Returns: The token that the delegate's methods receive.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        load(Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: baseURL)
    }

    /// Loads a page from text or data of the app.
    ///
    /// - Parameters:
    ///   - data: The data of the page.
    ///   - MIMEType: The media type of the data.
    ///   - characterEncodingName: The name of the text encoding.
    ///   - baseURL: The URL that relative addresses in the page start from.
    /// - Returns: The token that the delegate's methods receive.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL?
    ) -> WKNavigation? {
        begin(
            .page(data, mediaType: "\(MIMEType); charset=\(characterEncodingName.lowercased())", base: baseURL),
            URLRequest(url: baseURL ?? URL(string: "about:blank")!))
    }

    /// Loads a file of the app; the page cannot load files beside it.
    ///
    /// - Parameters:
    ///   - URL: The file.
    ///   - readAccessURL: Without effect.
    /// - Returns: The token that the delegate's methods receive; `nil` if nothing is loaded.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(.address(URL), URLRequest(url: URL))
    }

    /// Reloads the page.
    ///
    /// - Returns: The token that the delegate's methods receive; `nil` if there is no page.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard url != nil else { return nil }
        let navigation = started()
        loader.reload()
        return navigation
    }

    /// Stops waiting for the page; the delegate receives `URLError.cancelled`.
    open func stopLoading() { loader.stop() }

    /// Does nothing: an app cannot navigate back in a frame.
    ///
    /// - Returns: Always `nil`.
    @discardableResult
    open func goBack() -> WKNavigation? {
        note("goBack()")
        return nil
    }

    /// Does nothing: an app cannot navigate forward in a frame.
    ///
    /// - Returns: Always `nil`.
    @discardableResult
    open func goForward() -> WKNavigation? {
        note("goForward()")
        return nil
    }

    /// Fails with an error: browsers let no app run a script in another site's page.
    ///
    /// - Parameters:
    ///   - javaScriptString: The script.
    ///   - completionHandler: Called with `nil` and a `WKError`.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        note("evaluateJavaScript(_:completionHandler:)")
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }

    /// Fails with an error: browsers let no app run a script in another site's page.
    ///
    /// - Throws: Always a `WKError`.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        note("evaluateJavaScript(_:)")
        throw WKError(.javaScriptExceptionOccurred)
    }

    private func begin(_ request: FrameLoader.Request, _ asked: URLRequest) -> WKNavigation? {
        var policy: WKNavigationActionPolicy?
        navigationDelegate?.webView(self, decidePolicyFor: WKNavigationAction(request: asked)) { policy = $0 }
        guard policy ?? .allow != .cancel else { return nil }
        loader.allowsScripts = configuration.defaultWebpagePreferences.allowsContentJavaScript
        let navigation = started()
        guard loader.load(request) else {
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: navigation, withError: URLError(.unsupportedURL))
            return navigation
        }
        didChange()
        return navigation
    }

    private func started() -> WKNavigation {
        loader.stop()
        let navigation = WKNavigation()
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        loader.onEnd = { [weak self] error in
            guard let self else { return }
            if let error {
                navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
                return
            }
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
    }

    private func note(_ name: String) {
        DeveloperNotes.withoutEffect("WKWebView.\(name)", remedy: "What is inside of a frame is the browser's.")
    }

    /// Reports what a browser leaves out of a request.
    static func noteRequest(_ request: URLRequest) {
        guard
            request.httpMethod ?? "GET" != "GET" || request.httpBody != nil
                || request.allHTTPHeaderFields?.isEmpty == false
        else { return }
        DeveloperNotes.withoutEffect(
            "A request's method, body or headers in a web view", remedy: "Browsers load a frame by its address alone.")
    }
}
