// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
public import VitrineLayout

/// Says where scrolling ends.
///
/// The surface moves the content and tells where it came to rest; the behaviour is asked then, and the surface goes on
/// to what it answers, smoothly.
nonisolated public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What a scroll view would show when it comes to rest.
nonisolated public struct ScrollTarget {
    /// The part of the content, in points.
    public var rect: CGRect
    /// Where in the scroll view the rectangle stands; `nil` is at its start.
    public var anchor: UnitPoint?

    package init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour knows of its scroll view.
nonisolated public struct ScrollTargetBehaviorContext {
    /// Before any behaviour changed it.
    public let originalTarget: ScrollTarget
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// Where the views of target layouts start, in the order of their layout.
    package let starts: [CGPoint]
    /// How far the content moved since it last rested, in points.
    package let travel: CGSize

    /// What a press of an arrow key moves in browsers, in points (Chromium's line step).
    private static let step: CGFloat = 40

    /// The place nearest to where a movement along one axis stopped. One that would lead back to where it began goes on
    /// to the next place instead: keys and wheels know no flick, and each press of one must lead somewhere.
    fileprivate func end(of offset: CGFloat, after travel: CGFloat, at places: [CGFloat]) -> CGFloat {
        func nearest(_ places: [CGFloat]) -> CGFloat? { places.min { abs($0 - offset) < abs($1 - offset) } }
        guard let place = nearest(places) else { return offset }
        guard abs(travel) >= Self.step, abs(place - (offset - travel)) <= 1 else { return place }
        return nearest(places.filter { travel > 0 ? $0 > offset : $0 < offset }) ?? place
    }
}

/// Comes to rest at whole pages as large as the scroll view.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

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

/// Comes to rest where a view of a target layout starts (`scrollTargetLayout`).
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one movement passes.
    ///
    /// - Support: partial: `automatic` is `never` in narrow windows, too.
    nonisolated public struct LimitBehavior: Hashable, Sendable {
        fileprivate enum Kind { case none, container, one }

        fileprivate let kind: Kind

        public static var automatic: LimitBehavior { LimitBehavior(kind: .none) }
        /// As many as the scroll view shows at once.
        public static var always: LimitBehavior { LimitBehavior(kind: .container) }
        /// As many as the movement has strength for.
        public static var never: LimitBehavior { LimitBehavior(kind: .none) }
        /// A few: as many as the scroll view shows at once.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .container) }
        /// One view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    }

    private let limitBehavior: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }

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

    /// The end of the content is a place to rest too: the last views may not reach the start.
    private func end(
        of offset: CGFloat, after travel: CGFloat, at starts: [CGFloat], _ content: CGFloat, _ container: CGFloat,
        _ context: TargetContext
    ) -> CGFloat {
        let limit = max(content - container, 0)
        let places = starts.map { min(max($0, 0), limit) }
        return context.end(of: offset, after: travel, at: within(container, of: offset - travel, places))
    }

    /// The places that a movement from one of them may end at.
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
    /// Whole pages as large as the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The starts of the views in a target layout.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// The starts of the views in a target layout, so many of them in one movement.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// A behaviour as an environment value.
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
    /// Says where the scroll views inside come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, ScrollTargetBehaviorBox(behavior: behavior))
    }
}
