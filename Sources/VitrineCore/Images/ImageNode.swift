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
        switch view.source {
        case .symbol(let name):
            showSymbol(name, environment, &extent)
        case .loaded(let image, let scale):
            show(image, scale: scale, environment, &extent)
        case .placeholder:
            extent.isResizable = true
            extent.size = CGSize(width: 10, height: 10)
            item.layer.content = .fill(.rectangle, .color(SystemColor.secondaryFill.value(in: environment)))
        case .asset(let name, let bundle):
            if let asset = graph.session.imageStore.asset(name, in: bundle, scale: environment.displayScale) {
                show(asset.image, scale: asset.scale, environment, &extent, isTemplate: asset.isTemplate)
            } else {
                // Apple's is 0 × 0; a visible one would move everything around it.
                item.layer.content = .group
                reportAsset(name)
            }
        }
        showDrawing(environment)
        item.semantics = semantics(environment)
        if environment.isRedacted { redact(environment) }
        if extent != self.extent {
            self.extent = extent
            measured.setNeedsLayout()
            graph.announce()
        }
    }

    /// Shows a grey box in place of the image, which is hidden from assistive technologies.
    private func redact(_ environment: EnvironmentValues) {
        item.layer.content = .fill(.rectangle, .color(Redaction.ink(foreground(environment).meanColor)))
        item.semantics = nil
    }

    private func showSymbol(_ name: String, _ environment: EnvironmentValues, _ extent: inout Extent) {
        let font = TextResolver.resolve(Text(verbatim: " "), in: scope.texts).leadFont
        let look = view.look
        let pointSize = (look.pointSize ?? font.size) * SymbolMetrics.factor(of: look.scale ?? environment.imageScale)
        let weight = look.fontWeight ?? font.weight
        let symbol = symbol(name, weight: SymbolWeight(fontWeight: weight), environment)
        extent.size = SymbolMetrics.size(
            of: symbol.name, drawing: symbol.drawing, pointSize: pointSize, pixelScale: environment.displayScale)
        extent.baseline = extent.size.height - (symbol.drawing?.baseline ?? SymbolMetrics.baselineShare) * pointSize
        let follows = symbol.drawing?.mirrorsInRightToLeft == true
        item.layer.content = .image(
            DisplayImage(
                source: .symbol(name: symbol.name, weight: weight, pointSize: pointSize),
                tint: foreground(environment).meanColor,
                isMirrored: follows && environment.layoutDirection == .rightToLeft,
                tintPaint: gradient(environment)))
        if symbol.drawing == nil { reportSymbol(name) }
    }

    /// Returns a symbol in the requested variant, or the plain symbol if there is no such variant.
    private func symbol(
        _ name: String, weight: SymbolWeight, _ environment: EnvironmentValues
    ) -> (name: String, drawing: SymbolDrawing?) {
        let symbols = graph.session.symbols
        let variant = environment.symbolVariants.name(of: name)
        if variant != name, let drawing = symbols.drawing(of: variant, weight: weight) { return (variant, drawing) }
        return (name, symbols.drawing(of: name, weight: weight))
    }

    private func show(
        _ image: LoadedImage, scale: Double, _ environment: EnvironmentValues, _ extent: inout Extent,
        isTemplate: Bool = false
    ) {
        graph.session.imageStore.insert(image)
        extent.size = CGSize(width: Double(image.width) / scale, height: Double(image.height) / scale)
        let isStencil = tint != nil || view.mode.map { $0 == .template } ?? isTemplate
        item.layer.content = .image(
            DisplayImage(
                source: .stored(hash: image.hash), tint: isStencil ? foreground(environment).meanColor : nil,
                interpolation: view.interpolationQuality == .none ? .none : .smooth,
                tintPaint: isStencil ? gradient(environment) : nil, slicing: slicing(extent.size, environment)))
    }

    /// The image's own colour, in which it is drawn instead of the foreground style.
    private var tint: Color? { view.mode == .template ? nil : view.look.tint }

    private func foreground(_ environment: EnvironmentValues) -> Paint {
        if let tint { return resolvePaint(tint, environment) }
        return resolvePaint(ForegroundStyle(), environment)
    }

    /// Applies the effects of the foreground style, if the image is painted with it.
    private func showDrawing(_ environment: EnvironmentValues) {
        var drawing = StyleDrawing.plain
        if case .image(let image) = item.layer.content, image.tint != nil, tint == nil {
            drawing = resolveDrawing(ForegroundStyle(), environment)
        }
        drawing.noteInnerShadows()
        drawing.noteFurtherShadows()
        item.drawing = drawing
    }

    /// Returns the foreground paint if it is not a plain colour.
    private func gradient(_ environment: EnvironmentValues) -> Paint? {
        let paint = foreground(environment)
        return paint.stops == nil ? nil : paint
    }

    /// Returns how a resizable image fills its frame, if it is not simply stretched.
    private func slicing(_ size: CGSize, _ environment: EnvironmentValues) -> DisplayImage.Slicing? {
        let caps = view.capInsets
        guard view.isResizable, view.resizingMode == .tile || caps != EdgeInsets() else { return nil }
        let isMirrored = environment.layoutDirection == .rightToLeft
        return DisplayImage.Slicing(
            width: size.width, height: size.height, top: caps.top, left: isMirrored ? caps.trailing : caps.leading,
            bottom: caps.bottom, right: isMirrored ? caps.leading : caps.trailing, isTiled: view.resizingMode == .tile)
    }

    private func semantics(_ environment: EnvironmentValues) -> Semantics {
        var semantics = Semantics(role: .image)
        semantics.isHidden = view.isDecorative
        if let label = view.label {
            semantics.label = label.resolved(in: environment)
        } else if case .symbol(let name) = view.source {
            semantics.label = SymbolMetrics.label(of: name)
        }
        return semantics
    }

    private func reportSymbol(_ name: String) {
        graph.diagnostics.report(
            Diagnostic(
                .missingSymbol, "The symbol \"\(name)\" is not in the icon set; a placeholder is shown.",
                remedy: "Use a symbol of the set, or map the name to one of its icons.",
                session: graph.session.identifier))
    }

    private func reportAsset(_ name: String) {
        graph.diagnostics.report(
            Diagnostic(
                .imageFailed, "No image named \"\(name)\" is in the asset catalogues of the bundle.",
                remedy: "Add the image set to a catalogue that the target processes as a resource, or pass its bundle.",
                session: graph.session.identifier))
    }
}
