// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CJPEG
import CPNG
import CPangoCairo
package import Foundation
import VitrineBase
import VitrineText

/// The versions that an image's bytes depend on: same stamp and same view, same bytes.
///
/// Images of two stamps are not comparable pixel by pixel; their element trees and geometry are.
package struct ImageStamp: Hashable, Sendable, Codable {
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
            self.fonts[url.lastPathComponent] = ContentHash.name(of: try Data(contentsOf: url))
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
        self = try JSONDecoder().decode(ImageStamp.self, from: json)
    }

    /// What differs from another stamp, one line each, for a reader.
    package func differences(from other: ImageStamp) -> [String] {
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
