// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// The properties of a navigation link that fills a row, for the list.
nonisolated struct RowLink: Equatable {
    /// Whether the link's page is shown beside the list, whose row is marked then.
    let isShown: Bool
    /// Where the link's label shows the row's badge.
    let place: RowBadgePlace

    static func == (a: RowLink, b: RowLink) -> Bool { a.isShown == b.isShown && a.place === b.place }
}

/// A link, which may stand in a row of a list beside other views.
@MainActor
protocol LinkInRow: ViewNode {
    /// Whether the link has nothing to press, and the row of the list around it is pressed in its place.
    var followsRow: Bool { get }
    /// Whether the page is shown beside the link.
    var isShown: Bool { get }
    /// Whether a tap follows the link.
    var isEnabled: Bool { get }
    /// The path of the link's page; `nil` if it has none.
    var pagePath: String? { get }
    /// Activates the link as a tap does; `false` for a link that is disabled.
    func follow() -> Bool
}

/// A list, whose rows are pressed in place of links inside that show nothing.
@MainActor
protocol RowLinkHost: ViewNode {
    /// Called when a link that follows its row has appeared, changed or gone, before or after its row exists.
    func rowLinkDidChange(_ link: any LinkInRow)
}

/// A link that shows nothing itself, somewhere in a row, which is pressed in its place: many apps hide the chevron of a link
/// by laying an empty one over or under the row's content.
nonisolated struct InnerRowLink {
    /// Returns the path of the link's page; `nil` if it has none.
    let path: @MainActor () -> String?
    /// Whether the link's page is shown beside the list.
    let isShown: Bool
    let isEnabled: Bool
    let follow: @MainActor () -> Void

    @MainActor init(_ link: any LinkInRow) {
        path = { [weak link] in link?.pagePath }
        isShown = link.isShown
        isEnabled = link.isEnabled
        follow = { [weak link] in _ = link?.follow() }
    }
}

/// The content of a row that is pressed in place of a link inside.
nonisolated struct InnerLinkRow<Content: View>: View {
    let link: InnerRowLink
    let content: Content
    @Environment(\.editMode) private var editMode

    init(link: InnerRowLink, content: Content) {
        self.link = link
        self.content = content
    }

    @MainActor var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        var surface = ButtonSurface(action: link.follow, pressedOpacity: nil, content: content)
        surface.isInert = isEditing
        return
            surface
            .modifier(LinkSemantics(path: isEditing ? nil : link.path, isShown: link.isShown))
            .disabled(!link.isEnabled)
    }
}

private nonisolated struct IsCarriedRowKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is what a finger carries of a row, outside of the list.
    var isCarriedRow: Bool {
        get { self[IsCarriedRowKey.self] }
        set { self[IsCarriedRowKey.self] = newValue }
    }
}
