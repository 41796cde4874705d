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
    /// Whether the link selects its value instead of pushing it.
    let selects: Bool
    /// Whether the next column shows the content of the value that the link selects.
    let selectsBeside: Bool
    /// Pushes the page, whose path is passed if it has one.
    let action: @MainActor (_ path: String?) -> Void

    init(
        label: Label, value: AnyHashable? = nil, isDisabled: Bool, isShown: Bool, selects: Bool = false,
        selectsBeside: Bool = false, action: @escaping @MainActor (String?) -> Void
    ) {
        self.label = label
        self.value = value
        self.selects = selects
        self.isDisabled = isDisabled
        self.isShown = isShown
        self.selectsBeside = selectsBeside
        self.action = action
    }

    @Environment(\.isInList) private var isInList

    @MainActor var body: some View {
        LinkSurface(
            label: label, isEmpty: isEmpty, isDisabled: isDisabled, isShown: isShown, selectsBeside: selectsBeside,
            action: action
        )
        .modifier(
            LinkPlace(
                value: value, selects: selects, isDisabled: isDisabled, followsRow: isEmpty && isInList,
                isShown: isShown,
                action: action)
        )
    }

    /// Whether the label shows nothing, so that there is nothing to press.
    private var isEmpty: Bool {
        if Label.self == EmptyView.self { return true }
        guard let text = label as? Text else { return false }
        return text == Text("") || text == Text(verbatim: "")
    }
}

/// The label of a navigation link as a button, which in a list fills the row.
private nonisolated struct LinkSurface<Label: View>: View {
    let label: Label
    let isEmpty: Bool
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
        label: Label, isEmpty: Bool, isDisabled: Bool, isShown: Bool, selectsBeside: Bool,
        action: @escaping @MainActor (String?) -> Void
    ) {
        self.label = label
        self.isEmpty = isEmpty
        self.isDisabled = isDisabled
        self.isShown = isShown
        self.selectsBeside = selectsBeside
        self.action = action
    }

    @MainActor @ViewBuilder var body: some View {
        if isEmpty, isInList {
            // The whole row is the link, wherever in the row this is.
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                if hasChevron { ListChevronMark() }
            }
        } else if Label.self == EmptyView.self {
            // Nothing can be seen or pressed: the app goes to the page, and screen readers and
            // the keyboard find no link.
            Color.clear.frame(width: 0, height: 0)
        } else {
            button
        }
    }

    /// Whether the link is disabled since its list is being edited.
    private var isInert: Bool { isInList && editMode?.wrappedValue.isEditing == true }

    /// Whether the link has a chevron in a list; a row whose page appears beside it is selected instead of left.
    @MainActor private var hasChevron: Bool { !isInert && !selectsBeside && navigation?.isColumn != true }

    @MainActor private var button: some View {
        let isInert = isInert
        let address = address
        var path: (@MainActor () -> String?)?
        if !isInert { path = { address?.path } }
        return Button {
            action(address?.path)
        } label: {
            ListLinkLabel(
                label: label, isInList: isInList, hasChevron: hasChevron, foreground: foreground,
                isWholeRow: address?.isWholeRow ?? true, badgePlace: badgePlace)
        }
        .modifier(LinkSemantics(path: path, isShown: isShown))
        .environment(\.isInert, isInert)
        .environment(\.arrowsSelect, selectsBeside)
        .disabled(isDisabled)
        // In a list the link is the row: its label applies the insets.
        .modifier(_ListRowModifier(.rowLink, isInList ? RowLink(isShown: isShown, place: badgePlace) : nil))
    }
}
