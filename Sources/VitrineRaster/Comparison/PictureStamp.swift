// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CJPEG
import CPNG
import CPangoCairo
package import Foundation
import VitrineText

/// The versions that an image's bytes depend on: same stamp and same view, same bytes.
///
/// Images of two stamps are not comparable pixel by pixel; their element trees and geometry are.
package struct PictureStamp: Hashable, Sendable, Codable {
    /// Content hashes by file name.
    package var fonts: [String: String]
    /// Versions by name.
    package var libraries: [String: String]

    package init(fonts: [String: String], libraries: [String: String]) {
        self.fonts = fonts
        self.libraries = libraries
    }

    /// The stamp of images that are drawn with these fonts, here.
    package init(fonts: RasterFonts) throws {
        self.fonts = [:]
        for url in fonts.fileURLs {
            self.fonts[url.lastPathComponent] = ContentHash.text(of: try Data(contentsOf: url))
        }
        libraries = Self.libraryVersions
    }

    /// JSON with sorted keys: equal stamps are equal bytes.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }

    package init(json: Data) throws {
        self = try JSONDecoder().decode(PictureStamp.self, from: json)
    }

    /// What differs from another stamp, one line each, for a reader.
    package func differences(from other: PictureStamp) -> [String] {
        func lines(_ own: [String: String], _ others: [String: String]) -> [String] {
            Set(own.keys).union(others.keys).sorted().compactMap { name in
                own[name] == others[name] ? nil : "\(name): \(others[name] ?? "none"), now \(own[name] ?? "none")"
            }
        }
        return lines(libraries, other.libraries) + lines(fonts, other.fonts)
    }

    private static var libraryVersions: [String: String] {
        var version: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &version.0, &version.1, &version.2)
            FT_Done_FreeType(library)
        }
        return [
            "cairo": String(cString: cairo_version_string()),
            "freetype": "\(version.0).\(version.1).\(version.2)",
            "harfbuzz": String(cString: hb_version_string()),
            "libjpeg": String(JPEG_LIB_VERSION),
            "libpng": String(cString: png_get_libpng_ver(nil)),
            "pango": String(cString: pango_version_string()),
        ]
    }
}

/// A 128-bit hash of bytes, the same on every machine: for telling files apart, not for secrets.
enum ContentHash {
    static func text(of data: Data) -> String {
        var lanes: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
        data.withUnsafeBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 8) {
                var word: UInt64 = 0
                if offset + 8 <= bytes.count {
                    word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                } else {
                    for index in offset..<bytes.count { word |= UInt64(bytes[index]) << UInt64((index - offset) * 8) }
                }
                lanes.0 = scramble(lanes.0 ^ word)
                lanes.1 = scramble(lanes.1 &+ word &* 0x9E37_79B1_85EB_CA87)
            }
        }
        lanes.0 = scramble(lanes.0 ^ UInt64(data.count))
        lanes.1 = scramble(lanes.1 &+ lanes.0)
        return [lanes.0, lanes.1].map { lane in
            let digits = String(lane, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// The finaliser of MurmurHash3, 64 bits.
    private static func scramble(_ value: UInt64) -> UInt64 {
        var word = value
        word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
        word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return word ^ word >> 33
    }
}
