// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineRaster

/// A picture: what `.image` strategies make and compare.
open class UIImage: NSObject, @unchecked Sendable {
    let content: PictureContent

    init(content: PictureContent) {
        self.content = content
    }

    /// Reads a PNG; its density says the scale.
    public convenience init?(data: Data) {
        let content = PictureContent(png: data)
        guard content.picture != nil else { return nil }
        self.init(content: content)
    }

    /// In points.
    public var size: CGSize {
        guard let picture = content.picture else { return .zero }
        return CGSize(width: Double(picture.width) / picture.scale, height: Double(picture.height) / picture.scale)
    }

    /// Pixels in a point.
    public var scale: CGFloat { content.picture.map { CGFloat($0.scale) } ?? 1 }

    public func pngData() -> Data? { try? content.png() }
}
