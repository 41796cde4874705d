// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of errors of a session that signs in on the web.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a session that signs in on the web.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// Kinds of errors.
    public enum Code: Int, Hashable, Sendable {
        /// The user has cancelled.
        case canceledLogin = 1
        /// Nobody says over which window the page is shown.
        case presentationContextNotProvided = 2
        /// The page cannot be shown.
        case presentationContextInvalid = 3
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    ///
    /// - Parameter code: The kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// The values that an `NSError` has beside its code.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// A description of the error, in English.
    public var errorDescription: String? {
        switch code {
        case .canceledLogin: "Signing in was canceled."
        case .presentationContextNotProvided: "There is no window to sign in over."
        case .presentationContextInvalid: "Signing in at another site is not possible here."
        }
    }

    /// The user has cancelled.
    public static var canceledLogin: Code { .canceledLogin }
    /// Nobody says over which window the page is shown.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The page cannot be shown.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Returns whether an error is of a kind, for `catch ASWebAuthenticationSessionError.presentationContextNotProvided`.
    ///
    /// - Parameters:
    ///   - code: The kind.
    ///   - error: The error.
    /// - Returns: Whether it is.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}
