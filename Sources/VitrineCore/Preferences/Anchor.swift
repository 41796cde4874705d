// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A rectangle or a point of a view, which other views can convert to their own coordinates.
///
/// It refers to a view and does not contain a value: a geometry proxy resolves it to the current geometry, and it is
/// the same anchor wherever its view moves.
nonisolated public struct Anchor<Value> {
    package let place: AnchorPlace
    package let source: Source

    package init(place: AnchorPlace, source: Source) {
        self.place = place
        self.source = source
    }

    /// The part of a view that an anchor refers to.
    public struct Source {
        /// The part, by which sources are compared.
        package let part: AnchorPart
        /// Computes the value for a view of a size, whose coordinates are converted by a closure.
        package let resolve: (_ size: CGSize, _ convert: (CGRect) -> CGRect) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether both refer to the same part of the same view.
    public static func == (a: Anchor, b: Anchor) -> Bool {
        a.place == b.place && a.source.part == b.source.part
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the view and the part.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(place)
        hasher.combine(source.part)
    }
}

/// The part of a view that a source refers to.
package indirect enum AnchorPart: Hashable, Sendable {
    case bounds
    case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case point(x: CGFloat, y: CGFloat)
    case unitPoint(UnitPoint)
    case several([AnchorPart])
    case absent
}

extension Anchor.Source where Value == CGRect {
    /// Returns the source of a rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor.Source(part: .rect(x: r.minX, y: r.minY, width: r.width, height: r.height)) { _, convert in
            convert(r)
        }
    }

    /// The source of the whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor.Source(part: .bounds) { size, convert in convert(CGRect(origin: .zero, size: size)) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns the source of a point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor.Source(part: .point(x: p.x, y: p.y)) { _, convert in convert(CGRect(origin: p, size: .zero)).origin }
    }

    /// Returns the source of a point in the view's unit space.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor.Source(part: .unitPoint(p)) { size, convert in
            let point = CGPoint(x: size.width * p.x, y: size.height * p.y)
            return convert(CGRect(origin: point, size: .zero)).origin
        }
    }

    /// The source of the top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The source of the centre of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The source of the top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The source of the centre of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The source of the centre.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The source of the centre of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The source of the bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    /// The source of the centre of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The source of the bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    /// Creates a source of several parts of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(part: .several(array.map(\.part))) { size, convert in array.map { $0.resolve(size, convert) } }
    }

    /// Creates a source of a part of a view, or of none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(part: anchor?.part ?? .absent) { size, convert in
            anchor?.resolve(size, convert)
        }
    }
}
