// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods that a text field calls on its delegate.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin; `true` by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end; `true` by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called when editing has ended, in place of the method without a reason.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - reason: Why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns whether the user's change is taken; `true` by default.
    ///
    /// - Parameters:
    ///   - textField: The field, with the text before.
    ///   - range: What is replaced, in UTF-16 units.
    ///   - string: What takes its place.
    /// - Returns: Whether the text changes.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Called when the user has changed the text or moved in it.
    ///
    /// - Support: partial: after changes of the text only.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the field's button may clear the text; `true` by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether Return is handled as usual; `true` by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Calls the method without a reason.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - reason: Why.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }

    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
