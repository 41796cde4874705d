// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The node of an image: rigid at its own size or, if it is resizable, as large as it is offered
/// (Documentation/Layout.md 4.10).
package final class ImageNode: LeafNode<Image> {
    private struct Extent: Equatable {
        var size = CGSize.zero
        var baseline: CGFloat?
        var isResizable = false
    }

    private let measured: MeasuredLeafNode
    private var extent = Extent()
    /// The part of a symbol that is drawn over the rest of it.
    private var mark: DisplayImage?

    package init(_ view: Image, _ context: NodeContext) {
        measured = MeasuredLeafNode(tree: context.graph.layout) { _ in .init(size: .zero) }
        super.init(view, context, layout: measured)
        measured.measure = { [unowned self] in measure($0) }
        resolveNow()
    }

    private func measure(_ proposal: ProposedViewSize) -> MeasuredLeafNode.Measurement {
        guard extent.isResizable else {
            return .init(size: extent.size, firstBaseline: extent.baseline, lastBaseline: extent.baseline)
        }
        let size = proposal.replacingUnspecifiedDimensions(by: extent.size)
        return .init(size: CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }

    package override func resolve(_ environment: EnvironmentValues) {
        var extent = Extent()
        extent.isResizable = view.isResizable
        if case .placeholder = view.source {
            mark = nil
            extent.isResizable = true
            extent.size = CGSize(width: 10, height: 10)
            item.layer.content = .fill(.rectangle, .color(SystemColor.secondaryFill.value(in: environment)))
        } else {
            show(environment, &extent)
        }
        showDrawing(environment)
        item.semantics = semantics(environment)
        if environment.isRedacted { redact(environment) }
        showMark()
        if extent != self.extent {
            self.extent = extent
            measured.setNeedsLayout()
            graph.announce()
        }
    }

    /// Shows a grey box in place of the image, which is hidden from assistive technologies.
    private func redact(_ environment: EnvironmentValues) {
        let color = resolver(environment).templateColor
        item.layer.content = .fill(.rectangle, .color(Redaction.ink(color)))
        item.semantics = nil
        mark = nil
    }

    package override func sizeDidChange() { showMark() }

    /// Shows the first part of a symbol in a layer over the second; most images have none.
    private func showMark() {
        guard mark != nil || !item.layer.children.isEmpty else { return }
        guard let mark else {
            item.layer.setChildren([])
            return
        }
        let layer = item.layer.children.first ?? Layer(tree: graph.display)
        layer.content = .image(mark)
        layer.placement = LayerPlacement(width: Double(leaf.size.width), height: Double(leaf.size.height))
        item.layer.setChildren([layer])
    }

    private func show(_ environment: EnvironmentValues, _ extent: inout Extent) {
        let resolved = resolver(environment).resolve(
            font: { TextResolver.resolve(Text(verbatim: " "), in: scope.texts).leadFont })
        mark = resolved.mark
        extent.size = resolved.size
        extent.baseline = resolved.baseline
        if let image = resolved.image {
            item.layer.content = .image(image)
        } else {
            // Apple's is 0 × 0; a visible one would move everything around it.
            item.layer.content = .group
        }
        if let problem = resolved.problem { graph.diagnostics.report(problem) }
    }

    private func resolver(_ environment: EnvironmentValues) -> ImageResolver {
        ImageResolver(image: view, environment: environment, session: graph.session)
    }

    /// Applies the effects of the foreground style, if the image is painted with it.
    private func showDrawing(_ environment: EnvironmentValues) {
        var drawing = StyleDrawing.plain
        if case .image(let image) = item.layer.content, image.tint != nil, view.ownColor == nil {
            drawing = environment.foregroundDrawing()
        }
        drawing.noteInnerShadows()
        drawing.noteFurtherShadows()
        item.drawing = drawing
    }

    private func semantics(_ environment: EnvironmentValues) -> Semantics {
        var semantics = Semantics(role: .image)
        semantics.isHidden = view.isDecorative
        semantics.label = view.spokenLabel(in: environment)
        return semantics
    }
}
