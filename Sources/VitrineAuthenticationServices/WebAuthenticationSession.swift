// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// An action that signs the user in at another site; it is not supported and always throws an error.
///
/// - Support: partial: it throws an error with a description, as `ASWebAuthenticationSession` does.
public struct WebAuthenticationSession: Sendable {
    /// The kinds of browser session in which a user signs in.
    public enum BrowserSession: Hashable, Sendable {
        /// The page has no cookies of earlier sessions.
        case ephemeral
    }

    init() {}

    /// Fails with an error: signing in at another site is not supported.
    ///
    /// - Parameters:
    ///   - url: The page on which the user signs in.
    ///   - callbackURLScheme: The scheme of the URL to which the sign-in page redirects at the end.
    ///   - preferredBrowserSession: The kind of browser session; `nil` for one with the browser's cookies.
    /// - Returns: The URL to which the sign-in page redirects at the end.
    /// - Throws: Always `ASWebAuthenticationSessionError.presentationContextInvalid`.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        ASWebAuthenticationSession.note()
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }

    /// Fails with an error: signing in at another site is not supported.
    ///
    /// - Parameters:
    ///   - url: The page on which the user signs in.
    ///   - callback: The URLs that end the sign-in.
    ///   - preferredBrowserSession: The kind of browser session; `nil` for one with the browser's cookies.
    ///   - additionalHeaderFields: The header fields of the request for the sign-in page.
    /// - Returns: The URL to which the sign-in page redirects at the end.
    /// - Throws: Always `ASWebAuthenticationSessionError.presentationContextInvalid`.
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String] = [:]
    ) async throws -> URL {
        ASWebAuthenticationSession.note()
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
}

private struct WebAuthenticationSessionKey: EnvironmentKey {
    static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}

extension EnvironmentValues {
    /// The action that signs the user in at another site; it always throws an error.
    public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
