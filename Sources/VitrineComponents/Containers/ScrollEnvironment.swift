// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
public import VitrineLayout

/// Whether the bars beside scrolling content are shown.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }

    var shows: Bool { self == .automatic || self == .visible }
}

/// The setting of each axis.
package struct ScrollIndicators: Equatable, Sendable {
    private var vertical = ScrollIndicatorVisibility.automatic
    private var horizontal = ScrollIndicatorVisibility.automatic

    package init() {}

    mutating func set(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) {
        if axes.contains(.vertical) { vertical = visibility }
        if axes.contains(.horizontal) { horizontal = visibility }
    }

    /// Whether a scroll view along some axes has its bars: surfaces show those of both axes, or none.
    package func show(along axes: Axis.Set) -> Bool {
        (!axes.contains(.vertical) || vertical.shows) && (!axes.contains(.horizontal) || horizontal.shows)
    }
}

/// What a content margin applies to.
nonisolated public struct ContentMarginPlacement: Equatable, Sendable {
    private let name: String

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "content") }

    /// The indicators alone: the content stays where it is.
    ///
    /// - Support: partial: a browser's scroll bars keep to the edges of their scroll view.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "indicators") }
}

/// Margins of scrolling content by what they apply to, edge by edge; lengths in points.
package struct ScrollMargins: Equatable, Sendable {
    private var automatic = Edges()
    private var explicit = Edges()

    private struct Edges: Equatable, Sendable {
        var top: CGFloat?
        var leading: CGFloat?
        var bottom: CGFloat?
        var trailing: CGFloat?

        mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
            if edges.contains(.top) { top = insets.top }
            if edges.contains(.leading) { leading = insets.leading }
            if edges.contains(.bottom) { bottom = insets.bottom }
            if edges.contains(.trailing) { trailing = insets.trailing }
        }
    }

    package init() {}

    /// What the content is inset by.
    package var content: EdgeInsets {
        EdgeInsets(
            top: explicit.top ?? automatic.top ?? 0, leading: explicit.leading ?? automatic.leading ?? 0,
            bottom: explicit.bottom ?? automatic.bottom ?? 0, trailing: explicit.trailing ?? automatic.trailing ?? 0)
    }

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement) {
        if placement == .automatic { automatic.set(edges, insets) }
        if placement == .scrollContent { explicit.set(edges, insets) }
    }
}

private struct ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicators { ScrollIndicators() }
}

private struct ScrollMarginsKey: EnvironmentKey {
    static var defaultValue: ScrollMargins { ScrollMargins() }
}

extension EnvironmentValues {
    /// Whether scroll views scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    package var scrollIndicators: ScrollIndicators {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }

    package var scrollContentMargins: ScrollMargins {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}

extension View {
    /// Disables or enables scrolling in scrollable views.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the visibility of scroll indicators.
    ///
    /// - Support: partial: a scroll view of both axes shows both indicators or, where either is hidden, none
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollIndicators) { $0.set(visibility, axes) }
    }

    /// Gives scrollable content a margin.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContentMargins) { $0.set(edges, insets, for: placement) }
    }

    /// Gives scrollable content a margin, in points.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0, edges: edges), for: placement)
    }

    /// Gives scrollable content a margin on every side, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
    }
}
