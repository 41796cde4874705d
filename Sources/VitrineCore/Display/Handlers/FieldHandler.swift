// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A text field as the scene's surfaces see it.
@MainActor
package protocol EditableField: FocusTarget {
    /// The state of the text that both sides share.
    var state: FieldState { get }
    /// Takes what was typed; the app's answer is in the layer after the next flush.
    func edit(_ edit: FieldEdit)
    /// Acknowledges an edit that is refused.
    func refuse(_ edit: FieldEdit)
    /// Takes where the surface's selection is; a report that crossed a newer text or selection changes nothing.
    ///
    /// - Returns: Whether the app has asked for the selection.
    func select(_ report: FieldSelectionReport) -> Bool
    /// Handles the return key.
    ///
    /// - Returns: Whether an action of the app was run.
    func submit() -> Bool
}

/// Refers an editable layer to its node.
@MainActor
package struct FieldHandler {
    package unowned let field: any EditableField

    package init(_ field: any EditableField) { self.field = field }
}
