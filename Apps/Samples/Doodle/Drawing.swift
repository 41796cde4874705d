// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Stroke: Identifiable, Equatable {
    let id = UUID()
    var points: [CGPoint]
    var color: Color
    var width: CGFloat

    /// A smooth line through the points.
    var path: Path {
        Path { path in
            guard let first = points.first else { return }
            path.move(to: first)
            guard points.count > 2 else {
                path.addLines(points)
                return
            }
            for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
                let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
                path.addQuadCurve(to: middle, control: point)
            }
            path.addLine(to: points[points.count - 1])
        }
    }
}

@Observable
final class Drawing {
    private(set) var strokes: [Stroke] = []

    func add(_ stroke: Stroke, undoManager: UndoManager?) {
        strokes.append(stroke)
        undoManager?.registerUndo(withTarget: self) { drawing in
            MainActor.assumeIsolated { drawing.remove(stroke, undoManager: undoManager) }
        }
        undoManager?.setActionName("Stroke")
    }

    func remove(_ stroke: Stroke, undoManager: UndoManager?) {
        strokes.removeAll { $0.id == stroke.id }
        undoManager?.registerUndo(withTarget: self) { drawing in
            MainActor.assumeIsolated { drawing.add(stroke, undoManager: undoManager) }
        }
    }

    func clear(undoManager: UndoManager?) {
        replace(with: [], undoManager: undoManager)
        undoManager?.setActionName("Clear")
    }

    private func replace(with new: [Stroke], undoManager: UndoManager?) {
        let old = strokes
        strokes = new
        undoManager?.registerUndo(withTarget: self) { drawing in
            MainActor.assumeIsolated { drawing.replace(with: old, undoManager: undoManager) }
        }
    }
}
