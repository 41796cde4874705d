// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
public import VitrineLayout

/// Whether the scroll indicators of scrollable content are shown.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    /// The indicators are shown as the platform does.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    /// The indicators are shown.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    /// The indicators are hidden; in Vitrine the same as `never`.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    /// The indicators are never shown.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }

    var shows: Bool { self == .automatic || self == .visible }
}

/// The indicator visibility of each axis.
package struct ScrollIndicators: Equatable, Sendable {
    private var vertical = ScrollIndicatorVisibility.automatic
    private var horizontal = ScrollIndicatorVisibility.automatic

    package init() {}

    mutating func set(_ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set) {
        if axes.contains(.vertical) { vertical = visibility }
        if axes.contains(.horizontal) { horizontal = visibility }
    }

    /// Whether a scroll view along the given axes has indicators.
    ///
    /// Browsers show the scroll bars of both axes or of none.
    package func show(along axes: Axis.Set) -> Bool {
        (!axes.contains(.vertical) || vertical.shows) && (!axes.contains(.horizontal) || horizontal.shows)
    }
}

/// The parts of a scroll view that content margins can apply to.
nonisolated public struct ContentMarginPlacement: Equatable, Sendable {
    private let name: String

    /// The margins apply to the content, unless margins for `scrollContent` are set.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    /// The margins apply to the content.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "content") }

    /// The margins apply to the indicators; the content stays where it is.
    ///
    /// - Support: partial: a browser's scroll bars keep to the edges of their scroll view.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "indicators") }
}

/// The content margins by placement and edge, in points.
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

    /// The resulting insets of the content, in points.
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
    /// Whether scroll views can be scrolled; `true` by default.
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
    /// Disables scrolling in the scroll views of the view; an inner `false` cannot enable it again.
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

    /// Adds margins to the content of scroll views.
    ///
    /// - Parameters:
    ///   - edges: The edges with a margin.
    ///   - insets: The margins of each edge, in points.
    ///   - placement: What the margins apply to.
    /// - Returns: A view whose scroll views have the margins.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContentMargins) { $0.set(edges, insets, for: placement) }
    }

    /// Adds margins of one length to the content of scroll views.
    ///
    /// - Parameters:
    ///   - edges: The edges with a margin.
    ///   - length: The margin, in points; `nil` is 0 in Vitrine.
    ///   - placement: What the margins apply to.
    /// - Returns: A view whose scroll views have the margins.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 0, edges: edges), for: placement)
    }

    /// Adds margins of one length to every edge of the content of scroll views.
    ///
    /// - Parameters:
    ///   - length: The margin, in points.
    ///   - placement: What the margins apply to.
    /// - Returns: A view whose scroll views have the margins.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
    }
}
