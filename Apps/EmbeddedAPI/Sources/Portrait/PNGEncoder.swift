// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes a canvas as an 8-bit RGB PNG (ISO 15948): rows filtered "up" (flat areas become zeros), then deflated.
enum PNGEncoder {
    static func encode(_ canvas: Canvas) -> [UInt8] {
        let size = [canvas.width, canvas.height].flatMap { bigEndian(UInt32($0)) }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", size + [8, 2, 0, 0, 0])
            + chunk("IDAT", Deflate.zlib(filteredRows(of: canvas)))
            + chunk("IEND", [])
    }

    private static func filteredRows(of canvas: Canvas) -> [UInt8] {
        let stride = canvas.width * 3
        return canvas.samples.withUnsafeBufferPointer { samples in
            [UInt8](unsafeUninitializedCapacity: (stride + 1) * canvas.height) { rows, count in
                var target = 0
                for row in 0..<canvas.height {
                    rows[target] = 2
                    target &+= 1
                    let start = row &* stride
                    for source in start..<(start &+ stride) {
                        rows[target] = row == 0 ? samples[source] : samples[source] &- samples[source &- stride]
                        target &+= 1
                    }
                }
                count = target
            }
        }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(Checksums.crc32(body))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
