// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The button of a navigation link, with the address of the link's page.
nonisolated struct LinkButton<Label: View>: View {
    let label: Label
    /// The value that the link pushes; `nil` for a link that pushes a view.
    var value: AnyHashable?
    let isDisabled: Bool
    /// Whether the page is shown beside the link.
    let isShown: Bool
    /// Whether the link selects a value, whose content the next column shows.
    let selectsBeside: Bool
    /// Pushes the page, whose path is passed if it has one.
    let action: @MainActor (_ path: String?) -> Void

    init(
        label: Label, value: AnyHashable? = nil, isDisabled: Bool, isShown: Bool, selectsBeside: Bool = false,
        action: @escaping @MainActor (String?) -> Void
    ) {
        self.label = label
        self.value = value
        self.isDisabled = isDisabled
        self.isShown = isShown
        self.selectsBeside = selectsBeside
        self.action = action
    }

    @MainActor var body: some View {
        LinkSurface(
            label: label, isDisabled: isDisabled, isShown: isShown, selectsBeside: selectsBeside, action: action
        )
        .modifier(LinkPlace(value: value, isDisabled: isDisabled, action: action))
    }
}

/// The label of a navigation link as a button, which in a list fills the row.
private nonisolated struct LinkSurface<Label: View>: View {
    let label: Label
    let isDisabled: Bool
    let isShown: Bool
    let selectsBeside: Bool
    let action: @MainActor (_ path: String?) -> Void
    @Environment(\.navigation) private var navigation
    @Environment(\.linkAddress) private var address
    @Environment(\.isInList) private var isInList
    @Environment(\.foregroundStyles) private var foreground
    @Environment(\.editMode) private var editMode
    @State private var badgePlace = RowBadgePlace()

    init(
        label: Label, isDisabled: Bool, isShown: Bool, selectsBeside: Bool,
        action: @escaping @MainActor (String?) -> Void
    ) {
        self.label = label
        self.isDisabled = isDisabled
        self.isShown = isShown
        self.selectsBeside = selectsBeside
        self.action = action
    }

    @MainActor @ViewBuilder var body: some View {
        if Label.self == EmptyView.self, !isInList {
            // Nothing can be seen or pressed: the app goes to the page, and readers and the keyboard find no link.
            Color.clear.frame(width: 0, height: 0)
        } else {
            button
        }
    }

    @MainActor private var button: some View {
        // In edit mode the links of a list's rows are disabled.
        let isInert = isInList && editMode?.wrappedValue.isEditing == true
        // A row whose page appears beside it is selected instead of left.
        let hasChevron = !isInert && !selectsBeside && navigation?.isColumn != true
        let address = address
        return Button {
            action(address?.path)
        } label: {
            ListLinkLabel(
                label: label, isInList: isInList, hasChevron: hasChevron, foreground: foreground,
                badgePlace: badgePlace)
        }
        .modifier(LinkSemantics(address: isInert ? nil : address, isShown: isShown))
        .environment(\.isInert, isInert)
        .environment(\.arrowsSelect, selectsBeside)
        .disabled(isDisabled)
        // In a list the link is the row: its label applies the insets.
        .modifier(_ListRowModifier(.rowLink, isInList ? RowLink(isShown: isShown, place: badgePlace) : nil))
    }
}
