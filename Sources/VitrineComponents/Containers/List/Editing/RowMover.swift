// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore

/// A step of dragging a row.
nonisolated enum RowDrag {
    /// The distance from the row's place, in points downwards.
    case moved(CGFloat)
    case dropped
    case cancelled
}

/// The displacement of a row that is dragged or makes way for the dragged one, or whose context menu is open.
nonisolated struct RowLift: Equatable {
    /// The offset, in points downwards.
    var offset: CGFloat = 0
    /// Whether the row is dragged, returns from a drag or shows its context menu: it is drawn above the others.
    var isLifted = false
    /// Whether the row follows a pointer or shows its context menu: it casts a shadow.
    var isHeld = false
}

/// Lets the user drag a row of a list to another place in its `ForEach`.
///
/// The data changes once, when the row is dropped; until then the rows between its old and new place make way. Only
/// rows that exist make way: a list does not scroll during a drag.
@MainActor
final class RowMover {
    /// Weak: a drag or its animation may outlive the list.
    private weak var list: ViewNode?
    private let rows: LazyRows
    /// The frame of a row, without the gaps around it.
    private let frame: @MainActor (_ index: Int) -> CGRect?
    private var carried: Carried?
    /// Whether the rows have changed during the drag: the drag is ignored until it ends.
    private var isRefused = false
    /// The dropped row that is still moving to its place.
    private weak var settling: ViewNode?

    /// The animation of rows that make way, also for a deleted one, and of a dropped row; a choice, not measured on a
    /// device.
    static let motion = Animation.snappy(duration: 0.25)

    private struct Carried {
        let element: ViewNode
        /// The index of the row in the list.
        let index: Int
        /// The offset of the row in its `ForEach`.
        let offset: Int
        /// The frames of the existing rows of the same `ForEach`, by their indices in the list.
        let siblings: [Int: CGRect]
        let action: MoveAction
        var translation: CGFloat = 0
        /// The index of the row whose place the dragged row would take.
        var target: Int
    }

    init(list: ViewNode, rows: LazyRows, frame: @escaping @MainActor (_ index: Int) -> CGRect?) {
        self.list = list
        self.rows = rows
        self.frame = frame
    }

    func handle(_ drag: RowDrag, of element: ViewNode, _ action: MoveAction) {
        // Only one row is dragged at a time.
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

    /// Cancels the drag, because the rows are about to change.
    func rowsWillChange() {
        isRefused = carried != nil || isRefused
        putBack()
    }

    private func putBack() {
        if carried != nil { settle {} }
    }

    /// The displacement of a row.
    func lift(ofRow index: Int, _ element: ViewNode) -> RowLift {
        if element === settling { return RowLift(isLifted: true) }
        guard let carried else { return RowLift() }
        if element === carried.element { return RowLift(offset: carried.translation, isLifted: true, isHeld: true) }
        guard carried.siblings[index] != nil, let own = carried.siblings[carried.index] else { return RowLift() }
        // The displacement is the dragged row's height and the distance to its neighbour.
        let beside = carried.siblings[carried.index + (carried.target > carried.index ? 1 : -1)]
        let gap = beside.map { max(own.minY - $0.maxY, $0.minY - own.maxY, 0) } ?? 0
        let room = own.height + gap
        return RowLift(offset: CGFloat(seenIndex(ofRow: index) - index) * room)
    }

    /// The position at which a row appears during a drag.
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

    /// The index of the row whose middle the dragged row's edge has passed.
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

/// Draws a row at its displacement.
nonisolated struct RowLiftModifier: ViewModifier {
    let lift: RowLift
    let kind: ListKind

    @MainActor func body(content: Content) -> some View {
        content
            .background {
                // The others do not show through it, and only a lifted card casts a shadow.
                if lift.isLifted {
                    RoundedRectangle(cornerRadius: kind.cornerRadius)
                        .fill(kind.rowBackground ?? kind.background)
                        .shadow(color: .black.opacity(lift.isHeld ? 0.2 : 0), radius: 8, y: 2)
                }
            }
            .offset(y: lift.offset)
            .animation(lift.isHeld ? nil : RowMover.motion, value: lift.offset)
            .zIndex(lift.isLifted ? 1 : 0)
    }
}
