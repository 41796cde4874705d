// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Whether a user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system does not tell.
    case unsupported = 0
    /// Whether the user is a person is not known.
    case unknown = 1
    /// The user is very likely a person.
    case likelyReal = 2
}

/// A credential of an Apple Account; there is never one.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The user.
    public let user: String
    /// The user's name, told once.
    public let fullName: PersonNameComponents?
    /// The user's address for mails, told once.
    public let email: String?
    /// The `state` of the request.
    public let state: String?
    /// The information that the user shares with the app.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// A code that the app's server exchanges with Apple for tokens.
    public let authorizationCode: Data?
    /// A signed token that identifies the user.
    public let identityToken: Data?
    /// Whether the user seems to be a person.
    public let realUserStatus: ASUserDetectionStatus

    init(
        user: String, fullName: PersonNameComponents?, email: String?, state: String?,
        authorizedScopes: [ASAuthorization.Scope], authorizationCode: Data?, identityToken: Data?,
        realUserStatus: ASUserDetectionStatus
    ) {
        self.user = user
        self.fullName = fullName
        self.email = email
        self.state = state
        self.authorizedScopes = authorizedScopes
        self.authorizationCode = authorizationCode
        self.identityToken = identityToken
        self.realUserStatus = realUserStatus
        super.init()
    }
}

/// A name and a password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Creates a credential.
    ///
    /// - Parameters:
    ///   - user: The name.
    ///   - password: The password.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
        super.init()
    }
}
