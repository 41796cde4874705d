// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
@_spi(Engine) import VitrineCore

/// A view that something can be dropped on.
@MainActor
protocol DropTarget: ViewNode {
    /// Where the view is seen in the window; null where nothing can be dropped.
    var dropFrame: CGRect { get }
    var taker: any DropTaker { get }
}

/// What is being dragged in a session, and over which view.
///
/// Invariant: while something is dragged, `target` is the innermost view under the pointer that takes it, and knows it.
/// A pointer's move costs the number of targets: there are as many as an app has places to drop on.
@MainActor
final class DragHub: Observable, SessionService {
    private let registrar = ObservationRegistrar()
    private var targets: [Entry] = []
    private var payload: TransferPayload?
    /// The views under the pointer, and whether they take it: asked when the pointer came over them.
    private var under: [(entry: Entry, takes: Bool)] = []
    private weak var target: (any DropTarget)?
    /// What the target said would become of it.
    private var operation = DropOperation.copy
    private var last = CGPoint.zero

    /// What somebody without a pointer took up: kept until it is put down.
    struct Held {
        let payload: TransferPayload
        /// Who offers it.
        let holder: UUID
        /// The views that take it.
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
        // Its offer goes with it: nobody has to hear of this.
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

    /// Takes something up; the views that take it offer to.
    func hold(_ payload: TransferPayload, by holder: UUID) {
        cancel()
        let takers = targets.map(\.target).filter { takes($0, payload) }
        held = Held(payload: payload, holder: holder, takers: Set(takers.map { ObjectIdentifier($0) }))
    }

    /// A view has come that may take what was taken up before.
    func didAppear(_ target: any DropTarget) {
        guard let payload = kept?.payload, takes(target, payload) else { return }
        held?.takers.insert(ObjectIdentifier(target))
    }

    private func takes(_ target: any DropTarget, _ payload: TransferPayload) -> Bool {
        !target.dropFrame.isNull && target.taker.accepts(payload, at: middle(target))
    }

    /// Leaves what was taken up where it is.
    func letGo() { held = nil }

    /// Drops what was taken up in the middle of a view, unless that forbids it.
    func putDown(on target: any DropTarget) {
        guard let payload = kept?.payload else { return }
        held = nil
        let point = middle(target)
        target.taker.didEnter(payload, at: point)
        switch target.taker.didMove(payload, to: point) ?? .copy {
        case .copy, .move: target.taker.take(payload, at: point, in: target.graph.session)
        case .cancel, .forbidden: target.taker.didLeave(payload, at: point)
        }
    }

    private func middle(_ target: any DropTarget) -> CGPoint {
        CGPoint(x: target.dropFrame.width / 2, y: target.dropFrame.height / 2)
    }

    // MARK: With a pointer

    var isDragging: Bool { payload != nil }

    func begin(_ payload: TransferPayload, at point: CGPoint) {
        cancel()
        letGo()
        self.payload = payload
        move(to: point)
    }

    /// The pointer is at a point of the window.
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

    private func leave(_ payload: TransferPayload) {
        if let target { target.taker.didLeave(payload, at: local(last, target)) }
        target = nil
    }

    /// The pointer goes up.
    func end(at point: CGPoint) {
        move(to: point)
        guard let payload, let taker = target, operation == .copy || operation == .move else { return cancel() }
        self.payload = nil
        target = nil
        under = []
        taker.taker.take(payload, at: local(point, taker), in: taker.graph.session)
    }

    /// Nothing is dropped.
    func cancel() {
        guard let payload else { return }
        self.payload = nil
        under = []
        leave(payload)
    }
}

extension SessionContext {
    /// What is being dragged in the session.
    @MainActor var drags: DragHub { service(DragHub.self) }
}
