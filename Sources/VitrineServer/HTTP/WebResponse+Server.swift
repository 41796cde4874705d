// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

extension WebResponse {
    /// Returns a response of the server itself: one line of text, never stored.
    package static func plain(_ status: Int, _ text: String, _ fields: [(String, String)] = []) -> WebResponse {
        WebResponse(
            status: status,
            headers: WebHeaders(
                [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")] + fields
            ),
            body: Array("\(text)\n".utf8)
        )
    }

    /// What to send when the client may hold this very content already: 304 without a body, or the response itself.
    ///
    /// The comparison is the weak one (RFC 9110 section 13.1.2).
    package func revalidated(for headers: WebHeaders) -> WebResponse {
        guard status == 200, let tag = self.headers["ETag"] else { return self }
        let opaque = { (tag: Substring) in tag.hasPrefix("W/") ? tag.dropFirst(2) : tag }
        let matches = headers.all("if-none-match").joined(separator: ",").split(separator: ",").contains { candidate in
            let candidate = candidate.drop { $0 == " " || $0 == "\t" }
            let end =
                candidate.lastIndex { $0 != " " && $0 != "\t" }.map(candidate.index(after:)) ?? candidate.startIndex
            return candidate[..<end] == "*" || opaque(candidate[..<end]) == opaque(tag[...])
        }
        guard matches else { return self }
        let kept: Set<String> = ["cache-control", "content-location", "date", "etag", "expires", "vary"]
        return WebResponse(
            status: 304,
            headers: WebHeaders(
                self.headers.fields.filter { kept.contains($0.name.lowercased()) }.map { ($0.name, $0.value) }
            )
        )
    }
}
