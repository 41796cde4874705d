// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An answer to a request of authorization.
///
/// - Support: partial: there is no Apple Account, and nobody is authorized.
public final class ASAuthorization: NSObject {
    /// Information about a user that an app may request.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a scope from its name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user's name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The user's address for mails.
        public static let email = Scope(rawValue: "email")
    }

    /// An operation that a request can ask for.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an operation from its name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The operation that the provider chooses.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// To sign in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// To sign in again.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// To sign out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }

    /// The provider that has answered the request.
    public let provider: any ASAuthorizationProvider
    /// The credential that the provider has returned.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
        super.init()
    }
}

/// A provider that answers requests of authorization.
public protocol ASAuthorizationProvider: AnyObject {}

/// A credential that a provider returns.
public protocol ASAuthorizationCredential: AnyObject {}

/// A request of authorization.
open class ASAuthorizationRequest: NSObject {
    /// The provider that is to answer the request.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}

/// A request for who the user is.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The information about the user that is requested.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A value that the answer has to repeat.
    open var state: String?
    /// A value that the identity token of the answer has to repeat.
    open var nonce: String?
    /// The operation that is requested.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for the user's Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user, if the app knows them.
    open var user: String?
}

/// A request for a password that the user has kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
