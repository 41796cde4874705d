// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Apple, which knows nobody here.
///
/// - Support: partial: there is no Apple Account, and nobody is known.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a user of the app has an Apple Account.
    public enum CredentialState: Int, Sendable {
        /// The user has withdrawn the authorization.
        case revoked = 0
        /// The user is authorized.
        case authorized = 1
        /// The user is not known.
        case notFound = 2
        /// The app belongs to somebody else now.
        case transferred = 3
    }

    /// The name of what is posted when a user lets the app go.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

    /// Creates the provider.
    public override init() { super.init() }

    /// Creates a request for the user's Apple Account.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Tells whether a user has an Apple Account.
    ///
    /// - Parameters:
    ///   - userID: The user.
    ///   - completion: Called with `notFound`.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }

    /// Tells whether a user has an Apple Account.
    ///
    /// - Parameter userID: The user.
    /// - Returns: Always `notFound`.
    /// - Throws: Nothing.
    open nonisolated(nonsending) func credentialState(forUserID userID: String) async throws -> CredentialState {
        .notFound
    }
}

/// The passwords that the user has kept, which an app on the web does not get.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates the provider.
    public override init() { super.init() }

    /// Creates a request for a password.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
