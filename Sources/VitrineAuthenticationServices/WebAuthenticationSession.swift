// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// An action that signs in at another site, which fails.
///
/// - Support: partial: it throws an error, in words, as `ASWebAuthenticationSession` does.
public struct WebAuthenticationSession: Sendable {
    /// The cookies that the page has: those of earlier sessions, or none.
    public enum BrowserSession: Hashable, Sendable {
        /// The page has no cookies of earlier sessions.
        case ephemeral
    }

    init() {}

    /// Signs in.
    ///
    /// - Parameters:
    ///   - url: The page on which the user signs in.
    ///   - callbackURLScheme: The scheme of the answer.
    ///   - preferredBrowserSession: What the page knows of earlier ones.
    /// - Returns: The answer.
    /// - Throws: Always `ASWebAuthenticationSessionError.presentationContextInvalid`.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        ASWebAuthenticationSession.note()
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }

    /// Signs in.
    ///
    /// - Parameters:
    ///   - url: The page on which the user signs in.
    ///   - callback: The addresses that are answers.
    ///   - preferredBrowserSession: What the page knows of earlier ones.
    ///   - additionalHeaderFields: What the page is asked with.
    /// - Returns: The answer.
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
    /// The action that signs in at another site.
    public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
