// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayText {
    /// An image among the characters, with its frame in the layer.
    package struct PlacedImage: Hashable, Sendable {
        package var image: DisplayImage
        package var frame: DisplayRect
    }

    /// Whether images stand among the characters.
    package var hasInlineImages: Bool { styles.contains { $0.inlineImage != nil } }

    /// The hashes of the stored images that stand among the characters.
    package var inlineImageHashes: [String] {
        styles.compactMap { style -> String? in
            guard case .stored(let hash)? = style.inlineImage?.image.source else { return nil }
            return hash
        }
    }

    /// Returns the image that a fragment stands for; `nil` for characters, among them the ellipsis after an image.
    package func inlineImage(of fragment: Fragment) -> DisplayInlineImage? {
        guard styles.indices.contains(fragment.style), let image = styles[fragment.style].inlineImage,
            fragment.string == DisplayInlineImage.character
        else { return nil }
        return image
    }

    /// The images that stand among the characters.
    package var inlineImages: [PlacedImage] {
        guard hasInlineImages else { return [] }
        var result: [PlacedImage] = []
        for line in lines {
            for fragment in line.fragments {
                guard let inline = inlineImage(of: fragment) else { continue }
                let bottom = line.baseline - styles[fragment.style].baselineOffset + inline.descent
                let frame = DisplayRect(
                    x: fragment.x, y: bottom - inline.height, width: inline.width, height: inline.height)
                result.append(PlacedImage(image: inline.image, frame: frame))
            }
        }
        return result
    }
}
