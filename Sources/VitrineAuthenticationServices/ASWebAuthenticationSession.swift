// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

/// The methods by which a session asks over which window the page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// The window; not asked for.
    ///
    /// - Parameter session: The session.
    /// - Returns: The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A session that signs in at another site, which fails.
///
/// A browser gives an app on the web no address of a scheme of its own, so the answer of the site would be lost; no page
/// is opened.
///
/// - Support: partial: `start()` is `false`, and the completion gets an error, in words.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// A closure that receives the answer of the site.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The addresses that are answers.
    public struct Callback: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case scheme(String)
            case page(host: String, path: String)
        }

        private let kind: Kind

        /// Addresses of a scheme.
        ///
        /// - Parameter customScheme: The scheme.
        /// - Returns: Its addresses.
        public static func customScheme(_ customScheme: String) -> Callback { Callback(kind: .scheme(customScheme)) }

        /// A page of the web.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - path: The path.
        /// - Returns: Its address.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .page(host: host, path: path))
        }

        /// Returns whether an address is an answer.
        ///
        /// - Parameter url: The address.
        /// - Returns: Whether it is.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
            case .page(let host, let path):
                url.scheme?.lowercased() == "https" && url.host()?.lowercased() == host.lowercased()
                    && url.path() == path
            }
        }
    }

    /// The object that would be asked over which window the page is shown; it is not asked.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page knows nothing of earlier ones; without effect.
    open var prefersEphemeralWebBrowserSession = false
    /// Additional header fields of the request for the page; without effect.
    open var additionalHeaderFields: [String: String]?

    private let completionHandler: CompletionHandler

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - URL: The page on which the user signs in.
    ///   - callbackURLScheme: The scheme of the answer.
    ///   - completionHandler: Called with an error when the session is started.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
        super.init()
    }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - URL: The page on which the user signs in.
    ///   - callback: The addresses that are answers.
    ///   - completionHandler: Called with an error when the session is started.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
        super.init()
    }

    /// Whether the session can start: it cannot.
    open var canStart: Bool { false }

    /// Tells that the session cannot start, after the caller has returned.
    ///
    /// - Returns: Always `false`.
    @discardableResult
    open func start() -> Bool {
        Self.note()
        SessionContext.start { [self] in
            completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
        }
        return false
    }

    /// Does nothing: the session has not started.
    open func cancel() {}

    nonisolated static func note() {
        DeveloperNotes.withoutEffect(
            "ASWebAuthenticationSession",
            remedy:
                "The answer of another site does not reach an app on the web; let the site answer a server of yours.")
    }
}
