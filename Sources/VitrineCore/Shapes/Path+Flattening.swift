// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A subpath whose curves are chords.
nonisolated struct FlatSubpath {
    var points: [CGPoint]
    var isClosed = false
}

extension Path {
    /// The chords of a curve: a quarter of a circle is nowhere further from its chords than a thousandth of the radius.
    private static let chords = 24

    /// The subpaths with chords for curves.
    nonisolated var flattened: [FlatSubpath] {
        var result: [FlatSubpath] = []
        var current: FlatSubpath?
        var start = CGPoint.zero
        for element in elements {
            let pen = current?.points.last ?? start
            switch element {
            case .move(let to):
                if let current { result.append(current) }
                current = FlatSubpath(points: [to])
                start = to
            case .line(let to):
                current = current ?? FlatSubpath(points: [start])
                current?.points.append(to)
            case .quadCurve(let to, let control):
                current = current ?? FlatSubpath(points: [start])
                current?.points += Self.points(of: PathSegment(from: pen, to: to, controls: [control]))
            case .curve(let to, let first, let second):
                current = current ?? FlatSubpath(points: [start])
                current?.points += Self.points(of: PathSegment(from: pen, to: to, controls: [first, second]))
            case .closeSubpath:
                guard var closed = current else { continue }
                closed.isClosed = true
                result.append(closed)
                current = nil
            }
        }
        if let current { result.append(current) }
        return result
    }

    private nonisolated static func points(of segment: PathSegment) -> [CGPoint] {
        (1...chords).map { $0 == chords ? segment.to : segment.point(at: CGFloat($0) / CGFloat(chords)) }
    }
}
