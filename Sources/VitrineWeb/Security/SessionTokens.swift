// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Makes and checks the tokens that connect a page to its session.
///
/// A token says what it is for, when it was made and when it ends, and carries 128 random bits that name it. Its code
/// also covers what the page does not say: the visitor (the cookie), the app and the protocol's version. Whatever is
/// swapped, the code does not fit, and nothing tells which part it was. The code is checked before anything of the
/// token is believed. That a token works once is the caller's part: it forgets the name.
///
/// Times are the wall clock's, so that another process can check them; clocks may differ by ``skew``.
package struct SessionTokens: Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// A page adopts the scene that it was rendered from.
        case adoption = 1
        /// A page that lost its socket takes its session up again.
        case resume = 2
    }

    /// Why a token is not good: for logs and counters, never for the client.
    package enum Refusal: String, Error, Hashable, Sendable, CaseIterable {
        case malformed, signature, kind, expired, notYet = "from the future"
    }

    /// Seconds by which the clocks of two machines may differ.
    package static let skew = 60
    /// Characters of a token.
    package static let limit = 256

    package var keys: TokenKeys
    private let app: String
    private let protocolName: String
    private let seconds: @Sendable () -> Int

    /// Creates the issuer of an app's tokens.
    ///
    /// - Parameters:
    ///   - keys: The keys that tokens are signed with.
    ///   - app: The name of the app; tokens of another app are invalid here, even under the same key.
    ///   - protocolName: The protocol's name; tokens of another protocol are invalid, too.
    ///   - seconds: The wall clock, in seconds since 1970.
    package init(
        keys: TokenKeys,
        app: String,
        protocolName: String = WireProtocol.name,
        seconds: @escaping @Sendable () -> Int
    ) {
        self.keys = keys
        self.app = app
        self.protocolName = protocolName
        self.seconds = seconds
    }

    // MARK: - Tokens

    /// Returns a new token for a visitor, good for `lifetime` seconds.
    package func issue(_ kind: Kind, visitor: String, lifetime: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        let name = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return seal(name, kind, visitor: visitor, lifetime: lifetime)
    }

    /// Returns a token with which the page of a session comes back, in this process or another one.
    package func issue(_ session: SessionName, number: Int, visitor: String, lifetime: Int) -> String {
        seal(session.bytes + Self.bytes(number), .resume, visitor: visitor, lifetime: lifetime)
    }

    /// Returns the session that a token names, and the token's number.
    package func session(of token: String, visitor: String) throws(Refusal) -> (name: SessionName, number: Int) {
        let body = try open(token, .resume, visitor: visitor)
        guard let name = SessionName(body.prefix(SessionName.length)), body.count == SessionName.length + 8 else {
            throw .malformed
        }
        return (name, Self.number(body[SessionName.length...]))
    }

    package func check(_ token: String, is kind: Kind, visitor: String) throws(Refusal) {
        _ = try open(token, kind, visitor: visitor)
    }

    // MARK: - Sealed bytes

    private func seal(_ body: [UInt8], _ kind: Kind, visitor: String, lifetime: Int) -> String {
        let now = seconds()
        let payload = [kind.rawValue] + Self.bytes(now) + Self.bytes(now + lifetime) + body
        return Base64URL.text(payload + keys.sign(message(payload, visitor)))
    }

    /// Returns the bytes of a sealed text. Nothing in it is read before its code fits.
    private func open(_ text: String, _ kind: Kind, visitor: String) throws(Refusal) -> [UInt8] {
        let head = 1 + 8 + 8
        guard text.utf8.count <= Self.limit, let bytes = Base64URL.bytes(text),
            bytes.count >= head + MessageCode.length
        else { throw .malformed }
        let payload = Array(bytes.dropLast(MessageCode.length))
        let now = seconds()
        let code = Array(bytes.suffix(MessageCode.length))
        guard keys.verify(code, of: message(payload, visitor), now: now) else { throw .signature }
        guard payload[0] == kind.rawValue else { throw .kind }
        guard Self.number(payload[1..<9]) <= now + Self.skew else { throw .notYet }
        guard Self.number(payload[9..<17]) + Self.skew >= now else { throw .expired }
        return Array(payload.dropFirst(head))
    }

    /// Returns the message that is authenticated: the payload and, each with its length, the values it is bound to.
    private func message(_ payload: [UInt8], _ visitor: String) -> [UInt8] {
        var message = payload
        for part in [visitor, app, protocolName] {
            message += Self.bytes(part.utf8.count) + Array(part.utf8)
        }
        return message
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        // The signature fits, so the number is one of ours and far from the edges.
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}

/// The name of a session in every process that may hold it: 128 random bits.
package struct SessionName: Hashable, Sendable {
    static let length = 16

    let bytes: [UInt8]

    /// A name that nothing else has.
    package init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = Array(bytes)
    }

    /// The name as letters, digits, hyphens and underscores.
    package var text: String { Base64URL.text(bytes) }
}
