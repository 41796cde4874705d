// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Answers without an app: complete documents that need no file of ours.
package enum PlainPage {
    /// Returns the page for an address that leads nowhere.
    ///
    /// - Parameters:
    ///   - icon: The app's name and icon; `nil` for a server without an app.
    ///   - policy: The headers of the response.
    ///   - isSecure: Whether the connection is encrypted.
    /// - Returns: The page, with a link to the app's first page.
    package static func notFound(in icon: AppIcon? = nil, policy: ResponsePolicy, isSecure: Bool) -> WebResponse {
        document(
            404,
            title: "Page not found",
            icon: icon,
            body: "There is nothing at this address.",
            policy: policy,
            isSecure: isSecure
        )
    }

    package static func document(
        _ status: Int,
        title: String,
        icon: AppIcon? = nil,
        body: String,
        policy: ResponsePolicy,
        isSecure: Bool
    ) -> WebResponse {
        let base = HTMLText.escaped(policy.basePath)
        let name = icon.map { HTMLText.escaped($0.name) }
        let title = HTMLText.escaped(title)
        return page(
            status, language: "en", title: title + (name.map { " · " + $0 } ?? ""),
            head: icon?.links(below: policy.basePath) ?? "",
            body: """
                \(name.map { "<p>\($0)</p>" } ?? "")<h1>\(title)</h1><p>\(HTMLText.escaped(body))</p>
                <p><a href="\(base)/">Start page</a></p>
                """, policy, isSecure)
    }

    /// Returns a page that says that the server is busy, and asks again after a number of seconds.
    package static func busy(_ status: Int, words: BusyWords, wait: Int, policy: ResponsePolicy, isSecure: Bool)
        -> WebResponse
    {
        let title = HTMLText.escaped(words.title)
        var result = page(
            status, language: words.language, isRightToLeft: words.isRightToLeft, title: title,
            head: """
                <meta http-equiv="refresh" content="\(wait)">
                <meta name="robots" content="noindex">

                """, body: "<h1>\(title)</h1><p role=\"status\">\(HTMLText.escaped(words.text))</p>", policy, isSecure)
        result.headers.append("Retry-After", String(wait))
        return result
    }

    package static func text(_ status: Int, _ text: String, policy: ResponsePolicy, isSecure: Bool) -> WebResponse {
        response(status, text + "\n", "text/plain; charset=utf-8", policy, isSecure)
    }

    /// The style of these pages, in both schemes.
    private static let style = """
        body{margin:0;display:grid;place-items:center;min-height:100vh;text-align:center;background:#f2f2f7;color:#000;\
        font:17px/1.4 system-ui,sans-serif}
        main{padding:24px}
        h1{font-size:28px;margin:0 0 8px}
        p{margin:0 0 20px;color:#636366}
        a,button{display:inline-block;padding:12px 22px;border:0;border-radius:99px;background:#0066cc;color:#fff;\
        font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
        button{background:#c5160b;margin:0 0 20px}
        a:focus-visible,button:focus-visible{outline:3px solid #1a73e8;outline-offset:3px}
        @media (prefers-color-scheme:dark){body{background:#000;color:#fff}p{color:#aeaeb2}}
        """

    static func page(
        _ status: Int, language: String, isRightToLeft: Bool = false, title: String, head: String, body: String,
        _ policy: ResponsePolicy, _ isSecure: Bool
    ) -> WebResponse {
        let nonce = RandomToken.make()
        let html = """
            <!DOCTYPE html>
            <html lang="\(language)" dir="\(isRightToLeft ? "rtl" : "ltr")">
            <head><meta charset="utf-8"><title>\(title)</title>
            \(head)<meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <style nonce="\(HTMLText.escaped(nonce))">
            \(style)
            </style></head>
            <body><main>\(body)</main></body>
            </html>

            """
        return response(status, html, "text/html; charset=utf-8", policy, isSecure, nonce: nonce)
    }

    private static func response(
        _ status: Int,
        _ body: String,
        _ type: String,
        _ policy: ResponsePolicy,
        _ isSecure: Bool,
        nonce: String? = nil
    ) -> WebResponse {
        var headers = WebHeaders(policy.headers(nonce: nonce, isSecure: isSecure))
        headers.append("Content-Type", type)
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: status, headers: headers, body: Array(body.utf8))
    }
}
