// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore

/// What a person does with a row in their hand.
nonisolated enum RowDrag {
    /// In points, down from where the row stands.
    case moved(CGFloat)
    case dropped
    case cancelled
}

/// A row off its place: in a person's hand, or making way for the one that is.
nonisolated struct RowLift: Equatable {
    /// In points, downwards.
    var offset: CGFloat = 0
    /// In a hand, or on its way out of it: drawn above the others.
    var isLifted = false
    /// Whether it follows a pointer.
    var isHeld = false
}

/// Lets a person carry a row of a list to another place among those of its `ForEach`.
///
/// The data changes once, when the row is dropped; until then the rows between its place and the one where it would
/// stand make way. Only rows that are there make way: a list does not scroll under a row that is carried.
@MainActor
final class RowMover {
    /// A person may hold a row, and a row may be on its way, longer than the list is there.
    private weak var list: ViewNode?
    private let rows: LazyRows
    /// Where a row is seen, without the gaps that its place gives it.
    private let frame: @MainActor (_ index: Int) -> CGRect?
    private var carried: Carried?
    /// Whether rows became others under the row that is carried: it is, until it is let go, not carried any more.
    private var isRefused = false
    /// What was dropped and is on its way to its place.
    private weak var settling: ViewNode?

    /// How rows make way, and how one that was dropped comes to rest; the curve is looks, not measured.
    static let motion = Animation.snappy(duration: 0.25)

    private struct Carried {
        let element: ViewNode
        /// Of the row in the list.
        let index: Int
        /// Of the row among its siblings' data.
        let offset: Int
        /// The rows of the same data that are there, by their indices in the list.
        let siblings: [Int: CGRect]
        let action: MoveAction
        var translation: CGFloat = 0
        /// The row in whose place it would stand.
        var target: Int
    }

    init(list: ViewNode, rows: LazyRows, frame: @escaping @MainActor (_ index: Int) -> CGRect?) {
        self.list = list
        self.rows = rows
        self.frame = frame
    }

    func handle(_ drag: RowDrag, of element: ViewNode, _ action: MoveAction) {
        // One hand carries one row.
        guard let list, list.isAlive, carried == nil || carried?.element === element else { return }
        switch drag {
        case .moved(let translation):
            if carried == nil, !isRefused { carried = lift(element, in: list, action) }
            guard var row = carried else { return }
            row.translation = translation
            row.target = target(of: row)
            carried = row
            list.invalidate()
        case .dropped:
            isRefused = false
            drop()
        case .cancelled:
            isRefused = false
            putBack()
        }
    }

    /// Puts a row that is carried back: the rows are becoming others.
    func rowsWillChange() {
        isRefused = carried != nil || isRefused
        putBack()
    }

    private func putBack() {
        if carried != nil { settle {} }
    }

    /// Where a row stands beside its place.
    func lift(ofRow index: Int, _ element: ViewNode) -> RowLift {
        if element === settling { return RowLift(isLifted: true) }
        guard let carried else { return RowLift() }
        if element === carried.element { return RowLift(offset: carried.translation, isLifted: true, isHeld: true) }
        guard carried.siblings[index] != nil, let own = carried.siblings[carried.index] else { return RowLift() }
        // As far as the row leaves room: its height, and what lies between it and the next one.
        let beside = carried.siblings[carried.index + (carried.target > carried.index ? 1 : -1)]
        let gap = beside.map { max(own.minY - $0.maxY, $0.minY - own.maxY, 0) } ?? 0
        let room = own.height + gap
        return RowLift(offset: CGFloat(seenIndex(ofRow: index) - index) * room)
    }

    /// The place in the list where a row is seen while one is carried.
    func seenIndex(ofRow index: Int) -> Int {
        guard let carried, carried.siblings[index] != nil else { return index }
        if index == carried.index { return carried.target }
        if index > carried.index, index <= carried.target { return index - 1 }
        if index < carried.index, index >= carried.target { return index + 1 }
        return index
    }

    private func lift(_ element: ViewNode, in list: ViewNode, _ action: MoveAction) -> Carried? {
        guard let place = element.dataPlace(in: list) else { return nil }
        var siblings: [Int: CGRect] = [:]
        var own: Int?
        rows.forEachHeld { index, other in
            guard other.dataPlace(in: list)?.list === place.list, let frame = frame(index) else { return }
            siblings[index] = frame
            if other === element { own = index }
        }
        guard let own else { return nil }
        return Carried(
            element: element, index: own, offset: place.index, siblings: siblings, action: action, target: own)
    }

    /// A row takes another's place when its edge has passed the other's middle.
    private func target(of row: Carried) -> Int {
        guard let own = row.siblings[row.index] else { return row.index }
        let passed =
            row.translation > 0
            ? row.siblings.filter { $0.key > row.index && $0.value.midY < own.maxY + row.translation }.keys.max()
            : row.siblings.filter { $0.key < row.index && $0.value.midY > own.minY + row.translation }.keys.min()
        return passed ?? row.index
    }

    private func drop() {
        guard let row = carried else { return }
        settle {
            guard row.target != row.index else { return }
            let place = row.offset + row.target - row.index
            row.action.run(IndexSet(integer: row.offset), place > row.offset ? place + 1 : place)
        }
    }

    private func settle(_ change: () -> Void) {
        settling = carried?.element
        carried = nil
        withAnimation(Self.motion) {
            change()
            list?.invalidate()
        } completion: { [weak self] in
            guard let self, carried == nil, settling != nil else { return }
            settling = nil
            if let list, list.isAlive { list.invalidate() }
        }
    }
}

/// Draws a row where a person carries it, or out of its way.
nonisolated struct RowLiftModifier: ViewModifier {
    let lift: RowLift
    let kind: ListKind

    @MainActor func body(content: Content) -> some View {
        content
            .background {
                // Nothing of the others is seen through it, and only a card that is lifted throws a shadow.
                if lift.isLifted {
                    RoundedRectangle(cornerRadius: kind.cornerRadius)
                        .fill(kind.rowGround ?? kind.ground)
                        .shadow(color: .black.opacity(lift.isHeld ? 0.2 : 0), radius: 8, y: 2)
                }
            }
            .offset(y: lift.offset)
            .animation(lift.isHeld ? nil : RowMover.motion, value: lift.offset)
            .zIndex(lift.isLifted ? 1 : 0)
    }
}
