// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineSnapshots

/// A picture that the engine has drawn.
struct DrawnPicture: UIImageBacking {
    let data: Data
    let size: CGSize
    let scale: CGFloat

    func pngData() -> Data? { data }
}

extension ViewStill {
    /// The view as it is now, as large as it wants to be.
    func image(proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) throws -> UIImage {
        let png = try png(proposal: proposal, scale: Double(scale), isOpaque: isOpaque)
        return UIImage(
            backing: DrawnPicture(
                data: png.data, size: CGSize(width: CGFloat(png.width) / scale, height: CGFloat(png.height) / scale),
                scale: scale))
    }
}

extension UIImage {
    /// The picture of nothing.
    static var empty: UIImage { UIImage(backing: DrawnPicture(data: Data(), size: .zero, scale: 1)) }
}
