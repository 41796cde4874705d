// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineComponents
package import VitrineCore

extension UIImage {
    /// Creates an image from one that was loaded.
    ///
    /// - Parameters:
    ///   - picture: The image as it was loaded.
    ///   - scale: The number of its pixels per point.
    package convenience init(picture: LoadedImage, scale: Double) {
        self.init(backing: PictureBacking(picture: picture, scale: CGFloat(scale)))
    }

    /// The image as it was loaded; `nil` for a symbol.
    package var picture: LoadedImage? {
        guard case .loaded(let picture, _)? = backing.source else { return nil }
        return picture
    }
}

private struct PictureBacking: UIImageBacking {
    let picture: LoadedImage
    let scale: CGFloat

    var size: CGSize { CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale) }
    func pngData() -> Data? { picture.mediaType == "image/png" ? picture.data : nil }
    var source: Image.Source? { .loaded(picture, scale: Double(scale)) }
}
