// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// What stands in the place of a preview's picture where there is none: that it failed, and why.
struct FailurePicture {
    let title: String
    let reason: String
    let isDark: Bool

    /// Scripts do not run in a picture, and nothing is loaded.
    var svg: String {
        let (ground, text, alert) = isDark ? ("#1c1c1f", "#f4f4f6", "#ff8a80") : ("#f5f5f7", "#1d1d1f", "#b3261e")
        let lines = Self.lines(reason).enumerated().map { index, line in
            "<text x=\"200\" y=\"\(400 + 30 * index)\" fill=\"\(text)\">\(HTMLText.escaped(line))</text>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="400" height="800" viewBox="0 0 400 800" \
            font-family="system-ui, sans-serif" font-size="20" text-anchor="middle">
            <rect width="400" height="800" fill="\(ground)"/>
            <path d="M200 240l56 100H144zM200 275v30M200 320v1" fill="none" stroke="\(alert)" stroke-width="8" \
            stroke-linecap="round" stroke-linejoin="round"/>
            \(lines.joined(separator: "\n"))
            </svg>

            """
    }

    /// A picture breaks no lines by itself.
    private static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + word.count < 34 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word.prefix(34)))
            }
        }
        return Array(lines.prefix(8))
    }

    func response(_ policy: ResponsePolicy, isSecure: Bool) -> WebResponse {
        var headers = WebHeaders(policy.headers(isSecure: isSecure))
        headers.append("Content-Type", "image/svg+xml; charset=utf-8")
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 200, headers: headers, body: Array(svg.utf8))
    }
}
