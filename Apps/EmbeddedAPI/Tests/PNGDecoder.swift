// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An independent reading of the PNGs that the portraits are: chunks, checksums, fixed-Huffman blocks, row filters.
///
/// Written against the specifications and not against the encoder, so that the two can disagree.
enum PNGDecoder {
    struct Picture {
        let width: Int
        let height: Int
        let samples: [UInt8]
    }

    enum Failure: Error {
        case signature, truncated, checksum(String), header, compression, filter
    }

    static func decode(_ bytes: [UInt8]) throws -> Picture {
        guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Failure.signature }
        var position = 8
        var header: [UInt8] = []
        var data: [UInt8] = []
        var ended = false
        while !ended {
            guard position + 12 <= bytes.count else { throw Failure.truncated }
            let length = number(bytes[position..<position + 4])
            guard position + 12 + length <= bytes.count else { throw Failure.truncated }
            let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            let content = bytes[position + 8..<position + 8 + length]
            let checksum = number(bytes[position + 8 + length..<position + 12 + length])
            guard crc(bytes[position + 4..<position + 8 + length]) == checksum else { throw Failure.checksum(name) }
            switch name {
            case "IHDR": header = Array(content)
            case "IDAT": data += content
            default: ended = name == "IEND"
            }
            position += 12 + length
        }
        guard position == bytes.count, header.count == 13, header[8...] == [8, 2, 0, 0, 0] else { throw Failure.header }
        let (width, height) = (number(header[0..<4]), number(header[4..<8]))
        return Picture(width: width, height: height, samples: try unfilter(inflate(data), width: width, height: height))
    }

    // MARK: - Rows

    private static func unfilter(_ rows: [UInt8], width: Int, height: Int) throws -> [UInt8] {
        let stride = width * 3
        guard rows.count == (stride + 1) * height else { throw Failure.truncated }
        var samples = [UInt8](repeating: 0, count: stride * height)
        for row in 0..<height {
            let filter = rows[row * (stride + 1)]
            guard filter == 0 || filter == 2 else { throw Failure.filter }
            for column in 0..<stride {
                let above = filter == 2 && row > 0 ? samples[(row - 1) * stride + column] : 0
                samples[row * stride + column] = rows[row * (stride + 1) + 1 + column] &+ above
            }
        }
        return samples
    }

    // MARK: - Compression

    static func inflate(_ data: [UInt8]) throws -> [UInt8] {
        guard data.count > 6, data[0] & 15 == 8, (Int(data[0]) << 8 + Int(data[1])) % 31 == 0 else {
            throw Failure.compression
        }
        var bit = 16
        func next() throws -> Int {
            guard bit / 8 < data.count - 4 else { throw Failure.truncated }
            defer { bit += 1 }
            return Int(data[bit / 8]) >> (bit % 8) & 1
        }
        func value(_ count: Int) throws -> Int { try (0..<count).reduce(0) { try $0 | next() << $1 } }
        func code(_ count: Int, after start: Int = 0) throws -> Int {
            try (0..<count).reduce(start) { code, _ in try code << 1 | next() }
        }
        guard try value(3) == 0b011 else { throw Failure.compression }
        var output: [UInt8] = []
        while true {
            let symbol: Int
            let seven = try code(7)
            if seven < 24 {
                symbol = 256 + seven
            } else {
                let eight = try code(1, after: seven)
                switch eight {
                case 48...191: symbol = eight - 48
                case 192...199: symbol = 280 + eight - 192
                default: symbol = 144 + (try code(1, after: eight)) - 400
                }
            }
            if symbol == 256 { break }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            guard symbol <= 285, symbol >= 257 else { throw Failure.compression }
            let bases = [
                3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
                227, 258,
            ]
            let extra = symbol == 285 || symbol < 265 ? 0 : (symbol - 261) / 4
            let length = bases[symbol - 257] + (try value(extra))
            guard try code(5) == 0, let last = output.last else { throw Failure.compression }
            output += [UInt8](repeating: last, count: length)
        }
        var (low, high) = (1, 0)
        for byte in output {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        guard number(data.suffix(4)) == high << 16 | low, (bit + 7) / 8 == data.count - 4 else {
            throw Failure.checksum("zlib")
        }
        return output
    }

    // MARK: - Numbers

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Bit by bit, without a table.
    private static func crc(_ bytes: some Sequence<UInt8>) -> Int {
        var remainder: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
        }
        return Int(~remainder)
    }
}
