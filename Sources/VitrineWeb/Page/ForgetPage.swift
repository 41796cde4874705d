// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The page on which visitors have their data deleted, without a script: GET asks, POST deletes.
package enum ForgetPage {
    package static let path = "/_vitrine/forget"
    /// The method of the request that the front process sends to each worker; requests from connections cannot have it.
    package static let workersMethod = "FORGET"

    /// Returns the page that asks.
    ///
    /// - Parameters:
    ///   - request: The request for the page.
    ///   - isKnown: Whether anything may be kept of whoever asks.
    ///   - isShared: Whether the databases belong to all visitors.
    ///   - policy: The headers of the response.
    /// - Returns: The page, with a button where there is something to delete.
    static func question(
        _ request: WebRequest, isKnown: Bool, isShared: Bool, policy: ResponsePolicy
    ) -> WebResponse {
        let words = words(for: request)
        var body = paragraph(isKnown ? words.question : words.nothing)
        if isShared { body += paragraph(words.shared) }
        if isKnown {
            body += """
                <form method="post" action="\(HTMLText.escaped(policy.basePath + path))">\
                <button type="submit">\(HTMLText.escaped(words.button))</button></form>
                """
        }
        return page(200, words.title, body, words, request, policy)
    }

    /// Returns the page that says what was deleted. Where everything was, the browser forgets its name, too.
    package static func answer(
        _ outcome: ForgottenData, to request: WebRequest, policy: ResponsePolicy
    ) -> WebResponse {
        let words = words(for: request)
        let shared = outcome.isShared ? paragraph(words.shared) : ""
        guard !outcome.hasFailed else {
            return page(500, words.failure, paragraph(words.again) + shared, words, request, policy)
        }
        let kilobytes = (outcome.size.bytes + 1_023) / 1_024
        let counts = "\(words.pages): \(outcome.pages) · \(words.files): \(outcome.size.files) (\(kilobytes) KB)"
        var response = page(
            200, words.done, paragraph(words.gone) + paragraph(counts) + shared, words, request, policy)
        for ending in VisitorCookie(key: nil, basePath: policy.basePath).endings(isSecure: request.isSecure) {
            response.headers.append("Set-Cookie", ending)
        }
        // Both are the whole origin's, which an app below a path shares with others.
        if policy.basePath.isEmpty { response.headers.append("Clear-Site-Data", "\"cache\", \"storage\"") }
        return response
    }

    private static func words(for request: WebRequest) -> ForgetWords {
        let languages = LanguageMatcher.languages(accepting: request.headers["accept-language"] ?? "")
        return ForgetWords(language: BrowserViewport.languages(languages).first ?? "en")
    }

    private static func paragraph(_ text: String) -> String { "<p>\(HTMLText.escaped(text))</p>" }

    private static func page(
        _ status: Int, _ title: String, _ body: String, _ words: ForgetWords, _ request: WebRequest,
        _ policy: ResponsePolicy
    ) -> WebResponse {
        let title = HTMLText.escaped(title)
        let base = HTMLText.escaped(policy.basePath)
        return PlainPage.page(
            status, language: words.language, isRightToLeft: words.language == "ar", title: title,
            head: "<meta name=\"robots\" content=\"noindex\">\n",
            body: "<h1>\(title)</h1>\(body)<p><a href=\"\(base)/\">\(HTMLText.escaped(words.start))</a></p>", policy,
            request.isSecure)
    }
}
