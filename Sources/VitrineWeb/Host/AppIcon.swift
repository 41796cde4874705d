// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The icon of an app in browsers: the images of its asset catalog, or else the first letter of its name.
package struct AppIcon: Hashable, Sendable {
    /// A file with its type and the tag of its content.
    struct File: Hashable, Sendable {
        let name: String
        let type: String
        let tag: String
        let bytes: [UInt8]
        /// The number of pixels of a side; `nil` for a drawing, which has any size.
        let side: Int?

        init(name: String, type: String, bytes: [UInt8], side: Int? = nil) {
            self.name = name
            self.type = type
            self.bytes = bytes
            self.side = side
            tag = bytes.withUnsafeBytes { ContentHash.name(of: $0) }
        }

        /// Width and height in pixels, as HTML and manifests say them.
        var sizes: String { side.map { "\($0)x\($0)" } ?? "any" }
    }

    static let manifestName = "manifest.webmanifest"
    /// The size of tabs' icons on a display of scale 2, in pixels.
    private static let tabSide = 32
    /// The size of icons on home screens, in pixels.
    private static let touchSide = 180

    /// The app's name.
    let name: String
    /// The files, smallest first; never empty.
    let files: [File]

    /// Creates an icon.
    ///
    /// - Parameters:
    ///   - name: The app's name.
    ///   - images: Square PNG files of the same icon; what is none is left out. Without any, the first letter of the name
    ///     is drawn.
    package init(name: String, images: [[UInt8]] = []) {
        self.name = name
        var sides: [Int: [UInt8]] = [:]
        for image in images {
            if let side = Self.side(of: image) { sides[side] = image }
        }
        let files = sides.sorted { $0.key < $1.key }.map { side, bytes in
            File(name: "icon-\(side).png", type: "image/png", bytes: bytes, side: side)
        }
        let letter = File(name: "icon.svg", type: "image/svg+xml", bytes: Array(Self.letter(of: name).utf8))
        self.files = files.isEmpty ? [letter] : files
    }

    /// The file for tabs and bookmarks.
    var tab: File { file(for: Self.tabSide) ?? files[0] }

    /// The file for home screens, which take no SVG; `nil` if there is none.
    var touch: File? { file(for: Self.touchSide) }

    /// Returns the smallest image of at least a size, or else the largest one.
    private func file(for side: Int) -> File? {
        let images = files.filter { $0.side != nil }
        return images.first { $0.side ?? 0 >= side } ?? images.last
    }

    /// Returns the elements in a page's head.
    func links(below base: String) -> String {
        let base = HTMLText.escaped(base)
        let touch =
            touch == nil ? "" : "<link rel=\"apple-touch-icon\" href=\"\(base)/apple-touch-icon.png\">\n"
        return """
            <link rel="icon" href="\(base)/_vitrine/\(tab.name)" type="\(tab.type)" sizes="\(tab.sizes)">
            \(touch)<link rel="manifest" href="\(base)/_vitrine/\(Self.manifestName)">

            """
    }

    /// Returns the web app manifest (W3C).
    func manifest(below base: String) -> String {
        let icons = files.map { file in
            Self.object([("src", "\(base)/_vitrine/\(file.name)"), ("sizes", file.sizes), ("type", file.type)])
        }
        let fields = [
            ("name", name), ("short_name", name), ("start_url", base + "/"), ("scope", base + "/"),
            ("display", "standalone"),
        ]
        return String(Self.object(fields).dropLast()) + ",\"icons\":[\(icons.joined(separator: ","))]}"
    }

    private static func object(_ fields: [(String, String)]) -> String {
        "{" + fields.map { JSONText.string($0.0) + ":" + JSONText.string($0.1) }.joined(separator: ",") + "}"
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the number of pixels of a side of a square PNG file, which begins with its width and height.
    private static func side(of image: [UInt8]) -> Int? {
        guard image.count >= 24, image.starts(with: signature) else { return nil }
        let numbers = [16, 20].map { image[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return numbers[0] == numbers[1] && numbers[0] > 0 ? numbers[0] : nil
    }

    /// Returns the first letter of a name, on a color that the name determines.
    private static func letter(of name: String) -> String {
        let first = HTMLText.escaped(name.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "·")
        let hue = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 360 }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" \
            fill="hsl(\(hue) 60% 42%)"/><text x="32" y="45" font-family="system-ui,sans-serif" font-size="38" \
            font-weight="600" text-anchor="middle" fill="#fff">\(first)</text></svg>

            """
    }
}
