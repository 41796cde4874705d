// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay
import VitrineLayout
import VitrineText

/// Draws laid-out lines of text.
///
/// Each fragment is shaped again by the code that measured it. Its glyphs are gathered in one coverage mask, through
/// which the colour is painted: clips and groups are Cairo's affair then. Images among the characters are the layer
/// painter's.
struct TextPainter {
    let fonts: RasterFonts
    let localeIdentifier: String
    /// What writes glyphs onto pages; `nil` for pixels.
    var pageFonts: PageFonts?

    /// Draws a text in its layer's coordinates, which `transform` maps to the image's pixels; `paint` stands in for the
    /// colours of its styles.
    func paint(
        _ text: DisplayText, _ paint: PaintSource?, transform: DisplayTransform, scale: Double, alpha: Double,
        on target: PixelSurface
    ) throws {
        for background in text.backgrounds {
            self.paint(background, transform: transform, scale: scale, alpha: alpha, on: target)
        }
        for line in text.lines {
            for fragment in line.fragments where text.styles.indices.contains(fragment.style) {
                if text.inlineImage(of: fragment) != nil { continue }
                let style = text.styles[fragment.style]
                let glyphs = fonts.shaper.line(
                    fragment.string, font: FontSpec(style.font), tracking: style.font.tracking,
                    localeIdentifier: localeIdentifier, isRightToLeft: line.isRightToLeft)
                var place = transform
                let origin = transform.map(x: fragment.x, y: line.baseline - style.baselineOffset)
                (place.tx, place.ty) = origin
                // The baseline goes onto whole pixels, as in browsers; the place along it does not.
                if transform.keepsPixels(scale: scale) { place.ty = place.ty.rounded() }
                try set(paint, or: style.color, transform, alpha, on: target)
                let opacity = alpha * (paint == nil ? style.color.alpha : 1)
                try self.paint(glyphs, size: style.font.size, opacity: opacity, transform: place, on: target)
                guard style.isUnderlined || style.isStruckThrough else { continue }
                try set(paint, or: style.lineColor ?? style.color, transform, alpha, on: target)
                paintLines(style, width: fragment.width, transform: place, scale: scale, on: target)
            }
        }
    }

    /// Fills a box behind characters.
    private func paint(
        _ background: DisplayText.Background, transform: DisplayTransform, scale: Double, alpha: Double,
        on target: PixelSurface
    ) {
        let device = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
            .after(transform)
        let box = device.snapped(background.box, scale: scale)
        let color = background.color
        var matrix = device.cairo
        cairo_set_matrix(target.context, &matrix)
        cairo_new_path(target.context)
        cairo_set_source_rgba(target.context, color.red, color.green, color.blue, color.alpha * alpha)
        cairo_rectangle(target.context, box.x, box.y, box.width, box.height)
        cairo_fill(target.context)
    }

    func width(of string: String, font: DisplayFont) -> Double {
        fonts.shaper.line(
            string, font: FontSpec(font), tracking: font.tracking, localeIdentifier: localeIdentifier,
            isRightToLeft: false
        ).width
    }

    private func set(
        _ paint: PaintSource?, or color: DisplayColor, _ transform: DisplayTransform, _ alpha: Double,
        on target: PixelSurface
    ) throws {
        if let paint {
            var matrix = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
                .after(transform).cairo
            cairo_set_matrix(target.context, &matrix)
            cairo_new_path(target.context)
            try paint.set(on: target)
        } else {
            cairo_set_source_rgba(target.context, color.red, color.green, color.blue, color.alpha * alpha)
        }
    }

    /// Draws glyphs through the target's source.
    private func paint(
        _ line: GlyphLine, size: Double, opacity: Double, transform: DisplayTransform, on target: PixelSurface
    ) throws {
        let matrix = GlyphMatrix(
            xx: transform.a * size, yx: transform.b * size, xy: transform.c * size, yy: transform.d * size)
        guard matrix.size.isFinite, matrix.size > 0 else { return }
        for run in line.runs {
            switch run.face {
            case .file(let place):
                let matrix = matrix.scaled(by: run.scale)
                if target.isPage, !place.isEmboldened, let font = try pageFonts?.font(place, fonts.faces) {
                    write(run, in: font, size: size * run.scale, transform: transform, on: target)
                } else if target.isPage || matrix.size > Self.largestMask {
                    try fill(run, place, matrix, transform, target)
                } else {
                    try mask(run, place, matrix, transform, target)
                }
            case .emoji(let cluster, let advance):
                guard let first = run.glyphs.first else { continue }
                if let glyphs = try fonts.faces.emoji?.glyphs(of: cluster) {
                    paint(glyphs, x: first.x, advance: advance, opacity: opacity, transform: transform, on: target)
                } else {
                    placeholder(x: first.x, advance: advance, size: size, transform: transform, target)
                }
            case .missing(let advance):
                guard let first = run.glyphs.first else { continue }
                placeholder(x: first.x, advance: advance, size: size, transform: transform, target)
            }
        }
    }

    /// Writes glyphs as text, which readers of a document select and search.
    private func write(
        _ run: GlyphRun, in font: PageFont, size: Double, transform: DisplayTransform, on target: PixelSurface
    ) {
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        var matrix = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
            .after(transform).cairo
        cairo_set_matrix(target.context, &matrix)
        cairo_set_font_face(target.context, font.cairo)
        cairo_set_font_size(target.context, size)
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: -$0.y) }
        cairo_show_glyphs(target.context, glyphs, Int32(glyphs.count))
    }

    /// Draws the images of a cluster side by side into its box.
    private func paint(
        _ glyphs: [EmojiFont.Glyph], x: Double, advance: Double, opacity: Double, transform: DisplayTransform,
        on target: PixelSurface
    ) {
        let width = glyphs.reduce(0) { $0 + Double($1.surface.frame.width) }
        let scale = advance / width
        var left = x
        for glyph in glyphs {
            let (columns, rows) = (Double(glyph.surface.frame.width), Double(glyph.surface.frame.height))
            cairo_save(target.context)
            var matrix = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
                .after(transform).cairo
            cairo_set_matrix(target.context, &matrix)
            let box = DisplayRect(x: left, y: -glyph.top * scale, width: columns * scale, height: rows * scale)
            StoredImagePainter(picture: glyph.surface, isSmooth: true, alpha: opacity, isPage: target.isPage)
                .paint(nil, in: box, on: target.context)
            cairo_restore(target.context)
            left += columns * scale
        }
    }

    /// Pixels of an em above which outlines are filled one by one.
    private static let largestMask = 400.0

    private struct Placed {
        var mask: GlyphMask
        var x: Int
        var y: Int
    }

    private func mask(
        _ run: GlyphRun, _ place: FontPlace, _ matrix: GlyphMatrix, _ transform: DisplayTransform,
        _ target: PixelSurface
    ) throws {
        let strike = try fonts.faces.strike(place, matrix)
        let phases = Double(GlyphStrike.phases)
        var placed: [Placed] = []
        placed.reserveCapacity(run.glyphs.count)
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        let limits = target.frame
        for glyph in run.glyphs {
            let point = transform.map(x: glyph.x, y: -glyph.y)
            guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { continue }
            let quarterX = Int((point.x * phases).rounded())
            // Along an upright line only the x position has fractions; marks are raised by whole pixels.
            let quarterY =
                matrix.isUpright
                ? Int(point.y.rounded()) * GlyphStrike.phases : Int((point.y * phases).rounded())
            let mask = strike.mask(glyph.id, phaseX: quarterX & 3, phaseY: quarterY & 3)
            guard mask.width > 0 else { continue }
            let item = Placed(mask: mask, x: quarterX >> 2 + mask.left, y: quarterY >> 2 + mask.top)
            guard item.x < limits.x + limits.width, item.y < limits.y + limits.height, item.x + mask.width > limits.x,
                item.y + mask.height > limits.y
            else { continue }
            placed.append(item)
            (left, top) = (min(left, item.x), min(top, item.y))
            (right, bottom) = (max(right, item.x + mask.width), max(bottom, item.y + mask.height))
        }
        guard !placed.isEmpty else { return }
        let frame = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        let stride = (frame.width + 3) & ~3
        var coverage = [UInt8](repeating: 0, count: stride * frame.height)
        coverage.withUnsafeMutableBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            for item in placed {
                Self.add(item.mask, to: pixels + (item.y - top) * stride + item.x - left, stride: stride)
            }
            let surface = cairo_image_surface_create_for_data(
                pixels, CAIRO_FORMAT_A8, Int32(frame.width), Int32(frame.height), Int32(stride))
            cairo_identity_matrix(target.context)
            cairo_mask_surface(
                target.context, surface, Double(frame.x - limits.x), Double(frame.y - limits.y))
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Adds coverage, up to full.
    private static func add(_ mask: GlyphMask, to pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        mask.coverage.withUnsafeBufferPointer { source in
            guard var from = source.baseAddress else { return }
            var into = pixels
            for _ in 0..<mask.height {
                for x in 0..<mask.width where from[x] != 0 {
                    let sum = UInt16(into[x]) &+ UInt16(from[x])
                    into[x] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
                from += mask.width
                into += stride
            }
        }
    }

    private func fill(
        _ run: GlyphRun, _ place: FontPlace, _ matrix: GlyphMatrix, _ transform: DisplayTransform,
        _ target: PixelSurface
    ) throws {
        let face = try fonts.faces.face(place)
        cairo_identity_matrix(target.context)
        cairo_new_path(target.context)
        for glyph in run.glyphs {
            let point = transform.map(x: glyph.x, y: -glyph.y)
            guard let outline = face.outline(glyph.id, matrix) else { continue }
            GlyphOutline.append(
                outline, to: target.context, x: point.x - Double(target.frame.x), y: point.y - Double(target.frame.y))
        }
        cairo_set_fill_rule(target.context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(target.context)
    }

    /// A box in place of a cluster that no font draws.
    private func placeholder(
        x: Double, advance: Double, size: Double, transform: DisplayTransform, _ target: PixelSurface
    ) {
        let line = size / 16
        let inset = advance * 0.08 + line / 2
        let height = FontMetrics.iOS.capHeight * size
        guard advance > inset * 2, height > line else { return }
        cairo_save(target.context)
        var matrix = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
            .after(transform).cairo
        cairo_set_matrix(target.context, &matrix)
        let box = DisplayRect(x: x + inset, y: -height + line / 2, width: advance - inset * 2, height: height - line)
        let outline = Outline.roundedRectangle(radiusX: size / 10, radiusY: size / 10, isContinuous: false)
        CairoPath.set(outline, in: box, on: target.context)
        cairo_set_line_width(target.context, line)
        cairo_stroke(target.context)
        cairo_restore(target.context)
    }

    /// The lines under and through a fragment whose baseline starts at `transform`'s origin.
    private func paintLines(
        _ style: DisplayTextStyle, width: Double, transform: DisplayTransform, scale: Double, on target: PixelSurface
    ) {
        let size = style.font.size
        let thickness = size / 14
        let device = DisplayTransform(translationX: -Double(target.frame.x), y: -Double(target.frame.y))
            .after(transform)
        var tops: [Double] = []
        if style.isUnderlined { tops.append(size * 0.1) }
        if style.isStruckThrough { tops.append(-size * 0.27 - thickness / 2) }
        for top in tops {
            let rect = device.snapped(DisplayRect(x: 0, y: top, width: width, height: thickness), scale: scale)
            var matrix = device.cairo
            cairo_set_matrix(target.context, &matrix)
            for stroke in Self.strokes(style.linePattern, in: rect) {
                cairo_rectangle(target.context, stroke.x, stroke.y, stroke.width, stroke.height)
            }
            cairo_fill(target.context)
        }
    }

    /// Returns the parts of a line that are drawn.
    private static func strokes(_ pattern: DisplayTextStyle.LinePattern, in line: DisplayRect) -> [DisplayRect] {
        let lengths = pattern.lengths.map { $0 * line.height }
        let period = lengths.reduce(0, +)
        // What is finer than pixels is seen as one line.
        guard period > 0, line.width / period < mostPeriods else { return [line] }
        var strokes: [DisplayRect] = []
        var (x, index) = (line.x, 0)
        while x < line.x + line.width {
            let width = min(lengths[index % lengths.count], line.x + line.width - x)
            if index % 2 == 0 { strokes.append(DisplayRect(x: x, y: line.y, width: width, height: line.height)) }
            x += lengths[index % lengths.count]
            index += 1
        }
        return strokes
    }

    private static let mostPeriods = 10_000.0
}

extension DisplayFont.Family {
    /// The font of the app's own.
    fileprivate var registered: RegisteredFont? {
        guard case .own(let identifier) = self else { return nil }
        return FontRegistry.shared.font(identifier: identifier)
    }
}

extension FontSpec {
    fileprivate init(_ font: DisplayFont) {
        let design: Design =
            switch font.family {
            case .sans: .default
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            case .own: .default
            }
        self.init(
            design: design, size: font.size, weight: font.weight, isItalic: font.isItalic,
            hasMonospacedDigits: font.hasMonospacedDigits,
            smallCapitals: SmallCapitals(rawValue: font.smallCapitals.rawValue), face: font.family.registered)
    }
}
