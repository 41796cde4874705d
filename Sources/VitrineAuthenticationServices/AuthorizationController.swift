// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// An answer to a request of authorization.
public enum ASAuthorizationResult {
    /// A name and a password.
    case password(ASPasswordCredential)
    /// An Apple Account.
    case appleID(ASAuthorizationAppleIDCredential)
}

/// An action that performs requests of authorization, all of which fail.
///
/// - Support: partial: there is no Apple Account; it throws `ASAuthorizationError.notHandled`.
@MainActor
public struct AuthorizationController {
    nonisolated init() {}

    /// Performs a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: Always `ASAuthorizationError.notHandled`.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await performRequests([request])
    }

    /// Performs requests.
    ///
    /// - Parameter requests: The requests.
    /// - Returns: The answer to one of them.
    /// - Throws: Always `ASAuthorizationError.notHandled`.
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        MissingAccount.note()
        throw ASAuthorizationError(.notHandled)
    }
}

private struct AuthorizationControllerKey: EnvironmentKey {
    static var defaultValue: AuthorizationController { AuthorizationController() }
}

extension EnvironmentValues {
    /// The action that performs requests of authorization.
    public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
}
