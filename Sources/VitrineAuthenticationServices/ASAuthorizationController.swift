// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

/// The window over which the user is asked.
public typealias ASPresentationAnchor = UIWindow

/// The methods by which a controller reports the outcome of requests.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// A request was answered, which does not happen.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - authorization: The answer.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)

    /// The requests have failed.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - error: `ASAuthorizationError.notHandled`.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// The methods by which a controller asks over which window the user is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// The window; not asked for.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A controller that performs requests of authorization, all of which fail.
///
/// - Support: partial: there is no Apple Account; the delegate is told so, in words.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The object that is told the outcome of the requests.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The object that would be asked over which window the user is asked; it is not asked.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller.
    ///
    /// - Parameter authorizationRequests: The requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Tells the delegate that the requests have failed, after the caller has returned.
    open func performRequests() {
        MissingAccount.note()
        SessionContext.start { [self] in
            delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
        }
    }

    /// Does nothing: the requests have ended.
    open func cancel() {}
}

/// The Apple Account that an app on the web does not reach.
enum MissingAccount {
    static func note() {
        DeveloperNotes.withoutEffect(
            "Sign in with Apple",
            remedy: "There is no Apple Account on a server; the app is told that signing in has failed.")
    }
}
