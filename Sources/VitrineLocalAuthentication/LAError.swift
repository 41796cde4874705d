// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// Kinds of errors.
    public enum Code: Int, Hashable, Sendable {
        /// The user was not recognised.
        case authenticationFailed = -1
        /// The user has cancelled.
        case userCancel = -2
        /// The user wants to give a password.
        case userFallback = -3
        /// The system has cancelled.
        case systemCancel = -4
        /// There is no passcode.
        case passcodeNotSet = -5
        /// There is no biometry.
        case biometryNotAvailable = -6
        /// Biometry knows nobody.
        case biometryNotEnrolled = -7
        /// Biometry has failed too often.
        case biometryLockout = -8
        /// The app has cancelled.
        case appCancel = -9
        /// The context has ended.
        case invalidContext = -10
        /// A user would have to be asked.
        case notInteractive = -1004
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// The values that an `NSError` has beside its code.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// A description of the error, in English.
    public var errorDescription: String? {
        switch code {
        case .authenticationFailed: "Authentication failed."
        case .userCancel: "Canceled by user."
        case .userFallback: "Fallback authentication mechanism selected."
        case .systemCancel: "Canceled by the system."
        case .passcodeNotSet: "Passcode not set."
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .biometryNotEnrolled: "No identities are enrolled."
        case .biometryLockout: "Biometry is locked out."
        case .appCancel: "Canceled by the app."
        case .invalidContext: "The context is invalid."
        case .notInteractive: "User interaction is required."
        }
    }

    /// The user was not recognised.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user has cancelled.
    public static var userCancel: Code { .userCancel }
    /// The user wants to give a password.
    public static var userFallback: Code { .userFallback }
    /// The system has cancelled.
    public static var systemCancel: Code { .systemCancel }
    /// There is no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// There is no biometry.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// Biometry knows nobody.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Biometry has failed too often.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app has cancelled.
    public static var appCancel: Code { .appCancel }
    /// The context has ended.
    public static var invalidContext: Code { .invalidContext }
    /// A user would have to be asked.
    public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
    /// Returns whether an error is of a kind, for `catch LAError.userCancel`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
