// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineSnapshots

/// An image that the engine has rendered.
struct RenderedImage: UIImageBacking {
    let data: Data
    let size: CGSize
    let scale: CGFloat

    func pngData() -> Data? { data }
}

extension ViewStill {
    /// Renders the view as it is now, at the size that it takes for a proposal.
    func image(proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) throws -> UIImage {
        let png = try png(proposal: proposal, scale: Double(scale), isOpaque: isOpaque)
        return UIImage(
            backing: RenderedImage(
                data: png.data, size: CGSize(width: CGFloat(png.width) / scale, height: CGFloat(png.height) / scale),
                scale: scale))
    }
}

extension UIImage {
    /// An image without pixels.
    static var empty: UIImage { UIImage(backing: RenderedImage(data: Data(), size: .zero, scale: 1)) }
}
