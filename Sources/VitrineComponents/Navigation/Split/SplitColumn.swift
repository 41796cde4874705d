// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
import VitrineLayout

/// Which columns of a split view are seen.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Kind: String, Hashable, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
    private let kind: Kind

    /// As many as there is room for.
    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    /// All.
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case sidebar, content, detail }
    private let kind: Kind

    public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
    public static let content = NavigationSplitViewColumn(kind: .content)
    public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// How the columns of a split view share its width.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The system's choice.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The last column gives room to the others.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The last column keeps its width below the others.
///
/// Support: partial: the columns stand side by side.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets how the columns of split views share their width.
    ///
    /// - Support: partial: the columns stand side by side, whatever the style.
    public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
        if style is ProminentDetailNavigationSplitViewStyle {
            DeveloperNotes.withoutEffect(
                "navigationSplitViewStyle(.prominentDetail)", remedy: "The columns stand side by side.")
        }
        return self
    }

    /// Sets how wide the column of a split view is.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitWidthKey.self, value: width)
    }

    /// Sets how wide the column of a split view is.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: SplitWidthKey.self, value: ideal)
    }
}

/// The width that a column asked for.
private struct SplitWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// A column with a navigation of its own, as wide as its content asks for.
nonisolated struct SizedColumn<Content: View>: View {
    let standard: CGFloat
    let content: Content
    @State private var wanted: CGFloat?

    init(standard: CGFloat, content: Content) {
        self.standard = standard
        self.content = content
    }

    @MainActor var body: some View {
        NavigationStack { content.onPreferenceChange(SplitWidthKey.self) { wanted = $0 } }
            .frame(width: wanted ?? standard)
    }
}

/// A column in which a choice brings the next one; the same whatever it does.
nonisolated struct SplitColumn: Equatable, @unchecked Sendable {
    let show: @MainActor () -> Void

    init(_ show: @escaping @MainActor () -> Void) { self.show = show }

    static func == (a: SplitColumn, b: SplitColumn) -> Bool { true }
}

private struct SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
}

private struct SplitSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
    /// The column of a split view around.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    /// The selection of the list around, in a column of a split view.
    var splitSelection: ListSelection? {
        get { self[SplitSelectionKey.self] }
        set { self[SplitSelectionKey.self] = newValue }
    }
}
