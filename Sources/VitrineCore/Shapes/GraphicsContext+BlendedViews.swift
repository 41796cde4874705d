// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// Blend modes where a canvas draws a view, or over views: layers have fewer than drawings.
extension GraphicsContext {
    /// How often a canvas may combine all that it has drawn with a view, which shows it twice.
    private static var mostCombinations: Int { 4 }

    /// Adds a view in the blend mode of the context.
    func addBlended(_ view: AnyView, in bounds: DisplayRect?) {
        let mode = blendMode.displayed
        guard blendMode != .copy, mode == .destinationOut || mode.shares == nil || canCombine else {
            DeveloperNotes.report(
                .withoutEffect,
                "A Canvas draws with copy, or more than \(Self.mostCombinations) times with one of sourceIn, sourceOut, "
                    + "sourceAtop, destinationOver, destinationIn, destinationAtop and xor, where it draws texts or views: "
                    + "it is drawn over them.",
                remedy: "Draw what blends before the texts, or in a Canvas of its own.")
            return append(view, in: bounds)
        }
        if mode == .normal {
            append(view, in: bounds)
        } else if mode != .destinationOut, let shares = mode.shares {
            combine(with: view, shares)
        } else {
            if mode == .destinationOut { setErasing() }
            append(AnyView(view.modifier(BlendingEffect(mode: mode))), in: bounds)
        }
    }

    /// Makes one view of what has been drawn and of another view: layers have no such modes, so both are cut by each other.
    private func combine(
        with view: AnyView, _ shares: (source: DisplayBlendMode.Share, backdrop: DisplayBlendMode.Share)
    ) {
        let before = drawnAsView
        let source = AnyView(view.frame(width: size.width, height: size.height, alignment: .topLeading))
        let back = Self.part(of: before, shares.backdrop, source)
        let front = Self.part(of: source, shares.source, before)
        replace(
            with: AnyView(
                ZStack(alignment: .topLeading) {
                    back
                    front.modifier(BlendingEffect(mode: .plusLighter))
                }
                .compositingGroup()))
    }

    /// Returns what is left of a view where it meets another one of the same size.
    private static func part(of view: AnyView, _ share: DisplayBlendMode.Share, _ other: AnyView) -> AnyView {
        switch share {
        case .nothing: AnyView(EmptyView())
        case .everything: view
        case .insideOfOther: AnyView(view.mask { other })
        case .outsideOfOther:
            AnyView(
                ZStack(alignment: .topLeading) {
                    view
                    other.modifier(BlendingEffect(mode: .destinationOut))
                }
                .compositingGroup())
        }
    }

    private var canCombine: Bool { combinations < Self.mostCombinations }
}
