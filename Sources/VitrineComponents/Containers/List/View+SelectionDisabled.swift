// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

extension View {
    /// Sets whether the user cannot select this row of a list, or this choice of a picker.
    ///
    /// The app can still select it.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        environment(\.isSelectionDisabled, isDisabled)
            .modifier(_ListRowModifier(.selectionDisabled, isDisabled))
    }
}

extension TableRowContent {
    /// Sets whether the user cannot select the rows.
    ///
    /// The app can still select them.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> {
        modifiedRows { AnyView($0.selectionDisabled(isDisabled)) }
    }
}
