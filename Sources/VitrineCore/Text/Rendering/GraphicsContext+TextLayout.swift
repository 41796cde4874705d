// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

extension GraphicsContext {
    /// Draws a line of a text where it stands, with all of its runs.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - options: Ignored here: glyphs are always placed at fractions of pixels.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        show(line.text.ink(of: line))
    }

    /// Draws a run of a text where it stands.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - options: Ignored here: glyphs are always placed at fractions of pixels.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    /// Draws glyphs of a text where they stand.
    ///
    /// - Parameters:
    ///   - slice: The glyphs.
    ///   - options: Ignored here: glyphs are always placed at fractions of pixels.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        show(slice.run.line.text.ink(of: slice.run, slices: slice.indices))
    }

    /// Adds a part of a text as one layer, which has the transform, the opacity and the filters as its effects.
    ///
    /// So a drawing that follows another one only changes the effects of its layers, and surfaces animate them.
    private func show(_ ink: TextInk?) {
        guard let ink else { return }
        var look = VisualLook(transform, at: ink.frame.origin)
        var count = 0
        while count < filters.count, look.take(filters[filters.count - 1 - count]) { count += 1 }
        let hasAllFilters = count == filters.count
        if hasAllFilters { look.opacity = min(max(opacity, 0), 1) }
        // A glyph that is drawn no more is away at once: only the drawing says how it goes.
        let view = LayerContentView(content: .text(ink.text), drawing: ink.drawing)
            .transition(AnyTransition.identity)
            .modifier(InkEffect(.look(look)))
            .frame(width: ink.frame.width, height: ink.frame.height)
            .position(x: ink.frame.midX, y: ink.frame.midY)
        add(view, filters: filters.dropLast(count), opacity: hasAllFilters ? nil : opacity)
    }
}

extension VisualLook {
    /// Creates the look of a layer at a point of a drawing, under the drawing's transform.
    fileprivate init(_ transform: CGAffineTransform, at origin: CGPoint) {
        self.init()
        let (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
        let (x, y) = (Double(origin.x), Double(origin.y))
        offsetX = Double(transform.tx) + (a - 1) * x + c * y
        offsetY = Double(transform.ty) + b * x + (d - 1) * y
        guard a != 1 || b != 0 || c != 0 || d != 1 else { return }
        geometry = .map(DisplayTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
    }

    /// Adds a filter and returns whether a layer can have it together with those before it.
    fileprivate mutating func take(_ filter: CanvasFilter) -> Bool {
        switch filter {
        case .blur(let radius):
            // Blurs are combined like the widths of Gaussians.
            let radius = max(Double(radius), 0)
            blurRadius = (blurRadius * blurRadius + radius * radius).squareRoot()
        case .brightness(let amount): colorFilters.append(.brightness(amount))
        case .contrast(let amount): colorFilters.append(.contrast(amount))
        case .saturation(let amount): colorFilters.append(.saturation(amount))
        case .grayscale(let amount): colorFilters.append(.saturation(1 - amount))
        case .hueRotation(let angle): colorFilters.append(.hueRotation(angle.radians))
        case .shadow, .colorMultiply, .alphaThreshold: return false
        }
        return true
    }
}
