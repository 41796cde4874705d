// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension DisplayImage {
    /// Whether a style draws the image, not an element of its own.
    package var isBackground: Bool { tint != nil || tintPaint != nil || slicing != nil }
}

extension Declarations {
    /// Returns a stored image as the background of its layer: stencils, tiles and nine parts; `nil` for a plain image.
    package static func image(_ image: DisplayImage, _ path: String, _ size: WireSize) -> String? {
        guard image.isBackground else { return nil }
        let source = "url(\(path))"
        let ink = (image.tintPaint ?? image.tint.map(Paint.color)).map { paint($0, size) }
        var css = rendering(image)
        if let ink { css += "background:\(ink);" }
        guard let slicing = image.slicing else { return css + "mask:\(source) 0 0/100% 100% no-repeat;" }
        guard slicing.hasCaps else {
            let width = WireLength.text(slicing.width)
            let tiles = "\(source) 0 0/\(width)px \(WireLength.text(slicing.height))px repeat;"
            return css + (ink == nil ? "background:" : "mask:") + tiles
        }
        let edges = slicing.edges
        if ink == nil { css += "border-style:solid;border-width:\(edges.widths);border-image:" }
        // A stencil's alpha, in the same nine parts.
        if ink != nil { css += "-webkit-mask-box-image:" }
        return css + "\(source) \(edges.slices) fill/\(edges.widths)/0 \(slicing.isTiled ? "repeat" : "stretch");"
    }

    /// How the pixels of an image are enlarged.
    package static func rendering(_ image: DisplayImage) -> String {
        (image.interpolation == .none ? "image-rendering:pixelated;" : "") + (image.isMirrored ? "scale:-1 1;" : "")
    }
}

extension DisplayImage.Slicing {
    fileprivate var hasCaps: Bool { max(top, left, bottom, right) > 0 }

    /// CSS's lists of four: how wide the caps are drawn, and which shares of the image they are.
    fileprivate var edges: (widths: String, slices: String) {
        let widths = [top, right, bottom, left].map { WireLength.text(max($0, 0)) + "px" }
        let slices = zip([top, right, bottom, left], [height, width, height, width]).map { cap, whole in
            WireLength.number(whole > 0 ? max(cap, 0) / whole * 100 : 0) + "%"
        }
        return (widths.joined(separator: " "), slices.joined(separator: " "))
    }
}
