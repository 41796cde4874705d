// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineUI

extension LiveRegistry: WebHost {
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
        if request.path == "/_vitrine" || request.path.hasPrefix("/_vitrine/") { return asset(request) }
        if request.path == "/favicon.ico" {
            // Browsers ask for it on their own; there is none, and that is no error.
            return WebResponse(
                status: 204,
                headers: WebHeaders(configuration.policy.headers(isSecure: request.isSecure))
            )
        }
        if Self.isWellKnownFile(request.path) {
            return PlainPage.notFound(policy: configuration.policy, isSecure: request.isSecure)
        }
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

    /// Files that browsers ask for by themselves; they are no routes of an app.
    private static func isWellKnownFile(_ path: String) -> Bool {
        ["/robots.txt", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"].contains(path)
            || path.hasPrefix("/.well-known/")
    }

    private func viewport(_ request: WebRequest) -> Viewport {
        var viewport = request.cookies["vitrine-env"].flatMap(Viewport.init(cookie:)) ?? Viewport()
        viewport.languages = Viewport.languages(
            LanguageMatcher.languages(accepting: request.headers["accept-language"] ?? "")
        )
        if viewport.languages.isEmpty { viewport.languages = ["en"] }
        return viewport
    }

    // MARK: - Assets

    private func asset(_ request: WebRequest) -> WebResponse {
        let name = String(request.path.dropFirst("/_vitrine/".count))
        if var bytes = ClientFiles.bytes(name) {
            let isStyle = name == "base.css"
            let type = isStyle ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
            var tag = ClientFiles.build
            if isStyle, let fonts {
                bytes += Array(fonts.css.utf8)
                tag += "." + fonts.version
            }
            return file(bytes, type: type, tag: tag, isImmutable: false, request)
        }
        if name.hasPrefix("image/") {
            let hash = String(name.dropFirst("image/".count))
            if hash == StoredImage.pathComponent(hash), let image = image(hash),
                Self.imageTypes.contains(image.mediaType)
            {
                return file(image.bytes, type: image.mediaType, tag: hash, isImmutable: true, request)
            }
        }
        if let face = fonts?.face(name), let bytes = FileCache.bytes(face.file) {
            return file(bytes, type: face.mediaType, tag: face.version, isImmutable: true, request)
        }
        return PlainPage.notFound(policy: configuration.policy, isSecure: request.isSecure)
    }

    /// No SVG: it is a document with scripts.
    private static let imageTypes: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]

    private func file(_ bytes: [UInt8], type: String, tag: String, isImmutable: Bool, _ request: WebRequest)
        -> WebResponse
    {
        var headers = WebHeaders(configuration.policy.headers(isSecure: request.isSecure))
        let entityTag = "\"\(tag)\""
        headers.append("ETag", entityTag)
        headers.append("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache")
        if request.headers["if-none-match"] == entityTag { return WebResponse(status: 304, headers: headers) }
        headers.append("Content-Type", type)
        return WebResponse(status: 200, headers: headers, body: bytes)
    }
}

/// Files read once.
@MainActor private enum FileCache {
    private static var contents: [String: [UInt8]] = [:]

    static func bytes(_ file: URL) -> [UInt8]? {
        if let known = contents[file.path] { return known }
        guard let data = try? Data(contentsOf: file) else { return nil }
        contents[file.path] = [UInt8](data)
        return contents[file.path]
    }
}
