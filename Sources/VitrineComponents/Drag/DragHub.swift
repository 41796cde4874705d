// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
@_spi(Engine) import VitrineCore

/// A view that accepts drops.
@MainActor
protocol DropTarget: ViewNode {
    /// The frame of the view in the window; `null` where it accepts no drops.
    var dropFrame: CGRect { get }
    var taker: any DropTaker { get }
}

/// The drag of a session, and the view under it.
///
/// Invariant: during a drag `target` is the innermost view under the pointer that accepts it, and it has been notified.
/// A move of the pointer costs the number of drop targets.
@MainActor
final class DragHub: Observable, SessionService {
    private let registrar = ObservationRegistrar()
    private var targets: [Entry] = []
    private var payload: [TransferPayload]?
    /// The views under the pointer, and whether they accept the drag: asked when the pointer entered them.
    private var under: [(entry: Entry, takes: Bool)] = []
    private weak var target: (any DropTarget)?
    /// The operation that the target last proposed.
    private var operation = DropOperation.copy
    private var last = CGPoint.zero

    /// An item that was picked up without a pointer, until it is dropped.
    struct Held {
        let payload: [TransferPayload]
        /// The view that offers it.
        let holder: UUID
        /// The views that accept it.
        fileprivate(set) var takers: Set<ObjectIdentifier>
    }

    private var kept: Held?

    private struct Entry {
        unowned(unsafe) let target: any DropTarget
    }

    func add(_ target: any DropTarget) { targets.append(Entry(target: target)) }

    func remove(_ target: any DropTarget) {
        targets.removeAll { $0.target === target }
        under.removeAll { $0.entry.target === target }
        if self.target === target { self.target = nil }
        // The offer ends with its view, which need not be notified.
        kept?.takers.remove(ObjectIdentifier(target))
    }

    // MARK: Without a pointer

    private(set) var held: Held? {
        get {
            registrar.access(self, keyPath: \.held)
            return kept
        }
        set { registrar.withMutation(of: self, keyPath: \.held) { kept = newValue } }
    }

    /// Picks an item up; the views that accept it offer to take it.
    func hold(_ payload: TransferPayload, by holder: UUID) {
        cancel()
        let payload = [payload]
        let takers = targets.map(\.target).filter { takes($0, payload) }
        held = Held(payload: payload, holder: holder, takers: Set(takers.map { ObjectIdentifier($0) }))
    }

    /// Adds a view that may accept the item that was picked up before.
    func didAppear(_ target: any DropTarget) {
        guard let payload = kept?.payload, takes(target, payload) else { return }
        held?.takers.insert(ObjectIdentifier(target))
    }

    private func takes(_ target: any DropTarget, _ payload: [TransferPayload]) -> Bool {
        !target.dropFrame.isNull && target.taker.accepts(payload, at: middle(target))
    }

    /// Cancels the item that was picked up.
    func letGo() { held = nil }

    /// Drops the item that was picked up at the centre of a view, unless the view forbids it.
    func putDown(on target: any DropTarget) {
        guard let payload = kept?.payload else { return }
        held = nil
        let point = middle(target)
        target.taker.didEnter(payload, at: point)
        switch target.taker.didMove(payload, to: point) ?? .copy {
        case .copy, .move: target.taker.take(payload, at: point)
        case .cancel, .forbidden: target.taker.didLeave(payload, at: point)
        }
    }

    private func middle(_ target: any DropTarget) -> CGPoint {
        CGPoint(x: target.dropFrame.width / 2, y: target.dropFrame.height / 2)
    }

    // MARK: With a pointer

    var isDragging: Bool { payload != nil }

    func begin(_ payload: [TransferPayload], at point: CGPoint) {
        cancel()
        letGo()
        self.payload = payload
        move(to: point)
    }

    /// Moves the drag to a point of the window.
    func move(to point: CGPoint) {
        guard let payload else { return }
        last = point
        under = targets.filter { $0.target.dropFrame.contains(point) }.map { entry in
            let known = under.first { $0.entry.target === entry.target }?.takes
            let takes = known ?? entry.target.taker.accepts(payload, at: local(point, entry.target))
            return (entry, takes)
        }
        let innermost = under.filter(\.takes).map(\.entry.target).max { $0.depth < $1.depth }
        if innermost !== target {
            leave(payload)
            target = innermost
            operation = .copy
            if let innermost { innermost.taker.didEnter(payload, at: local(point, innermost)) }
        }
        guard let target, let said = target.taker.didMove(payload, to: local(point, target)) else { return }
        operation = said
    }

    private func local(_ point: CGPoint, _ target: any DropTarget) -> CGPoint {
        let origin = target.dropFrame.origin
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    private func leave(_ payload: [TransferPayload]) {
        if let target { target.taker.didLeave(payload, at: local(last, target)) }
        target = nil
    }

    /// Ends the drag with a drop.
    func end(at point: CGPoint) {
        move(to: point)
        guard let payload, let taker = target, operation == .copy || operation == .move else { return cancel() }
        self.payload = nil
        target = nil
        under = []
        taker.taker.take(payload, at: local(point, taker))
    }

    /// Ends a drag from outside of the page, whose contents are known only now.
    func drop(_ contents: [TransferPayload], at point: CGPoint) {
        payload = contents
        under = []
        end(at: point)
    }

    /// Ends the drag without a drop.
    func cancel() {
        guard let payload else { return }
        self.payload = nil
        under = []
        leave(payload)
    }
}

extension SessionContext {
    /// The drag of the session.
    @MainActor var drags: DragHub { service(DragHub.self) }
}
