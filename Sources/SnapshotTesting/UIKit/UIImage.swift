// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import VitrineComponents
import VitrineRaster

/// An image, as the `.image` strategies create and compare it.
///
/// The type belongs to SwiftUI's module; the alias serves tests that import only this one.
public typealias UIImage = VitrineComponents.UIImage

extension UIImage {
    convenience init(content: ImageContent) {
        self.init(backing: content)
    }

    /// The pixels with their metadata.
    var content: ImageContent {
        backing as? ImageContent ?? ImageContent(png: pngFile ?? Data())
    }
}

extension ImageContent: UIImageBacking {
    package var size: CGSize {
        guard let picture else { return .zero }
        return CGSize(width: Double(picture.width) / picture.scale, height: Double(picture.height) / picture.scale)
    }

    package var scale: CGFloat { picture.map { CGFloat($0.scale) } ?? 1 }

    package func pngData() -> Data? { try? png() }
}
