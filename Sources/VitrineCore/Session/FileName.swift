// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Names of files that come from elsewhere.
package enum FileName {
    /// Divides a name at its last point.
    ///
    /// - Parameter name: The name, without a folder.
    /// - Returns: What stands before the point, and what stands behind it: empty for a name without a point.
    package static func parts(of name: String) -> (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: ".") else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// The number of bytes that a file system takes (Linux: `NAME_MAX`).
    private static let limit = 255

    /// Returns a name that is one component of a path whatever it was: without separators, control characters and a
    /// point at its beginning, and short enough to be written. The extension stays.
    package static func safe(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
        let seen = last.unicodeScalars.filter { !isInvisible($0) }
        let visible = String(String.UnicodeScalarView(seen))
        var safe = String(visible.drop { $0 == "." || $0.isWhitespace })
        while safe.last?.isWhitespace == true { safe.removeLast() }
        guard !safe.isEmpty else { return "File" }
        guard safe.utf8.count > limit else { return safe }
        let dot = safe.lastIndex(of: ".").flatMap { safe[$0...].utf8.count <= 32 ? $0 : nil } ?? safe.endIndex
        let ending = safe[dot...]
        var stem = safe[..<dot]
        while stem.utf8.count + ending.utf8.count > limit { stem.removeLast() }
        return String(stem + ending)
    }

    /// Whether a character has no look of its own, or changes how those beside it are read: a name could pretend to be
    /// another one.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        // What joins letters and pictures is a part of them.
        if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
        return switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}
