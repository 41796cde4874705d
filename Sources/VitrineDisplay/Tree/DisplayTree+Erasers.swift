// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Layers that erase what lies behind them (`destinationOut`).
///
/// A browser erases by a filter of the group around, which therefore has to know of what erases in it, however deep and
/// whenever that comes. Groups keep the mark: a filter that finds nothing to erase by changes nothing.
extension DisplayTree {
    /// Remembers a layer that erases.
    func noteEraser(_ layer: Layer) {
        if !erasers.contains(where: { $0 === layer }) { erasers.append(layer) }
    }

    /// Marks the groups in which something erases: before surfaces are told of the layers.
    ///
    /// Complexity: linear in the layers that erase and those around them.
    package func settleErasers() {
        guard !erasers.isEmpty else { return }
        erasers.removeAll { !$0.isAttached || $0.effects.blendMode != .destinationOut }
        for eraser in erasers { eraser.erasedGroup?.becomeErased() }
    }

    /// The problems of layers that erase: a look in browsers that differs from that in images, or one that was not
    /// meant.
    package var eraserProblems: [EraserProblem] {
        var problems: [EraserProblem] = []
        for eraser in erasers where eraser.isAttached && eraser.effects.blendMode == .destinationOut {
            for problem in eraser.eraserProblems where !problems.contains(problem) { problems.append(problem) }
        }
        return problems
    }

    /// Why a layer that erases does not do so everywhere alike.
    package enum EraserProblem: Sendable {
        /// The layer is in no compositing group.
        case noGroup
        /// A layer in the same group that is in front of it overlaps it: browsers erase that, too.
        case inFront
        /// A layer between it and its group is clipped, scrolls, is scaled or turned: browsers move it by the distance of
        /// the group.
        case between
        /// The group of the layer is masked, erases itself, or is clipped with a shadow or a blur, which a path clips,
        /// too.
        case group
    }
}

extension Layer {
    /// The nearest layer around this one that is composited separately, from which this one erases; `nil` for none.
    package var erasedGroup: Layer? {
        var outer = parent
        while let layer = outer {
            if layer.hasEffects, layer.effects.isolatesBlending { return layer }
            outer = layer.parent
        }
        return nil
    }

    fileprivate func becomeErased() {
        guard !effects.isErased else { return }
        var erased = effects
        erased.isErased = true
        effects = erased
    }

    fileprivate var eraserProblems: [DisplayTree.EraserProblem] {
        guard let group = erasedGroup else { return [.noGroup] }
        var problems: [DisplayTree.EraserProblem] = []
        let around = group.effects
        let isCutAfterFilters = around.clip != nil && (around.shadow != nil || around.blurRadius > 0)
        if around.isMasked || around.blendMode == .destinationOut || isCutAfterFilters { problems.append(.group) }
        let own = frameInRoot()
        var inner = self
        while inner !== group, let outer = inner.parent {
            if outer !== group, outer.movesErasers { problems.append(.between) }
            let siblings = outer.paintOrder
            if let place = siblings.firstIndex(where: { $0 === inner }) {
                if siblings[(place + 1)...].contains(where: { $0.draws(in: own) }) { problems.append(.inFront) }
            }
            inner = outer
        }
        return problems
    }

    /// Whether browsers cannot show a layer inside of this one as far above as its group says.
    private var movesErasers: Bool {
        if case .scroll = content { return true }
        guard hasEffects else { return false }
        let effects = effects
        return effects.clip != nil || effects.projection != nil || effects.rotation != 0 || effects.scaleX != 1
            || effects.scaleY != 1
    }

    /// Whether the layer or one inside of it shows something in a rectangle of the root's coordinates and does not erase.
    private func draws(in area: DisplayRect) -> Bool {
        if isExiting || (hasEffects && (effects.isHidden || effects.isMask || effects.blendMode == .destinationOut)) {
            return false
        }
        switch content {
        case .group, .scroll: return children.contains { $0.draws(in: area) }
        default:
            let isInside = frameInRoot().intersection(area).map { $0.width > 0 && $0.height > 0 } ?? false
            return isInside || children.contains { $0.draws(in: area) }
        }
    }
}
