// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CJPEG
import VitrineBase

extension RasterImage {
    /// Decodes an image of any format that images can show: PNG and JPEG.
    package init(encodedImage bytes: [UInt8]) throws {
        if Self.isPNG(bytes) {
            try self.init(png: bytes)
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            try self.init(jpeg: bytes)
        } else {
            throw Diagnostic(
                .renderImageFormat, "Images cannot show \(Self.formatName(bytes)).",
                remedy: "Use PNG or JPEG.", severity: .error)
        }
    }

    /// Reads a JPEG file.
    package init(jpeg: [UInt8]) throws {
        var width: UInt32 = 0
        var height: UInt32 = 0
        var message = [CChar](repeating: 0, count: 200)
        func check(_ status: Int32) throws {
            guard status != 0 else { return }
            let reason = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            throw Diagnostic(
                .renderImageUnreadable, "A JPEG file cannot be read: \(reason).",
                remedy: "Check that the file is complete.", severity: .error)
        }
        try check(vitrine_jpeg_read(jpeg, jpeg.count, nil, &width, &height, &message))
        let size = try ImageSize(width: width, height: height)
        let pixels = try [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { buffer, count in
            buffer.initialize(repeating: 0)
            try check(vitrine_jpeg_read(jpeg, jpeg.count, buffer.baseAddress, &width, &height, &message))
            count = buffer.count
        }
        self.init(width: size.width, height: size.height, scale: 1, pixels: pixels)
    }

    private static func formatName(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: "GIF8".utf8) { return "GIF images" }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "WebP images" }
        if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "HEIC or AVIF images" }
        if bytes.starts(with: "BM".utf8) { return "BMP images" }
        if bytes.first == UInt8(ascii: "<") { return "SVG or HTML documents as images" }
        return "images of an unknown format"
    }
}
