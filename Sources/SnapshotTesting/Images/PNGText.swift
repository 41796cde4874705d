// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Texts in a PNG file: uncompressed `iTXt` chunks before the pixels (PNG specification, third edition, 11.3.3.4).
///
/// A chunk consists of length, type, data and a CRC-32 of type and data; numbers are big-endian.
enum PNGText {
    private static let signatureLength = 8
    /// The bytes of the IHDR chunk, which comes first: length, type, thirteen bytes and the checksum.
    private static let headerLength = 25

    static func insert(_ texts: [(keyword: String, text: String)], into png: [UInt8]) -> [UInt8] {
        let place = signatureLength + headerLength
        guard png.count >= place else { return png }
        let chunks = texts.flatMap { keyword, text in
            // The keyword; no compression and its method; no language, no translated keyword.
            chunk("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
        }
        return png[..<place] + chunks + png[place...]
    }

    /// Returns the texts by keyword.
    ///
    /// Data that is no PNG has none; nothing is read beyond its end.
    static func read(from png: [UInt8]) -> [String: String] {
        var texts: [String: String] = [:]
        var offset = signatureLength
        while offset + 12 <= png.count {
            let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = png[offset + 4..<offset + 8]
            guard length <= png.count - offset - 12, !type.elementsEqual("IDAT".utf8) else { break }
            if type.elementsEqual("iTXt".utf8) {
                let data = png[offset + 8..<offset + 8 + length]
                let parts = data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
                if parts.count == 2, parts[1].starts(with: [0, 0, 0, 0]) {
                    texts[String(decoding: parts[0], as: UTF8.self)] =
                        String(decoding: parts[1].dropFirst(4), as: UTF8.self)
                }
            }
            offset += 12 + length
        }
        return texts
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(of: body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    /// CRC-32 of ISO 3309, reflected, polynomial 0xEDB88320.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
