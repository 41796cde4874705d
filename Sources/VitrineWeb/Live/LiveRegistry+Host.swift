// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension LiveRegistry: WebHost {
    package nonisolated func asset(_ request: WebRequest) -> WebResponse? {
        assets.response(to: request)
    }

    package func respond(to request: WebRequest) async -> WebResponse {
        guard request.method == "GET" || request.method == "HEAD" else {
            var response = PlainPage.text(
                405,
                "Method Not Allowed",
                policy: configuration.policy,
                isSecure: request.isSecure
            )
            response.headers.append("Allow", "GET, HEAD")
            return response
        }
        if let file = asset(request) { return file }
        if let hash = AssetStore.imageHash(request.path) { return assets.picture(image(hash), hash: hash, request) }
        let known = visitorCookie.visitor(of: request)
        let visitor = known ?? RandomToken.make()
        var response = await page(request, visitor: visitor, viewport: viewport(request))
        if known == nil {
            response.headers.append("Set-Cookie", visitorCookie.header(visitor, isSecure: request.isSecure))
        }
        return response
    }

    package func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        guard request.path == WireProtocol.socketPath else { return nil }
        return connect(request, outbound: outbound)
    }

    package func drain() async {
        drainAll()
        await onDrain?()
    }

    /// Runs `tick` about once a second until cancelled.
    package func runClock() async {
        while !Task.isCancelled {
            tick()
            try? await Task.sleep(for: .seconds(1))
        }
    }

    private func viewport(_ request: WebRequest) -> BrowserViewport {
        var viewport = request.cookies["vitrine-env"].flatMap(BrowserViewport.init(cookie:)) ?? BrowserViewport()
        viewport.languages = BrowserViewport.languages(
            LanguageMatcher.languages(accepting: request.headers["accept-language"] ?? "")
        )
        if viewport.languages.isEmpty { viewport.languages = ["en"] }
        return viewport
    }
}
