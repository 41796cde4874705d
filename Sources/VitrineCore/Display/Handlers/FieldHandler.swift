// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A text field as the scene's surfaces see it.
@MainActor
package protocol EditableField: FocusTarget {
    /// The state of the text that both sides share.
    var state: FieldState { get }
    /// Handles an edit; the app's text is in the layer after the next flush.
    func edit(_ edit: FieldEdit)
    /// Acknowledges an edit that is refused.
    func refuse(_ edit: FieldEdit)
    /// Handles the return key.
    func submit()
}

/// The handler of an editable layer.
@MainActor
package final class FieldHandler {
    package unowned let field: any EditableField

    package init(_ field: any EditableField) { self.field = field }
}
