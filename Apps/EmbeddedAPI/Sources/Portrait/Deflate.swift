// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A compressor for flat-coloured pictures: one DEFLATE block of fixed Huffman codes (RFC 1951, 3.2.6), zlib-wrapped.
///
/// The only repetitions looked for are runs of one byte (distance 1). After the PNG filter "up" a flat picture is
/// almost nothing else, so this stays within a small factor of a general compressor while being one linear pass.
struct Deflate {
    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var bitCount = 0

    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        deflate.compress(bytes)
        let adler = Checksums.adler32(bytes)
        return deflate.output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: adler >> $0) }
    }

    // MARK: - Block

    private mutating func compress(_ bytes: [UInt8]) {
        write(0b011, count: 3)  // Final block, fixed codes.
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                writeSymbol(Int(byte))
                index &+= 1
                var run = 0
                while index &+ run < buffer.count, buffer[index &+ run] == byte { run &+= 1 }
                index &+= run
                while run >= 3 {
                    let length = min(run, 258)
                    writeRepetition(of: length)
                    run &-= length
                }
                for _ in 0..<run { writeSymbol(Int(byte)) }
            }
        }
        writeSymbol(256)
        while bitCount > 0 { flushByte() }
    }

    /// "Repeat the last byte so many times": a length code with its extra bits, then distance code 0 (distance 1).
    private mutating func writeRepetition(of length: Int) {
        if length == 258 {
            writeSymbol(285)
        } else {
            let offset = length - 3
            let extraBits = offset < 8 ? 0 : Int.bitWidth - offset.leadingZeroBitCount - 3
            writeSymbol(257 + 4 * extraBits + (offset >> extraBits))
            write(UInt64(offset & (1 << extraBits - 1)), count: extraBits)
        }
        write(0, count: 5)
    }

    private mutating func writeSymbol(_ symbol: Int) {
        switch symbol {
        case 0..<144: writeCode(0b0011_0000 + symbol, count: 8)
        case 144..<256: writeCode(0b1_1001_0000 + symbol - 144, count: 9)
        case 256..<280: writeCode(symbol - 256, count: 7)
        default: writeCode(0b1100_0000 + symbol - 280, count: 8)
        }
    }

    // MARK: - Bits

    /// Huffman codes go most significant bit first, everything else least significant first.
    private mutating func writeCode(_ code: Int, count: Int) {
        var reversed: UInt64 = 0
        for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << UInt64(count - 1 - bit) }
        write(reversed, count: count)
    }

    private mutating func write(_ value: UInt64, count: Int) {
        bits |= value << UInt64(bitCount)
        bitCount += count
        while bitCount >= 8 { flushByte() }
    }

    private mutating func flushByte() {
        output.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount = max(0, bitCount - 8)
    }
}
