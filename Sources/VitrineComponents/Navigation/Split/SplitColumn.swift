// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

/// The visible columns of a split view.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Kind: String, Hashable, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    /// The default: as many of the last columns as leave the last one 320 points.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last column only.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case sidebar, content, detail }
    private let kind: Kind

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(kind: .content)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// A type that defines how the columns of a split view share its width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the default style.
    public init() {}
}

/// A style in which the last column shrinks to make room for the others.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style in which the last column keeps its width and the others cover it, when the user or the app asks for them.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style for the place of the split view.
    public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column shrinks to make room for the others.
    public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps its width.
    public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets the style of the split views in the view.
    public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
        environment(\.isSplitDetailProminent, style is ProminentDetailNavigationSplitViewStyle)
    }

    /// Sets the width of the enclosing column of a split view, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitWidthKey.self, value: width)
    }

    /// Sets the preferred width of the enclosing column of a split view, in points.
    ///
    /// The column has the ideal width, or the bound that it exceeds.
    ///
    /// - Parameters:
    ///   - min: The least width.
    ///   - ideal: The preferred width.
    ///   - max: The greatest width.
    /// - Returns: A view whose column has the width.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let atLeast = min.map { Swift.max($0, ideal) } ?? ideal
        return preference(key: SplitWidthKey.self, value: max.map { Swift.min($0, atLeast) } ?? atLeast)
    }
}

/// The widths of columns, in points (Documentation/Layout.md 16).
nonisolated enum SplitWidth {
    static var sidebar: CGFloat { 320 }
    static var content: CGFloat { 360 }
    /// The least width of the last column, in points, unless more columns are asked for than fit.
    static var leastDetail: CGFloat { 320 }
}

/// The width that a column's content asks for, in points.
private struct SplitWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// A column with a navigation stack of its own, in the width that its content asks for.
nonisolated struct SizedColumn<Content: View>: View {
    /// The width that the content asks for, in points.
    @Binding private var wanted: CGFloat?
    private let standard: CGFloat
    private let content: Content

    init(wanted: Binding<CGFloat?>, standard: CGFloat, content: Content) {
        _wanted = wanted
        self.standard = standard
        self.content = content
    }

    @MainActor var body: some View {
        NavigationStack { content.onPreferenceChange(SplitWidthKey.self) { wanted = $0 } }
            .environment(\.isSideColumn, true)
            .frame(width: wanted ?? standard)
    }
}

/// How a selection in a column shows the next one; always equal, so that a new closure does not invalidate the column.
nonisolated struct SplitColumn: Equatable, @unchecked Sendable {
    let show: @MainActor () -> Void

    init(_ show: @escaping @MainActor () -> Void) { self.show = show }

    static func == (a: SplitColumn, b: SplitColumn) -> Bool { true }
}

private struct SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
}

private struct SideColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ProminentDetailKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct SplitSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
    /// Whether the stack is a column beside the main one of a split view.
    var isSideColumn: Bool {
        get { self[SideColumnKey.self] }
        set { self[SideColumnKey.self] = newValue }
    }

    /// Whether the columns of split views before the last one lie over it.
    var isSplitDetailProminent: Bool {
        get { self[ProminentDetailKey.self] }
        set { self[ProminentDetailKey.self] = newValue }
    }

    /// The enclosing column of a split view.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    /// The selection of the enclosing list, in a column of a split view.
    var splitSelection: ListSelection? {
        get { self[SplitSelectionKey.self] }
        set { self[SplitSelectionKey.self] = newValue }
    }
}
