// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of errors of authorization.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of authorization.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// Kinds of errors.
    public enum Code: Int, Hashable, Sendable {
        /// An error of another kind.
        case unknown = 1000
        /// The user has cancelled.
        case canceled = 1001
        /// The answer cannot be read.
        case invalidResponse = 1002
        /// No provider handled the request.
        case notHandled = 1003
        /// The request was refused.
        case failed = 1004
        /// The user would have to be asked.
        case notInteractive = 1005
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    ///
    /// - Parameter code: The kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// The values that an `NSError` has beside its code.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// A description of the error, in English.
    public var errorDescription: String? {
        switch code {
        case .unknown: "Authorization failed."
        case .canceled: "Authorization was canceled."
        case .invalidResponse: "The answer to the authorization is invalid."
        case .notHandled: "There is no Apple Account to sign in with here."
        case .failed: "Authorization failed."
        case .notInteractive: "User interaction is required."
        }
    }

    /// An error of another kind.
    public static var unknown: Code { .unknown }
    /// The user has cancelled.
    public static var canceled: Code { .canceled }
    /// The answer cannot be read.
    public static var invalidResponse: Code { .invalidResponse }
    /// No provider handled the request.
    public static var notHandled: Code { .notHandled }
    /// The request was refused.
    public static var failed: Code { .failed }
    /// The user would have to be asked.
    public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code {
    /// Returns whether an error is of a kind, for `catch ASAuthorizationError.canceled`.
    ///
    /// - Parameters:
    ///   - code: The kind.
    ///   - error: The error.
    /// - Returns: Whether it is.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
