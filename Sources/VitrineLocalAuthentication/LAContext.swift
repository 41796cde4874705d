// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Authenticates a user by biometry or passcode; browsers have neither, so that every request fails.
///
/// - Support: partial: every request fails with the error that Apple's systems give where no biometry is set up.
open class LAContext: NSObject, @unchecked Sendable {
    /// The title of the button that asks for a password instead.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The reason that is shown to the user.
    open var localizedReason = ""
    /// Whether an evaluation that would have to ask the user fails instead.
    open var interactionNotAllowed = false
    /// For how many seconds after the device was unlocked by biometry the user is not asked again.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// A value that changes when fingers or faces are enrolled or removed; always `nil`.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// The kind of biometry: none.
    open var biometryType: LABiometryType { .none }

    /// Creates a context.
    public override init() {}

    /// Returns false, and the reason why no user can be authenticated.
    ///
    /// - Parameters:
    ///   - policy: The means of authentication.
    ///   - error: Set to an `LAError` with the reason.
    /// - Returns: False.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(Self.reason(policy)) as NSError
        return false
    }

    /// Throws the reason why no user can be authenticated.
    ///
    /// - Parameters:
    ///   - policy: The means of authentication.
    ///   - localizedReason: The reason that would be shown to the user.
    /// - Returns: Nothing: it always throws.
    /// - Throws: An `LAError`.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(Self.reason(policy))
    }

    /// Passes the reason why no user can be authenticated to a closure, on another queue.
    ///
    /// - Parameters:
    ///   - policy: The means of authentication.
    ///   - localizedReason: The reason that would be shown to the user.
    ///   - reply: Called with false and an `LAError`.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, LAError(Self.reason(policy))) }
    }

    /// Invalidates the context.
    open func invalidate() {}

    private static func reason(_ policy: LAPolicy) -> LAError.Code {
        policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
    }
}

/// The means by which a user is authenticated.
public enum LAPolicy: Int, Hashable, Sendable {
    /// By biometry.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By biometry or the passcode.
    case deviceOwnerAuthentication = 2
}

/// The kinds of biometry.
public enum LABiometryType: Int, Hashable, Sendable {
    /// There is no biometry.
    case none = 0
    /// Fingerprints.
    case touchID = 1
    /// Faces.
    case faceID = 2
    /// Irises.
    case opticID = 4
}
