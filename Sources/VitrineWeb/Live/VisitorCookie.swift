// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The cookie that names a browser: tokens are bound to it, per-browser data is kept under it.
enum VisitorCookie {
    static let name = "vitrine-visitor"
    static let secureName = "__Host-vitrine-visitor"

    /// The visitor of a request, and whether the cookie must be set.
    static func read(_ request: WebRequest) -> (visitor: String?, isNew: Bool) {
        let value = request.cookies[request.isSecure ? secureName : name]
        guard let value, isOne(value) else { return (nil, true) }
        return (value, false)
    }

    /// The visitor who opens a socket. A cookie that anybody on the way can plant counts only where there is no TLS.
    static func read(_ request: SocketRequest) -> String? {
        let cookies = request.headers.cookies
        let value = cookies[secureName] ?? (request.isSecure ? nil : cookies[name])
        return value.flatMap { isOne($0) ? $0 : nil }
    }

    private static func isOne(_ value: String) -> Bool {
        (20...64).contains(value.utf8.count) && value == StoredImage.pathComponent(value)
    }

    static func header(_ visitor: String, isSecure: Bool) -> String {
        let base = "\(isSecure ? secureName : name)=\(visitor); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
        return isSecure ? base + "; Secure" : base
    }
}

/// Programs that read pages and never open a socket.
enum Crawlers {
    static func isOne(_ userAgent: String?) -> Bool {
        guard let agent = userAgent?.lowercased() else { return false }
        return ["bot", "crawl", "spider", "slurp"].contains { agent.contains($0) }
    }
}
