// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// What stands in a preview's place when it cannot run: what happened, where, and a way to try again.
package struct NoticePage: Hashable, Sendable {
    package enum Kind: String, Sendable { case trap, failure }

    package var kind: Kind
    package var title: String
    package var message: String
    package var place: String?
    package var output: [String]
    package var isDark: Bool

    /// Returns the page of a preview that ended its process.
    package static func trap(_ report: TrapReport, of preview: PreviewSummary, isDark: Bool) -> NoticePage {
        NoticePage(
            kind: .trap,
            title: "\(preview.title) trapped",
            message: report.message,
            place: report.place ?? "somewhere in the preview at \(preview.place)",
            output: report.output,
            isDark: isDark
        )
    }

    /// Returns the page of a preview that was refused before it ran.
    package static func failure(_ error: any Error, of place: String, isDark: Bool) -> NoticePage {
        NoticePage(
            kind: .failure,
            title: "This preview cannot be shown",
            message: String(describing: error),
            place: place,
            output: [],
            isDark: isDark
        )
    }

    package var html: String {
        let scheme = isDark ? "dark" : "light"
        return """
            <!DOCTYPE html>
            <html lang="en" data-scheme="\(scheme)" data-notice="\(kind.rawValue)">
            <head><meta charset="utf-8"><title>\(HTMLText.escaped(title))</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="\(scheme)">
            <link rel="stylesheet" href="/_gallery/notice.css"></head>
            <body><main>
            \(GalleryIcon.warning.svg)
            <h1>\(HTMLText.escaped(title))</h1>
            <p class="message">\(HTMLText.escaped(message))</p>
            \(place.map { "<p class=\"place\"><code>\(HTMLText.escaped($0))</code></p>" } ?? "")
            <p><a class="again" href="">Run again</a></p>
            \(details)</main></body>
            </html>

            """
    }

    private var details: String {
        guard !output.isEmpty else { return "" }
        let lines = output.map(HTMLText.escaped).joined(separator: "\n")
        return "<details><summary>What the process said last</summary><pre tabindex=\"0\">\(lines)</pre></details>\n"
    }

    package func response(isSecure: Bool) -> WebResponse {
        var policy = ResponsePolicy()
        policy.framing = .sameOrigin
        var headers = WebHeaders(policy.headers(isSecure: isSecure))
        headers.append("Content-Type", "text/html; charset=utf-8")
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 200, headers: headers, body: Array(html.utf8))
    }
}
