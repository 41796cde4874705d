// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

extension TraitKey {
    static let selectionDisabled = TraitKey("selectionDisabled")
}

private struct SelectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user cannot select the row of a list that the view is in.
    var isSelectionDisabled: Bool {
        get { self[SelectionDisabledKey.self] }
        set { self[SelectionDisabledKey.self] = newValue }
    }
}

extension ViewNode {
    /// Whether the user cannot select this element of a list.
    final func disablesSelection(in owner: ViewNode) -> Bool {
        elementTrait(.selectionDisabled, in: owner) as? Bool == true
    }
}
