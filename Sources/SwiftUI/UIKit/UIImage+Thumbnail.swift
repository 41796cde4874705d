// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

extension UIImage {
    /// Returns the image drawn as large as it fits into a size, in its own shape; `nil` if it has no size.
    ///
    /// - Parameter size: The size, in points.
    /// - Returns: The smaller image, with as many pixels per point.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        onMainActor { thumbnail(of: size) }
    }

    /// Calls a handler with the image drawn as large as it fits into a size.
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - completionHandler: A closure that is called with the image, or with `nil` if it has no size.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        SessionContext.start { completionHandler(self.thumbnail(of: size)) }
    }

    /// Returns the image drawn as large as it fits into a size, in its own shape; `nil` if it has no size.
    ///
    /// - Parameter size: The size, in points.
    /// - Returns: The smaller image, with as many pixels per point.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await MainActor.run { thumbnail(of: size) }
    }

    @MainActor private func thumbnail(of room: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return nil }
        let factor = min(room.width / size.width, room.height / size.height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let target = CGSize(width: size.width * factor, height: size.height * factor)
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }
}
