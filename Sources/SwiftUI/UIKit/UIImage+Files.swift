// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore
import VitrineSnapshots

extension UIImage {
    /// Returns the image as the data of a PNG file; `nil` for an image without pixels.
    ///
    /// An image that was created from a PNG file keeps its file. One that was created from a GIF or WebP file has none.
    public func pngData() -> Data? {
        if let file = pngFile { return file.isEmpty ? nil : file }
        if let jpegFile { return written("pngData()") { try PictureFile.png(of: jpegFile) } }
        guard isSymbolImage else { return nil }
        return preparingThumbnail(of: size)?.pngFile
    }

    /// Returns the image as the data of a JPEG file; `nil` for an image without pixels.
    ///
    /// An image that was created from a JPEG file keeps its file. One that was created from a GIF or WebP file has
    /// none. What an image lets through is white.
    ///
    /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
    /// - Returns: The data of the file.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if let jpegFile { return jpegFile }
        guard let picture = pngData() else { return nil }
        return written("jpegData(compressionQuality:)") {
            try PictureFile.jpeg(of: picture, quality: Double(compressionQuality))
        }
    }

    private func written(_ name: String, _ body: () throws -> Data) -> Data? {
        do {
            return try body()
        } catch {
            DeveloperNotes.report(
                .imageFailed, "UIImage.\(name) wrote nothing: \(error)", remedy: "Check where the image comes from.",
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
