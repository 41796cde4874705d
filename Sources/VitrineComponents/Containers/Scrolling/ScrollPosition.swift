// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
public import VitrineLayout

/// The position of a scroll view, or the position it is to scroll to: a view, an edge or a point.
nonisolated public struct ScrollPosition: Equatable, Sendable {
    package enum Place: Equatable, Sendable {
        case nowhere
        case view(Identity, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    package struct Identity: Equatable, @unchecked Sendable {
        package let value: AnyHashable
    }

    package private(set) var place: Place
    /// Counts the requests, so that asking for the same position twice scrolls twice.
    package private(set) var request: Int
    /// Whether the user has scrolled since the last request.
    public private(set) var isPositionedByUser = false

    private init(_ place: Place) {
        self.place = place
        request = place == .nowhere ? 0 : 1
    }

    private mutating func go(to place: Place) {
        self.place = place
        request += 1
        isPositionedByUser = false
    }

    /// Records that the user has scrolled to a view.
    package mutating func follow(_ identity: AnyHashable?) {
        place = identity.map { .view(Identity(value: $0), nil) } ?? .nowhere
        isPositionedByUser = true
    }

    // MARK: - Initial position

    /// Creates a position that requests nothing: the scroll view stays where it is.
    ///
    /// - Parameter idType: The type of the identities of the views that the user scrolls to.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere) }

    /// Creates a position that requests a view.
    ///
    /// - Parameters:
    ///   - id: The view's identity.
    ///   - anchor: The point of the view to align with the same point of the scroll view; `nil` scrolls the least
    ///     distance.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(Identity(value: AnyHashable(id)), anchor))
    }

    /// Creates a position that requests an edge of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the views that the user scrolls to.
    ///   - edge: The edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }

    /// Creates a position that requests a point of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the views that the user scrolls to.
    ///   - point: The point, in points from the content's origin.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    /// Creates a position that requests coordinates of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the views that the user scrolls to.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    /// Creates a position that requests a horizontal offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil)) }

    /// Creates a position that requests a vertical offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y)) }

    // MARK: - Requests

    /// Scrolls to the view with an identity.
    ///
    /// - Parameters:
    ///   - id: The view's identity.
    ///   - anchor: The point of the view to align with the same point of the scroll view; `nil` scrolls the least
    ///     distance.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(Identity(value: AnyHashable(id)), anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Scrolls to a point of the content, in points from its origin.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to coordinates of the content, in points from its origin.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Scrolls to a horizontal offset, in points, and leaves the vertical one.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Scrolls to a vertical offset, in points, and leaves the horizontal one.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    // MARK: - Current position

    /// The edge that was requested last; `nil` after another request or once the user scrolls.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that was requested last; `nil` after another request or once the user scrolls.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal offset that was requested last, in points; `nil` after another request or once the user scrolls.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The vertical offset that was requested last, in points; `nil` after another request or once the user scrolls.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The identity of the view of a `scrollTargetLayout` that was requested last or that the user scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let identity, _) = place else { return nil }
        guard let base = identity.value.base as? any Hashable else { return nil }
        // The cast is safe: an identity that the user scrolled to has crossed no actor, and `Sendable` has no witness
        // table.
        return unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }

    /// The identity of the view that was requested last or that the user scrolled to, if it has a type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The identity, or `nil` if there is none or it has another type.
    public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable {
        guard case .view(let identity, _) = place else { return nil }
        return identity.value.base as? T
    }
}
