// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that can handle events.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIUserActivityRestoring {
    public override init() {}

    /// The observers that are called when traits have changed.
    final var traitObservers: [TraitObserver] = []

    /// Whether the object has the keyboard's focus, or gets it now.
    open var isFirstResponder: Bool { false }
    /// Whether the object can have the keyboard's focus: fields can.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object gives the keyboard's focus away when it is asked to.
    open var canResignFirstResponder: Bool { true }

    /// Moves the keyboard's focus to the object.
    ///
    /// - Returns: Whether it gets the focus.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    /// Takes the keyboard's focus away from the object.
    ///
    /// - Returns: Whether the object has no focus any more.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Restores the state that an activity describes; a responder by itself restores nothing.
    ///
    /// - Parameter activity: The activity that is continued.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// Notifications of the software keyboard.
///
/// - Support: partial: never posted, because a browser's window shrinks for the keyboard and reports none.
extension UIResponder {
    /// The keyboard is about to appear.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to disappear.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to change its frame.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has changed its frame.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the frame before the change.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after the change.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
