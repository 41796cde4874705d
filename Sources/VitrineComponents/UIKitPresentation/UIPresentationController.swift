// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that controls the presentation of a controller.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// The controller that is presented; an empty one once nobody keeps it.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    private weak var presented: UIViewController?
    /// The controller that presents it; before it is presented, the presented one.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The object that is asked how the presentation adapts, and told of its end by the user.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { didChange() }
    }

    /// Creates the controller of a presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that is presented.
    ///   - presentingViewController: The controller that presents it; whoever does is asked for it.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        super.init()
    }

    /// Shows a change.
    final func didChange() { presented?.changes.increase() }
    /// Registers that a view depends on the changes.
    final func noteReading() { _ = presented?.changes.value }
}

/// The methods of an object that is asked how a presentation adapts, and told of its end by the user.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in a compact width.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for traits.
    ///
    /// - Parameters:
    ///   - controller: The controller of the presentation.
    ///   - traitCollection: The traits.
    /// - Returns: The style; `none` for the presentation's own.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns whether the user may dismiss the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user is about to dismiss the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user has tried to dismiss a presentation that the user may not dismiss.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the system's choice.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the style in a compact width.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
