// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Authenticates a user, which is not possible here: there is neither biometry nor a passcode.
///
/// - Support: partial: every question is answered with the error that Apple's systems give where nothing is set up.
open class LAContext: NSObject, @unchecked Sendable {
    /// The title of the button that asks for a password instead.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The reason that is shown to the user.
    open var localizedReason = ""
    /// Whether an evaluation that would have to ask the user fails instead.
    open var interactionNotAllowed = false
    /// Seconds for which an unlocked device counts as a user who was asked.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// A value that changes with the known fingers and faces; there are none.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// The kind of biometry: none.
    open var biometryType: LABiometryType { .none }

    /// Creates a context.
    public override init() {}

    /// Asks whether a user can be authenticated.
    ///
    /// - Parameters:
    ///   - policy: How a user would be authenticated.
    ///   - error: Set to the reason.
    /// - Returns: False.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(Self.reason(policy)) as NSError
        return false
    }

    /// Fails with the reason for which nobody can be authenticated.
    ///
    /// - Parameters:
    ///   - policy: How a user would be authenticated.
    ///   - localizedReason: Why a user is asked.
    /// - Returns: Nothing: it always throws.
    /// - Throws: An `LAError`.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(Self.reason(policy))
    }

    /// Answers, on a queue of its own, the reason for which nobody can be authenticated.
    ///
    /// - Parameters:
    ///   - policy: How a user would be authenticated.
    ///   - localizedReason: Why a user is asked.
    ///   - reply: Gets false and an `LAError`.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, LAError(Self.reason(policy))) }
    }

    /// Ends what the context does.
    open func invalidate() {}

    private static func reason(_ policy: LAPolicy) -> LAError.Code {
        policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
    }
}

/// How a user is authenticated.
public enum LAPolicy: Int, Hashable, Sendable {
    /// By biometry.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By biometry or the passcode.
    case deviceOwnerAuthentication = 2
}

/// Kinds of biometry.
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
