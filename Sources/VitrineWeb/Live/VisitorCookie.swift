// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The cookie that names a browser: tokens are bound to it, per-browser data is kept under it.
///
/// Where data outlives the process, a name counts only with the code that a stored key made for it (`name.code`): a
/// leaked or guessed name (from a log, from a file) does not open a store. A cookie that does not fit is none: its
/// browser gets another name.
struct VisitorCookie {
    static let name = "vitrine-visitor"
    /// Over TLS; browsers take the prefix `__Host-` for the path / only.
    var secureName: String { (basePath.isEmpty ? "__Host-" : "__Secure-") + Self.name }

    /// Signs names; without one a name stands for itself.
    let key: [UInt8]?
    /// The prefix of the server's paths below its origin (`ResponsePolicy`).
    var basePath = ""

    /// Returns the visitor of a request; `nil`: the browser needs a cookie.
    func visitor(of request: WebRequest) -> String? {
        request.cookies[request.isSecure ? secureName : Self.name].flatMap(visitor)
    }

    /// Returns the visitor who opens a socket. Without TLS, also under the name that others on the network can set.
    func visitor(of request: SocketRequest) -> String? {
        let cookies = request.headers.cookies
        return (cookies[secureName] ?? (request.isSecure ? nil : cookies[Self.name])).flatMap(visitor)
    }

    /// Returns the field that gives a browser its name.
    func header(_ visitor: String, isSecure: Bool) -> String {
        let value = key.map { visitor + "." + Base64URL.text(code(of: visitor, $0)) } ?? visitor
        let path = basePath.isEmpty ? "/" : basePath
        let base =
            "\(isSecure ? secureName : Self.name)=\(value); Path=\(path); HttpOnly; SameSite=Lax; Max-Age=31536000"
        return isSecure ? base + "; Secure" : base
    }

    /// Returns the fields by which a browser loses its name, and what else it keeps for us.
    func endings(isSecure: Bool) -> [String] {
        let path = basePath.isEmpty ? "/" : basePath
        return [isSecure ? secureName : Self.name, "vitrine-env", "vitrine-worker"].map { name in
            "\(name)=; Path=\(path); SameSite=Lax; Max-Age=0" + (isSecure ? "; Secure" : "")
        }
    }

    /// Returns the visitor whom a cookie names.
    private func visitor(_ value: String) -> String? {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == (key == nil ? 1 : 2) else { return nil }
        let visitor = String(parts[0])
        guard (20...64).contains(visitor.utf8.count), visitor == StoredImage.pathComponent(visitor) else { return nil }
        guard let key else { return visitor }
        let fits = Base64URL.bytes(String(parts[1])).map { MessageCode.equal($0, code(of: visitor, key)) }
        return fits == true ? visitor : nil
    }

    private func code(of visitor: String, _ key: [UInt8]) -> [UInt8] {
        MessageCode.hmac(Array("\(Self.name) \(visitor)".utf8), key: key)
    }
}

extension SocketRequest {
    /// The name in logs of the browser that the request says to be of, which is not proven.
    package var claimedVisitor: String? {
        let cookies = headers.cookies
        let value = ["__Host-", "__Secure-", ""].lazy.compactMap { cookies[$0 + VisitorCookie.name] }.first
        return value.map { LogText.name(String($0.prefix { $0 != "." })) }
    }
}

/// Programs that read pages and never open a socket.
enum Crawlers {
    static func isOne(_ userAgent: String?) -> Bool {
        guard let agent = userAgent?.lowercased() else { return false }
        return ["bot", "crawl", "spider", "slurp"].contains { agent.contains($0) }
    }
}
