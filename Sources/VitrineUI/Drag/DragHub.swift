// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that something can be dropped on.
@MainActor
protocol DropTarget: ViewNode {
    /// Where the view is seen in the window.
    var dropFrame: CGRect { get }
    func accepts(_ payload: TransferPayload) -> Bool
    func dragDidEnter(_ payload: TransferPayload, at point: CGPoint)
    func dragDidMove(_ payload: TransferPayload, to point: CGPoint)
    func dragDidLeave(_ payload: TransferPayload)
    func drop(_ payload: TransferPayload, at point: CGPoint)
}

/// What is being dragged in a session, and over which view.
///
/// Invariant: while something is dragged, `target` is the innermost view under the pointer that takes it, and knows it.
/// A pointer's move costs the number of targets: there are as many as an app has places to drop on.
@MainActor
final class DragHub {
    private var targets: [Entry] = []
    private var payload: TransferPayload?
    private weak var target: (any DropTarget)?

    private struct Entry {
        unowned(unsafe) let target: any DropTarget
    }

    func add(_ target: any DropTarget) { targets.append(Entry(target: target)) }

    func remove(_ target: any DropTarget) {
        targets.removeAll { $0.target === target }
        if self.target === target { self.target = nil }
    }

    var isDragging: Bool { payload != nil }

    func begin(_ payload: TransferPayload, at point: CGPoint) {
        cancel()
        self.payload = payload
        move(to: point)
    }

    /// The pointer is at a point of the window.
    func move(to point: CGPoint) {
        guard let payload else { return }
        let under = targets.map(\.target).filter { $0.dropFrame.contains(point) && $0.accepts(payload) }
        let innermost = under.max { $0.depth < $1.depth }
        if innermost === target {
            target?.dragDidMove(payload, to: local(point))
        } else {
            target?.dragDidLeave(payload)
            target = innermost
            target?.dragDidEnter(payload, at: local(point))
        }
    }

    private func local(_ point: CGPoint) -> CGPoint {
        let origin = target?.dropFrame.origin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// The pointer goes up.
    func end(at point: CGPoint) {
        move(to: point)
        guard let payload else { return }
        let (place, taker) = (local(point), target)
        self.payload = nil
        target = nil
        taker?.drop(payload, at: place)
    }

    /// Nothing is dropped.
    func cancel() {
        guard let payload else { return }
        self.payload = nil
        target?.dragDidLeave(payload)
        target = nil
    }
}
