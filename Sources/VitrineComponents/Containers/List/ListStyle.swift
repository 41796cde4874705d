// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The behaviour and look of a list.
nonisolated public protocol ListStyle {}

/// A style that the engine knows.
nonisolated package protocol KnownListStyle: ListStyle {
    var kind: ListKind { get }
}

/// The platform's own style: inset groups.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
}

/// Rows from edge to edge, without groups.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
}

/// Groups from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
}

/// Groups on cards.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
}

/// Rows from edge to edge, without groups; on this platform the same as the plain style.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
}

/// Rows of a sidebar; in one column the same as groups on cards.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
}

extension SidebarListStyle: KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension DefaultListStyle: KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension PlainListStyle: KnownListStyle { package var kind: ListKind { .plain } }
extension GroupedListStyle: KnownListStyle { package var kind: ListKind { .grouped } }
extension InsetGroupedListStyle: KnownListStyle { package var kind: ListKind { .insetGrouped } }
extension InsetListStyle: KnownListStyle { package var kind: ListKind { .plain } }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the style of the lists in this view.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        environment(\.listKind, (style as? any KnownListStyle)?.kind ?? .insetGrouped)
    }
}
