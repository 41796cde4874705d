// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase

/// The format and size of an image, read from its first bytes without decoding it.
package struct ImageHeader: Equatable, Sendable {
    package let mediaType: String
    /// The width in pixels, which no format states in more than 32 bits.
    package let width: Int
    /// The height in pixels, which no format states in more than 32 bits.
    package let height: Int

    /// The number of pixels that the image would have, decoded.
    package var pixelCount: UInt64 { UInt64(width) * UInt64(height) }

    /// Reads a header, however large the image would be; `nil` for data that are not PNG, JPEG, GIF or WebP, and for an
    /// image without pixels.
    ///
    /// - Parameter data: The file, or its first 64 KiB.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 16))
        if let size = ImageHeader.png(bytes) {
            (mediaType, width, height) = ("image/png", size.0, size.1)
        } else if let size = ImageHeader.gif(bytes) {
            (mediaType, width, height) = ("image/gif", size.0, size.1)
        } else if let size = ImageHeader.jpeg(bytes) {
            (mediaType, width, height) = ("image/jpeg", size.0, size.1)
        } else if let size = ImageHeader.webp(bytes) {
            (mediaType, width, height) = ("image/webp", size.0, size.1)
        } else {
            return nil
        }
        guard width > 0, height > 0 else { return nil }
    }

    private static func big(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        bytes[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            return nil
        }
        return (big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return (little(bytes, 6, 2), little(bytes, 8, 2))
    }

    /// Finds the frame header of a JPEG among its segments.
    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 4, bytes.starts(with: [0xff, 0xd8]) else { return nil }
        var at = 2
        while at + 9 < bytes.count {
            guard bytes[at] == 0xff else { return nil }
            let marker = bytes[at + 1]
            if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
                return (big(bytes, at + 7, 2), big(bytes, at + 5, 2))
            }
            let length = big(bytes, at + 2, 2)
            guard length >= 2 else { return nil }
            at += 2 + length
        }
        return nil
    }

    private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8)
        else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        case "VP8 ": return (little(bytes, 26, 2) & 0x3fff, little(bytes, 28, 2) & 0x3fff)
        default: return nil
        }
    }
}

extension ImageHeader {
    /// The reason why data are not shown as an image.
    package enum Refusal: Error, Equatable, CustomStringConvertible {
        /// The data are not PNG, JPEG, GIF or WebP.
        case noImage
        /// The image has so many pixels, more than an image may have.
        case tooManyPixels(UInt64)
        /// The image has a side of so many pixels, more than a side may have.
        case sideTooLong(Int)

        package var description: String {
            switch self {
            case .noImage: "The data are no PNG, JPEG, GIF or WebP image."
            case .tooManyPixels(let count): "The image has \(count) pixels, more than the limit."
            case .sideTooLong(let length):
                "The image has a side of \(length) pixels, more than \(ImageHeader.longestSide), the limit."
            }
        }
    }

    /// The longest side of an image that is shown, in pixels: that of a JPEG file.
    package static let longestSide = 65_535
    /// The most pixels of an image that is shown: more than cameras have, and no more than browsers show. A file of a few
    /// kilobytes may promise any number, and whoever shows it makes room for all of them.
    package static let mostPixels = 250_000_000

    /// Returns the image in the given bytes, unless it is larger than images may be.
    ///
    /// - Parameters:
    ///   - data: The file.
    ///   - mostPixels: The maximum number of pixels.
    ///   - name: Makes the image's name from the file.
    /// - Returns: The image, which is not decoded.
    /// - Throws: The reason why the data are not shown as an image; one with too many pixels is refused for these, whatever
    ///   its sides are.
    package static func image(
        of data: Data, mostPixels: Int = ImageHeader.mostPixels, name: (Data) -> String = ContentHash.name(of:)
    ) throws(Refusal) -> LoadedImage {
        guard let header = ImageHeader(data) else { throw .noImage }
        guard header.pixelCount <= mostPixels else { throw .tooManyPixels(header.pixelCount) }
        let longest = max(header.width, header.height)
        guard longest <= longestSide else { throw .sideTooLong(longest) }
        return LoadedImage(
            data: data, mediaType: header.mediaType, width: header.width, height: header.height, hash: name(data))
    }
}
