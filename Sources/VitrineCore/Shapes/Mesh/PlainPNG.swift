// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Encodes images as PNG files without compression, for small ones that the engine creates: it imports no compression
/// library (https://www.w3.org/TR/png-3/, RFC 1950 and 1951).
enum PlainPNG {
    /// Encodes an image of 8-bit RGBA; each row begins with its filter type, 0.
    static func encode(rows: [UInt8], width: Int, height: Int) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        append("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0], to: &file)
        append("IDAT", stored(rows), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private static func append(_ kind: String, _ content: [UInt8], to file: inout Data) {
        let body = Array(kind.utf8) + content
        file.append(contentsOf: bytes(UInt32(content.count)))
        file.append(contentsOf: body)
        file.append(contentsOf: bytes(crc(body)))
    }

    /// Returns a zlib stream of uncompressed blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let count = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for word in [count, ~count] { stream += [UInt8(word & 0xFF), UInt8(word >> 8)] }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream + self.bytes(adler(bytes))
    }

    private static func bytes(_ word: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
