// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineComponents
package import VitrineCore

extension UIImage {
    /// Creates an image from one that was loaded.
    ///
    /// - Parameters:
    ///   - loadedImage: The image as it was loaded.
    ///   - scale: The number of its pixels per point.
    package convenience init(loadedImage: LoadedImage, scale: Double) {
        self.init(backing: RemoteImageBacking(loadedImage: loadedImage, scale: CGFloat(scale)))
    }

    /// The image as it was loaded; `nil` for a symbol.
    package var loadedImage: LoadedImage? {
        guard case .loaded(let loadedImage, _)? = backing.source else { return nil }
        return loadedImage
    }
}

private struct RemoteImageBacking: UIImageBacking {
    let loadedImage: LoadedImage
    let scale: CGFloat

    var size: CGSize { CGSize(width: CGFloat(loadedImage.width) / scale, height: CGFloat(loadedImage.height) / scale) }
    func pngData() -> Data? { loadedImage.mediaType == "image/png" ? loadedImage.data : nil }
    var source: Image.Source? { .loaded(loadedImage, scale: Double(scale)) }
}
