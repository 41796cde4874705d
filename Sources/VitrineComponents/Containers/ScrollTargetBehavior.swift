// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
public import VitrineLayout

/// A type that determines where a scroll gesture ends.
///
/// The browser scrolls and reports where the content comes to rest. Vitrine then asks the behavior, and the browser
/// scrolls on smoothly to its answer.
nonisolated public protocol ScrollTargetBehavior {
    /// The properties of the scroll view that a behavior may use.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the position at which the scroll view comes to rest.
    ///
    /// - Parameters:
    ///   - target: The position at which scrolling stopped; assign to its `rect` to continue to another position.
    ///   - context: The sizes and axes of the scroll view.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// The position at which a scroll view comes to rest.
nonisolated public struct ScrollTarget {
    /// The visible part of the content, in points.
    public var rect: CGRect
    /// The point of the scroll view at which the rectangle is placed; `nil` for its start.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The properties of a scroll view that a scroll target behavior may use.
nonisolated public struct ScrollTargetBehaviorContext {
    /// The target before any behavior changed it.
    public let originalTarget: ScrollTarget
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    /// The origins of the views of target layouts, in layout order.
    package let starts: [CGPoint]
    /// How far the content moved since it last came to rest, in points.
    package let travel: CGSize

    /// The distance that an arrow key scrolls in browsers, in points (Chromium's line step).
    private static let step: CGFloat = 40

    /// The stop nearest to where a movement along one axis ended.
    ///
    /// A movement of at least one step never returns to its start but goes on to the next stop: arrow keys and wheels
    /// have no velocity, and each press has to make progress.
    fileprivate func end(of offset: CGFloat, after travel: CGFloat, at places: [CGFloat]) -> CGFloat {
        func nearest(_ places: [CGFloat]) -> CGFloat? { places.min { abs($0 - offset) < abs($1 - offset) } }
        guard let place = nearest(places) else { return offset }
        guard abs(travel) >= Self.step, abs(place - (offset - travel)) <= 1 else { return place }
        return nearest(places.filter { travel > 0 ? $0 > offset : $0 < offset }) ?? place
    }
}

/// A behavior that stops at whole pages of the scroll view's size.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    /// Moves the target to the nearest page.
    ///
    /// - Parameters:
    ///   - target: The position at which scrolling stopped.
    ///   - context: The sizes and axes of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
        let page = context.containerSize
        if context.axes.contains(.horizontal), page.width > 0 {
            target.rect.origin.x = context.end(
                of: target.rect.minX, after: context.travel.width, at: pages(around: target.rect.minX, page.width))
        }
        if context.axes.contains(.vertical), page.height > 0 {
            target.rect.origin.y = context.end(
                of: target.rect.minY, after: context.travel.height, at: pages(around: target.rect.minY, page.height))
        }
    }

    private func pages(around offset: CGFloat, _ length: CGFloat) -> [CGFloat] {
        let page = (offset / length).rounded(.down)
        return [page * length, (page + 1) * length]
    }
}

/// A behavior that stops at the start of a view of a target layout (`scrollTargetLayout`).
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one gesture may pass.
    ///
    /// - Support: partial: `automatic` is `never` in narrow windows, too.
    nonisolated public struct LimitBehavior: Hashable, Sendable {
        fileprivate enum Kind { case none, container, one }

        fileprivate let kind: Kind

        /// The default: no limit.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .none) }
        /// As many views as the scroll view shows at once.
        public static var always: LimitBehavior { LimitBehavior(kind: .container) }
        /// No limit: as far as the gesture's velocity carries.
        public static var never: LimitBehavior { LimitBehavior(kind: .none) }
        /// A few views: as many as the scroll view shows at once.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .container) }
        /// One view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    }

    private let limitBehavior: LimitBehavior

    /// Creates the behavior.
    ///
    /// - Parameter limitBehavior: How many views one gesture may pass; no limit by default.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }

    /// Moves the target to the nearest start of a view, within the limit.
    ///
    /// - Parameters:
    ///   - target: The position at which scrolling stopped.
    ///   - context: The sizes and axes of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext) {
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = end(
                of: target.rect.minX, after: context.travel.width, at: context.starts.map(\.x),
                context.contentSize.width, context.containerSize.width, context)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = end(
                of: target.rect.minY, after: context.travel.height, at: context.starts.map(\.y),
                context.contentSize.height, context.containerSize.height, context)
        }
    }

    /// The nearest stop; the end of the content is one as well, because the last views may not reach the start.
    private func end(
        of offset: CGFloat, after travel: CGFloat, at starts: [CGFloat], _ content: CGFloat, _ container: CGFloat,
        _ context: TargetContext
    ) -> CGFloat {
        let limit = max(content - container, 0)
        let places = starts.map { min(max($0, 0), limit) }
        return context.end(of: offset, after: travel, at: within(container, of: offset - travel, places))
    }

    /// The stops that a gesture from `origin` may end at.
    private func within(_ container: CGFloat, of origin: CGFloat, _ places: [CGFloat]) -> [CGFloat] {
        switch limitBehavior.kind {
        case .none: return places
        case .container: return places.filter { abs($0 - origin) <= container + 1 }
        case .one:
            let (before, after) = (places.filter { $0 < origin - 1 }.max(), places.filter { $0 > origin + 1 }.min())
            return places.filter { $0 >= before ?? -.infinity && $0 <= after ?? .infinity }
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Stops at whole pages of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Stops at the starts of the views of a target layout.
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The starts of the views in a target layout.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Stops at the starts of the views of a target layout, with a limit on how many of them one gesture passes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// A scroll target behavior as an environment value.
nonisolated package struct ScrollTargetBehaviorBox: @unchecked Sendable {
    let behavior: any ScrollTargetBehavior
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: ScrollTargetBehaviorBox? { nil }
}

extension EnvironmentValues {
    package var scrollTargetBehavior: ScrollTargetBehaviorBox? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets where scroll gestures in the view's scroll views end.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, ScrollTargetBehaviorBox(behavior: behavior))
    }
}
