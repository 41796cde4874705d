// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineDisplay
import VitrineLayout

/// Resolves an image in an environment, for the view that shows it and for the text that it stands in.
nonisolated struct ImageResolver {
    /// An image as it is drawn.
    struct Resolved {
        /// The image; `nil` if there is none to draw.
        var image: DisplayImage?
        /// The first part of a symbol with two parts, to be drawn over `image`, which is the second.
        var mark: DisplayImage?
        var size = CGSize.zero
        /// The distance of the baseline from the top; `nil` for an image that stands on the baseline.
        var baseline: CGFloat?
        /// The diagnostic for the developer, if the image cannot be shown as it was asked for.
        var problem: Diagnostic?
    }

    let image: Image
    let environment: EnvironmentValues
    let session: SessionContext

    /// Resolves the image of a view, which has the foreground style.
    ///
    /// - Parameter font: The font of the place, which a symbol follows.
    /// - Returns: The image, its size and its baseline.
    func resolve(font: () -> FontSpec) -> Resolved {
        resolve(
            font: font, ink: { environment.foregroundPaint() },
            secondInk: { environment.foregroundPaint(level: 1) })
    }

    /// The colour of the image of a view as a template.
    var templateColor: DisplayColor { (ownInk ?? environment.foregroundPaint()).meanColor }

    /// Resolves a symbol, a loaded image or an image of an asset catalogue; a placeholder has no drawing.
    ///
    /// - Parameters:
    ///   - font: The font of the text around, which a symbol follows.
    ///   - ink: The paint of symbols and templates without a colour of their own; it is read only for these.
    ///   - secondInk: The paint of the second part of a symbol that has several; `nil` to draw symbols as a whole.
    /// - Returns: The image, its size and its baseline.
    func resolve(font: () -> FontSpec, ink: () -> Paint, secondInk: (() -> Paint)? = nil) -> Resolved {
        switch image.source {
        case .symbol(let name):
            let whole = symbol(name, font: font(), ink: ownInk ?? ink())
            return secondInk.map { parted(whole, secondInk: $0) } ?? whole
        case .loaded(let loaded, let scale):
            return picture(loaded, scale: scale, isTemplate: false, ink: ink)
        case .asset(let name, let bundle):
            guard let asset = session.imageStore.asset(name, in: bundle, scale: environment.displayScale) else {
                return Resolved(problem: missingAsset(name))
            }
            return picture(asset.image, scale: asset.scale, isTemplate: asset.isTemplate, ink: ink)
        case .placeholder:
            return Resolved()
        }
    }

    private var ownInk: Paint? { image.ownColor.map { resolvePaint($0, environment) } }

    // MARK: - Symbols

    private func symbol(_ name: String, font: FontSpec, ink: Paint) -> Resolved {
        let look = image.look
        let pointSize = (look.pointSize ?? font.size) * SymbolMetrics.factor(of: look.scale ?? environment.imageScale)
        let weight = look.fontWeight ?? font.weight
        let symbol = variant(of: name, weight: SymbolWeight(fontWeight: weight))
        let size = SymbolMetrics.size(
            of: symbol.name, drawing: symbol.drawing, pointSize: pointSize, pixelScale: environment.displayScale)
        let follows = symbol.drawing?.mirrorsInRightToLeft == true
        let drawn = DisplayImage(
            source: .symbol(name: symbol.name, weight: weight, pointSize: pointSize), tint: ink.meanColor,
            isMirrored: follows && environment.layoutDirection == .rightToLeft, tintPaint: gradient(ink))
        return Resolved(
            image: drawn, size: size,
            baseline: size.height - (symbol.drawing?.baseline ?? SymbolMetrics.baselineShare) * pointSize,
            problem: symbol.drawing == nil ? missingSymbol(name) : nil)
    }

    /// Returns a symbol in the requested variant, or the plain symbol if there is no such variant.
    private func variant(of name: String, weight: SymbolWeight) -> (name: String, drawing: SymbolDrawing?) {
        let symbols = session.symbols
        let variant = environment.symbolVariants.name(of: name)
        if variant != name, let drawing = symbols.drawing(of: variant, weight: weight) { return (variant, drawing) }
        return (name, symbols.drawing(of: name, weight: weight))
    }

    // MARK: - Parts of symbols

    /// The paint of a symbol's second part.
    private struct Second {
        var paint: Paint
        /// Whether it is a style of its own, and not a paler one.
        var isPalette: Bool
        /// Whether the app asks for several styles in this symbol, and not in what is around it.
        var isAskedFor: Bool
    }

    /// Returns the paint of the second part as the rendering mode says; with two foreground styles that is a palette
    /// unless another mode is set.
    private func second(_ ink: () -> Paint) -> Second? {
        if image.ownColor != nil {
            guard let color = image.look.secondTint else { return nil }
            return Second(paint: resolvePaint(color, environment), isPalette: true, isAskedFor: true)
        }
        let mode = image.symbolMode ?? environment.symbolRenderingMode
        let hasSeveralStyles = (environment.foregroundStyles?.levels.count ?? 0) > 1
        if mode == .hierarchical { return Second(paint: ink(), isPalette: false, isAskedFor: false) }
        guard mode == .palette || (mode == nil && hasSeveralStyles) else { return nil }
        return Second(paint: ink(), isPalette: true, isAskedFor: mode == .palette && hasSeveralStyles)
    }

    /// Returns a symbol with its second part in a paint of its own, if it has two parts.
    private func parted(_ whole: Resolved, secondInk: () -> Paint) -> Resolved {
        guard let second = second(secondInk), var drawn = whole.image,
            case .symbol(let name, let weight, let pointSize) = drawn.source
        else { return whole }
        var result = whole
        guard SymbolPart.occur(in: name) else {
            // Apple's drawing of a single object, such as a heart, has one layer as well.
            let isSingle = name.split(separator: ".").filter { $0 != "fill" }.count < 2
            if second.isAskedFor, !isSingle { result.problem = whole.problem ?? oneLayer(name, style: "first") }
            return result
        }
        func source(_ part: SymbolPart) -> DisplayImage.Source {
            .symbol(name: part.name(of: name), weight: weight, pointSize: pointSize)
        }
        let drawings = SymbolPart.allCases.map {
            session.symbols.drawing(of: $0.name(of: name), weight: SymbolWeight(fontWeight: weight))
        }
        if !drawings.contains(nil) {
            var mark = drawn
            mark.source = source(.mark)
            result.mark = mark
            drawn.source = source(.base)
        } else if second.isPalette {
            // The shape is larger than its mark, which often has the colour of the background.
            result.problem = whole.problem ?? oneLayer(name, style: "second")
        } else {
            return whole
        }
        drawn.tint = second.paint.meanColor
        drawn.tintPaint = gradient(second.paint)
        result.image = drawn
        return result
    }

    private func oneLayer(_ name: String, style: String) -> Diagnostic {
        Diagnostic(
            .withoutEffect, "The icon of the symbol \"\(name)\" has one layer, which has the \(style) style.",
            remedy: "Lay two symbols over each other in a ZStack.", session: session.identifier)
    }

    // MARK: - Pictures

    private func picture(_ loaded: LoadedImage, scale: Double, isTemplate: Bool, ink: () -> Paint) -> Resolved {
        session.imageStore.insert(loaded)
        let size = CGSize(width: Double(loaded.width) / scale, height: Double(loaded.height) / scale)
        let isStencil = image.ownColor != nil || image.mode.map { $0 == .template } ?? isTemplate
        let paint = isStencil ? (ownInk ?? ink()) : nil
        let drawn = DisplayImage(
            source: .stored(hash: loaded.hash), tint: paint?.meanColor,
            interpolation: image.interpolationQuality == .none ? .none : .smooth,
            tintPaint: paint.flatMap { gradient($0) }, slicing: slicing(size))
        return Resolved(image: drawn, size: size)
    }

    /// Returns a paint that is not a plain colour.
    private func gradient(_ paint: Paint) -> Paint? { paint.stops == nil ? nil : paint }

    /// Returns how a resizable image fills its frame, if it is not simply stretched.
    private func slicing(_ size: CGSize) -> DisplayImage.Slicing? {
        let caps = image.capInsets
        guard image.isResizable, image.resizingMode == .tile || caps != EdgeInsets() else { return nil }
        let isMirrored = environment.layoutDirection == .rightToLeft
        return DisplayImage.Slicing(
            width: size.width, height: size.height, top: caps.top, left: isMirrored ? caps.trailing : caps.leading,
            bottom: caps.bottom, right: isMirrored ? caps.leading : caps.trailing,
            isTiled: image.resizingMode == .tile)
    }

    // MARK: - Problems

    private func missingSymbol(_ name: String) -> Diagnostic {
        Diagnostic(
            .missingSymbol, "The symbol \"\(name)\" is not in the icon set; a placeholder is shown.",
            remedy: "Use a symbol of the set, or map the name to one of its icons.", session: session.identifier)
    }

    private func missingAsset(_ name: String) -> Diagnostic {
        Diagnostic(
            .imageFailed, "No image named \"\(name)\" is in the asset catalogues of the bundle.",
            remedy: "Add the image set to a catalogue that the target processes as a resource, or pass its bundle.",
            session: session.identifier)
    }
}

extension Image {
    /// Returns the accessibility label of the image; `nil` if it has none.
    nonisolated func spokenLabel(in environment: EnvironmentValues) -> String? {
        if let label { return label.resolved(in: environment) }
        guard case .symbol(let name) = source else { return nil }
        return SymbolMetrics.label(of: name)
    }
}
