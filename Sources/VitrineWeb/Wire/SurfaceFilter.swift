// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A filter that CSS has no function for: an SVG filter of the page, named by what it does, so that page and client
/// build it from its name alone.
package enum SurfaceFilter: Hashable, Sendable {
    /// A colour matrix: four rows of five numbers. `m1_0_0_…`
    case matrix([Double])
    /// Cuts an image by the alpha of what stands so many points above it, which itself is not shown. `k256`
    case mask(distance: Int)
    /// Erases of an image what stands so many points above it. `k256o`
    case eraser(distance: Int)

    package var name: String {
        switch self {
        case .matrix(let numbers): "m" + numbers.map { WireLength.number($0) }.joined(separator: "_")
        case .mask(let distance): "k\(distance)"
        case .eraser(let distance): "k\(distance)o"
        }
    }

    package var reference: String { "url(#\(name))" }

    /// How far above a masked layer its mask stands: out of the way of what it draws beyond its frame, and few numbers.
    package static func maskDistance(_ height: Double) -> Int {
        guard height.isFinite else { return 64 }
        return max(64, Int((min(max(height, 0), 1e6) / 32).rounded(.up)) * 64)
    }

    /// Returns the filters that some declarations name.
    package static func names(in declarations: String) -> [String] {
        declarations.split(separator: "url(#").dropFirst().compactMap { part in
            part.firstIndex(of: ")").map { String(part[..<$0]) }
        }
    }

    /// Returns the element behind a name; `nil` for a name of something else.
    package static func markup(_ name: String) -> String? {
        let body: String
        if name.hasPrefix("m") {
            body = "<feColorMatrix values=\"\(name.dropFirst().split(separator: "_").joined(separator: " "))\"/>"
        } else if name.hasPrefix("k") {
            let distance = name.dropFirst().prefix { $0 != "o" }
            body =
                "<feOffset dy=\"\(distance)\" result=\"k\"/>"
                + "<feComposite in=\"SourceGraphic\" in2=\"k\" operator=\"\(name.hasSuffix("o") ? "out" : "in")\"/>"
        } else {
            return nil
        }
        return "<filter id=\"\(name)\" x=\"-1\" y=\"-5\" width=\"3\" height=\"7\""
            + " color-interpolation-filters=\"sRGB\">\(body)</filter>"
    }
}
