// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineSnapshots

extension UIImage {
    /// Returns the image as the data of a JPEG file; `nil` for an image without pixels.
    ///
    /// An image that was created from a JPEG file keeps its file. What an image lets through is white.
    ///
    /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
    /// - Returns: The data of the file.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if let file = jpegFile { return file }
        guard size.width > 0, size.height > 0,
            let picture = pngData() ?? preparingThumbnail(of: size)?.pngData()
        else { return nil }
        do {
            return try JPEGFile.data(of: picture, quality: Double(compressionQuality))
        } catch {
            DeveloperNotes.report(
                .imageFailed, "UIImage.jpegData wrote nothing: \(error)", remedy: "Use pngData().",
                saysPlace: false)
            return nil
        }
    }
}

extension UIGraphicsImageRenderer {
    /// Returns the image that a closure draws as JPEG data; empty if it cannot be rendered.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
    ///   - actions: A closure that draws into a context.
    /// - Returns: The data of the file.
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
