// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Answers without an app: complete documents that need no file of ours.
package enum PlainPage {
    package static func notFound(policy: ResponsePolicy, isSecure: Bool) -> WebResponse {
        document(
            404,
            title: "Page not found",
            body: "There is nothing at this address.",
            policy: policy,
            isSecure: isSecure
        )
    }

    package static func document(
        _ status: Int,
        title: String,
        body: String,
        policy: ResponsePolicy,
        isSecure: Bool
    ) -> WebResponse {
        let html = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>\(HTMLText.escaped(title))</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark"></head>
            <body><main><h1>\(HTMLText.escaped(title))</h1><p>\(HTMLText.escaped(body))</p>
            <p><a href="\(HTMLText.escaped(policy.basePath))/">Start page</a></p></main></body>
            </html>

            """
        return response(status, html, "text/html; charset=utf-8", policy, isSecure)
    }

    /// There is no room now: the page says so and asks again after a number of seconds.
    package static func busy(_ status: Int, words: BusyWords, wait: Int, policy: ResponsePolicy, isSecure: Bool)
        -> WebResponse
    {
        let title = HTMLText.escaped(words.title)
        let html = """
            <!DOCTYPE html>
            <html lang="\(words.language)" dir="\(words.isRightToLeft ? "rtl" : "ltr")">
            <head><meta charset="utf-8"><title>\(title)</title>
            <meta http-equiv="refresh" content="\(wait)">
            <meta name="robots" content="noindex">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark"></head>
            <body><main><h1>\(title)</h1><p role="status">\(HTMLText.escaped(words.text))</p></main></body>
            </html>

            """
        var result = response(status, html, "text/html; charset=utf-8", policy, isSecure)
        result.headers.append("Retry-After", String(wait))
        return result
    }

    package static func text(_ status: Int, _ text: String, policy: ResponsePolicy, isSecure: Bool) -> WebResponse {
        response(status, text + "\n", "text/plain; charset=utf-8", policy, isSecure)
    }

    private static func response(
        _ status: Int,
        _ body: String,
        _ type: String,
        _ policy: ResponsePolicy,
        _ isSecure: Bool
    ) -> WebResponse {
        var headers = WebHeaders(policy.headers(isSecure: isSecure))
        headers.append("Content-Type", type)
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: status, headers: headers, body: Array(body.utf8))
    }
}
