// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension LiveRegistry: WebHost {
    package nonisolated func asset(_ request: WebRequest) -> WebResponse? {
        assets.response(to: request)
    }

    package func respond(to request: WebRequest) async -> WebResponse {
        if let path = FilePath(request.path) { return await transfer(path, request) }
        if request.path == ForgetPage.path, let answer = await answerToForget(request) { return answer }
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
        if let hash = AssetStore.imageHash(request.path) {
            return assets.response(of: image(hash), hash: hash, request)
        }
        let visitor = visitor(of: request)
        var response = await page(request, visitor: visitor.name, viewport: viewport(request))
        if let cookie = visitor.cookie { response.headers.append("Set-Cookie", cookie) }
        return response
    }

    /// Returns the visitor of a request: the one that its cookie names, or a new one with the cookie that names it.
    ///
    /// A page with frames of ours brings the cookie itself: frames that load at the same time would each bring another.
    package func visitor(of request: WebRequest) -> (name: String, cookie: String?) {
        if let known = visitorCookie.visitor(of: request), !isForgotten(known) { return (known, nil) }
        let name = RandomToken.make()
        return (name, visitorCookie.header(name, isSecure: request.isSecure))
    }

    package func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        guard request.path == WireProtocol.socketPath else { return nil }
        return connect(request, outbound: outbound)
    }

    package func drain() async {
        let (began, count) = (now(), sessions.count)
        // The rest is for the store's last answers.
        let late = await drainAll(by: began + configuration.keepingLimit * 4 / 5)
        await untilKept(allBut: 0, by: began + configuration.keepingLimit)
        // What waits for a store that is down ends with the process.
        let waiting = configuration.capsules?.store.waitingCount ?? 0
        noteUnwritten(min(count, late + keeping.count + waiting), of: count)
        await untilNothingIsTaken()
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
        var viewport =
            request.cookies["vitrine-env"].flatMap(BrowserViewport.init(cookie:))
            ?? BrowserViewport(
                userAgent: request.headers["user-agent"], isMobile: request.headers["sec-ch-ua-mobile"])
        viewport.languages = BrowserViewport.languages(
            LanguageMatcher.languages(accepting: request.headers["accept-language"] ?? "")
        )
        if viewport.languages.isEmpty { viewport.languages = ["en"] }
        return viewport
    }
}
