// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Makes what is behind a sheet of full height recede, and covers what is free around it with black.
///
/// The receded content shows through a hole with the corners of a card; nothing of it has to be clipped.
nonisolated struct RecededEdges: View {
    typealias Body = Never
    /// The frame of the sheet's card.
    let card: SheetFrame
}

extension RecededEdges: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: LeafNode<RecededEdges> {
        /// The radius of the receded content's corners, that of the card.
        private static let radius = SheetFrame.largeRadius
        private let presentation: PresentationContext?

        init(_ view: RecededEdges, _ context: NodeContext) {
            presentation = context.scope.object(of: PresentationContext.self)
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            var semantics = Semantics()
            semantics.isHidden = true
            semantics.motion = .dimming
            item.semantics = semantics
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            let window = environment.window
            if let presentation {
                graph.presentations.recede(behind: presentation, cardTop: view.card.isLarge ? view.card.top : nil)
            }
            let hole = CGRect(
                x: Recession.margin, y: window.safeArea.top, width: max(window.size.width - 2 * Recession.margin, 0),
                height: max(window.size.height - window.safeArea.top, 0))
            var path = Path(CGRect(origin: .zero, size: window.size))
            path.addPath(
                UnevenRoundedRectangle(
                    topLeadingRadius: Self.radius, topTrailingRadius: Self.radius, style: .continuous
                ).path(in: hole))
            let color = DisplayColor(red: 0, green: 0, blue: 0, alpha: view.card.isLarge ? 1 : 0)
            // A card that is dragged to its full height is there already: only the edges come.
            graph.display.animating(Recession.way) {
                item.layer.content = .fill(.evenOddPath(path.outlineElements), .color(color))
            }
        }

        override func willDie() {
            super.willDie()
            if let presentation { graph.presentations.recede(behind: presentation, cardTop: nil) }
        }
    }
}
