// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The two checksums a PNG carries: CRC-32 over each chunk, Adler-32 over the pixels before compression.
enum Checksums {
    /// Remainders of every byte for the reflected polynomial 0xEDB88320 (ISO 3309).
    private static let crcTable: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
    }

    /// Sums may run 5,552 bytes before 32 bits overflow, so the remainder is taken once per such block (RFC 1950).
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { buffer in
            var low: UInt32 = 1
            var high: UInt32 = 0
            var index = 0
            while index < buffer.count {
                let end = min(index + 5552, buffer.count)
                while index < end {
                    low &+= UInt32(buffer[index])
                    high &+= low
                    index &+= 1
                }
                low %= 65521
                high %= 65521
            }
            return high << 16 | low
        }
    }
}
