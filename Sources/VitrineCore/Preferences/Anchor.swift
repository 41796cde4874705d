// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A rectangle or a point of a view, for views elsewhere to convert into their own coordinates.
///
/// It says where to look, not what is there: asked through a geometry proxy it answers with what holds then, and is
/// the same anchor wherever its view goes.
nonisolated public struct Anchor<Value> {
    package let place: AnchorPlace
    package let source: Source

    package init(place: AnchorPlace, source: Source) {
        self.place = place
        self.source = source
    }

    /// What part of a view an anchor is.
    public struct Source {
        /// Tells sources apart.
        package let part: AnchorPart
        /// The value for a view of a size at an origin; holds nothing but geometry.
        package let resolve: (_ size: CGSize, _ origin: CGPoint) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool {
        a.place == b.place && a.source.part == b.source.part
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(source.part)
    }
}

/// The part of a view that a source names.
package indirect enum AnchorPart: Hashable, Sendable {
    case bounds
    case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case point(x: CGFloat, y: CGFloat)
    case unitPoint(UnitPoint)
    case several([AnchorPart])
    case absent
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor.Source(part: .rect(x: r.minX, y: r.minY, width: r.width, height: r.height)) { _, origin in
            r.offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor.Source(part: .bounds) { size, origin in CGRect(origin: origin, size: size) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor.Source(part: .point(x: p.x, y: p.y)) { _, origin in CGPoint(x: origin.x + p.x, y: origin.y + p.y) }
    }

    /// A point relative to the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(part: .unitPoint(p)) { size, origin in
            CGPoint(x: origin.x + size.width * p.x, y: origin.y + size.height * p.y)
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Several parts of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(part: .several(array.map(\.part))) { size, origin in array.map { $0.resolve(size, origin) } }
    }

    /// A part of a view, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(part: anchor?.part ?? .absent) { size, origin in anchor?.resolve(size, origin) }
    }
}
