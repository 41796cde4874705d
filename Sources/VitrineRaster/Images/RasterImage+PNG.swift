// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPNG
import Foundation
import VitrineBase

extension RasterImage {
    private static let pointsPerMeter = 72 / 0.0254

    /// Returns the image as a PNG file: the fastest deflate level, no filters, sRGB, and the scale as pixel density (72
    /// dots per inch are scale 1). Equal images make equal bytes: nothing of time or machine is in them.
    package func png() throws -> [UInt8] {
        var stream = vitrine_png_stream()
        defer { free(stream.bytes) }
        let density = UInt32((Self.pointsPerMeter * scale).rounded())
        let status = pixels.withUnsafeBufferPointer {
            vitrine_png_write(&stream, $0.baseAddress, UInt32(width), UInt32(height), isOpaque ? 1 : 0, density)
        }
        guard status == 0 else {
            throw Diagnostic(
                .renderEncoding, "libpng could not write an image: \(stream.reason).",
                remedy: "Free some memory and try again.", severity: .error)
        }
        return Array(UnsafeBufferPointer(start: stream.bytes, count: stream.position))
    }

    /// Reads a PNG file; its density becomes the scale, else 1.
    package init(png: [UInt8]) throws {
        let size = try Self.size(ofPNG: png)
        var density: UInt32 = 0
        var stream = vitrine_png_stream()
        let pixels = try [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { buffer, count in
            try png.withUnsafeBufferPointer { bytes in
                stream.bytes = UnsafeMutablePointer(mutating: bytes.baseAddress)
                stream.count = bytes.count
                buffer.initialize(repeating: 0)
                let status = vitrine_png_read(
                    &stream, buffer.baseAddress, UInt32(size.width), UInt32(size.height), &density)
                guard status == 0 else { throw Self.unreadable(stream.reason) }
            }
            count = buffer.count
        }
        // Whole and half scales survive the density's rounding to dots per metre.
        let scale = (Double(density) / Self.pointsPerMeter * 100).rounded() / 100
        self.init(
            width: size.width, height: size.height, scale: ImageSize.scales.contains(scale) ? scale : 1,
            pixels: pixels)
    }

    static func isPNG(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    /// What the header says, before anything is decoded.
    private static func size(ofPNG bytes: [UInt8]) throws -> ImageSize {
        guard isPNG(bytes) else { throw unreadable("it is not a PNG file") }
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
            throw unreadable("its header is missing")
        }
        func number(_ offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        return try ImageSize(width: number(16), height: number(20))
    }

    private static func unreadable(_ reason: String) -> Diagnostic {
        Diagnostic(
            .renderImageUnreadable, "A PNG file cannot be read: \(reason).",
            remedy: "Check that the file is complete, or record it anew.", severity: .error)
    }

    /// Whether no pixel lets anything through.
    package var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { vitrine_is_opaque($0.baseAddress, width * height) != 0 }
    }
}

extension vitrine_png_stream {
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { bytes in
            let text = bytes.prefix { $0 != 0 }
            return text.isEmpty ? "unknown reason" : String(decoding: text, as: UTF8.self)
        }
    }
}
