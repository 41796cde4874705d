// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension BrowserViewport {
    /// The window of a device of the kind that a request comes from, for a browser that has told nothing yet.
    ///
    /// A first page for another kind of device would change as a whole when its script has measured the window, and
    /// keep its shape where there are no scripts. Sizes are common ones; whatever is no browser gets a phone's.
    ///
    /// - Parameters:
    ///   - userAgent: The header `User-Agent`.
    ///   - isMobile: The client hint `Sec-CH-UA-Mobile`, which Chromium sends.
    init(userAgent: String?, isMobile: String?) {
        self.init()
        let agent = userAgent ?? ""
        func names(_ words: [String]) -> Bool { words.contains { agent.contains($0) } }
        if isMobile == "?1" || names(["Mobi", "iPhone"]) { return }
        if names(["iPad", "Android"]) {
            (width, height, scale) = (820, 1_180, 2)
        } else if names(["Windows", "Macintosh", "X11", "CrOS"]) {
            (width, height, scale) = (1_280, 720, names(["Macintosh"]) ? 2 : 1)
        }
    }
}
