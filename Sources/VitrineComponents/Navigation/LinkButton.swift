// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The button of a navigation link: its label, which in a list fills the row.
nonisolated struct LinkButton<Label: View>: View {
    let label: Label
    /// The URL path of the link; `nil` if the page has none.
    let path: String?
    let isDisabled: Bool
    let action: @MainActor () -> Void
    @Environment(\.isInList) private var isInList
    @Environment(\.foregroundStyles) private var foreground
    @Environment(\.editMode) private var editMode

    init(label: Label, path: String?, isDisabled: Bool, action: @escaping @MainActor () -> Void) {
        self.label = label
        self.path = path
        self.isDisabled = isDisabled
        self.action = action
    }

    @MainActor var body: some View {
        // In edit mode the links of a list's rows are disabled.
        let isInert = isInList && editMode?.wrappedValue.isEditing == true
        Button(action: action) {
            ListLinkLabel(label: label, isInList: isInList, hasChevron: !isInert, foreground: foreground)
        }
        .modifier(LinkSemantics(path: isInert ? nil : path))
        .environment(\.isInert, isInert)
        .disabled(isDisabled)
        // In a list the link is the row: its label applies the insets.
        .modifier(_ListRowModifier(.rowLink, isInList ? true : nil))
    }
}
