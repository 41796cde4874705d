// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CJPEG
import Foundation
import VitrineBase

extension RasterImage {
    /// Returns the image as a JPEG file, over white where it lets something through.
    ///
    /// - Parameter quality: The quality, from 0 for the smallest file to 1 for the best image.
    /// - Returns: The bytes of the file.
    /// - Throws: `Diagnostic` for an image that is larger than files of this format can be.
    package func jpeg(quality: Double) throws -> [UInt8] {
        var pixels = pixels
        if !isOpaque {
            // Premultiplied: what is missing to opacity is the share of white.
            for start in stride(from: 0, to: pixels.count, by: 4) {
                let white = 255 - pixels[start + 3]
                for channel in start..<start + 3 { pixels[channel] &+= white }
            }
        }
        var bytes: UnsafeMutablePointer<UInt8>?
        defer { free(bytes) }
        var count: UInt = 0
        var message = [CChar](repeating: 0, count: 200)
        let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
        let status = vitrine_jpeg_write(pixels, UInt32(width), UInt32(height), percent, &bytes, &count, &message)
        guard status == 0, let bytes else {
            let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            throw Diagnostic(
                .renderEncoding, "libjpeg could not write an image: \(reason).",
                remedy: "Write a PNG file, or a smaller image.", severity: .error)
        }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}
