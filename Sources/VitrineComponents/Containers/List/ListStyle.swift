// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance and the interaction of lists.
///
/// Only the styles of this module have an effect; others are treated as `.insetGrouped`.
nonisolated public protocol ListStyle {}

/// A list style that the engine implements.
nonisolated package protocol KnownListStyle: ListStyle {
    var kind: ListKind { get }
}

/// The platform's default style: inset groups.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the default style.
    public init() {}
}

/// A style that shows rows from edge to edge, without groups.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows groups from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows rounded groups with margins at the sides.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style that shows rows from edge to edge, without groups; in Vitrine the same as the plain style.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A style for the rows of a sidebar: without cards, the selected row on a pill; in compact widths rounded groups whose
/// headers collapse them.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension SidebarListStyle: KnownListStyle { package var kind: ListKind { .sidebar } }
extension DefaultListStyle: KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension PlainListStyle: KnownListStyle { package var kind: ListKind { .plain } }
extension GroupedListStyle: KnownListStyle { package var kind: ListKind { .grouped } }
extension InsetGroupedListStyle: KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension InsetListStyle: KnownListStyle { package var kind: ListKind { .plain } }

extension ListStyle where Self == DefaultListStyle {
    /// The default style for the place of the list.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, without groups.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Rounded groups with margins at the sides.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from edge to edge, without groups.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the style of the lists in the view.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        environment(\.listKind, (style as? any KnownListStyle)?.kind ?? .insetGrouped)
    }
}
