// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The button that a navigation link is: its label, which in a list is the row.
nonisolated struct LinkButton<Label: View>: View {
    let label: Label
    /// The address that the link leads to; `nil` where the page has none.
    let path: String?
    let isDisabled: Bool
    let action: @MainActor () -> Void
    @Environment(\.isInList) private var isInList
    @Environment(\.foregroundStyles) private var foreground

    init(label: Label, path: String?, isDisabled: Bool, action: @escaping @MainActor () -> Void) {
        self.label = label
        self.path = path
        self.isDisabled = isDisabled
        self.action = action
    }

    @MainActor var body: some View {
        Button(action: action) {
            ListLinkLabel(label: label, isInList: isInList, foreground: foreground)
        }
        .modifier(LinkSemantics(path: path))
        .disabled(isDisabled)
        // In a list the link is the row: its label brings the insets.
        .modifier(_ListRowModifier(.rowLink, isInList ? true : nil))
    }
}
