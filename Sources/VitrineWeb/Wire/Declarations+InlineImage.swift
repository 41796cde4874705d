// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension Declarations {
    /// Returns the declarations of an image in a line of text: a box whose background is the image.
    ///
    /// The words that the image is read as are the box's text, which is moved out of the box. The box adds nothing to
    /// the height of the line: its margin is as high as itself, and it is moved to its place after lines are laid out.
    /// A symbol is a clipped colour, since a style refers to no element of the page.
    ///
    /// - Parameters:
    ///   - inline: The image.
    ///   - advance: The width that the line has for the image.
    ///   - baselineOffset: The distance of the run above the line's baseline.
    ///   - client: The client, for the drawings of symbols and the addresses of images.
    /// - Returns: The declarations.
    package static func inlineImage(
        _ inline: DisplayInlineImage, advance: Double, baselineOffset: Double, client: ClientState
    ) -> String {
        let (width, height) = (WireLength.text(inline.width), WireLength.text(inline.height))
        let css =
            "display:inline-block;overflow:hidden;position:relative;direction:ltr;text-align:left;text-indent:100%;"
            + "width:\(width)px;height:\(height)px;top:\(WireLength.text(inline.descent - baselineOffset))px;"
            + "margin:\(WireLength.text(-inline.height))px \(WireLength.text(advance - inline.width))px 0 0;"
        switch inline.image.source {
        case .stored(let hash):
            let address = "\(client.basePath)/_vitrine/image/\(StoredImage.pathComponent(hash))"
            let size = WireSize(width: inline.width, height: inline.height)
            let plain = "background:url(\(address)) 0 0/100% 100% no-repeat;" + rendering(inline.image)
            return css + (image(inline.image, address, size) ?? plain)
        case .symbol(let name, let weight, _):
            let ink = inline.image.tint.map { color($0) } ?? "currentcolor"
            guard let drawing = client.symbols.drawing(of: name, fontWeight: weight) else {
                return css + "border:1px solid \(ink);border-radius:25%;"
            }
            let elements = drawing.elements(
                width: inline.width, height: inline.height, isMirrored: inline.image.isMirrored)
            return css + "background:\(ink);clip-path:path(\"\(SVGPath.data(elements))\");"
        }
    }
}
