// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A text field as the scene's surfaces know it.
@MainActor
package protocol EditableField: FocusTarget {
    /// What both sides know of the text.
    var state: FieldState { get }
    /// Takes what was typed; the app's answer is in the layer after the next flush.
    func edit(_ edit: FieldEdit)
    /// Answers an edit that is not to be taken.
    func refuse(_ edit: FieldEdit)
    /// Takes the return key.
    func submit()
}

/// Refers an editable layer to its node.
@MainActor
package struct FieldHandler {
    package unowned let field: any EditableField

    package init(_ field: any EditableField) { self.field = field }
}
