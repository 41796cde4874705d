// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
public import VitrineLayout

/// Where a scroll view stands, or is to go: at a view, an edge or a point.
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
    /// Each request counts, the same place asked for twice too.
    package private(set) var request: Int
    /// Whether a person moved the scroll view since the last request.
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

    /// A person has scrolled, to where a view stands.
    package mutating func follow(_ identity: AnyHashable?) {
        place = identity.map { .view(Identity(value: $0), nil) } ?? .nowhere
        isPositionedByUser = true
    }

    // MARK: - Where to begin

    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere) }

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(Identity(value: AnyHashable(id)), anchor))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil)) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y)) }

    // MARK: - Where to go

    /// Goes to the view with an identity.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(Identity(value: AnyHashable(id)), anchor))
    }

    /// Goes to an end of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Goes to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    // MARK: - Where it is

    /// The end of the content that was asked for last, until a person scrolls.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that was asked for last, until a person scrolls.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The view that was asked for last, or that a person scrolled to, of a `scrollTargetLayout`.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let identity, _) = place else { return nil }
        guard let base = identity.value.base as? any Hashable else { return nil }
        // What a person scrolled to has crossed no actor; `Sendable` has no witness to look up.
        return unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }

    /// The same as a type.
    public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable {
        guard case .view(let identity, _) = place else { return nil }
        return identity.value.base as? T
    }
}
