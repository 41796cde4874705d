// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension LiveRegistry {
    /// Answers a request for a file between a page and its session. Contents are written and read off the main actor.
    nonisolated func transfer(_ path: FilePath, _ request: WebRequest) async -> WebResponse {
        switch request.method {
        case "PUT": await take(path, request)
        case "DELETE": await giveUp(path, request)
        default: await offer(path, request)
        }
    }

    /// A part of a file that the user has chosen: answered with the number of bytes that are there.
    private nonisolated func take(_ path: FilePath, _ request: WebRequest) async -> WebResponse {
        guard let offset = FilePath.offset(in: request.query) else { return line(400, "no offset", request) }
        guard let files = await sessionFiles(of: request) else { return line(403, "no session of yours", request) }
        guard let file = files.incoming(path.name) else { return line(404, "no such file is expected", request) }
        return switch file.take(request.body, at: offset) {
        case .taken(let count): line(200, String(count), request)
        case .gap(let count): line(409, String(count), request)
        case .refused: line(410, "the file is not taken any more", request)
        }
    }

    private nonisolated func giveUp(_ path: FilePath, _ request: WebRequest) async -> WebResponse {
        guard let files = await sessionFiles(of: request) else { return line(403, "no session of yours", request) }
        files.incoming(path.name)?.fail(.cancelled)
        return line(200, "given up", request)
    }

    /// A file that the app offers: as a download, which browsers save whatever it is and run nothing of, or shown in a
    /// frame or played, where it is of no origin at all. It is sent as it is now, and a download that was cut goes on if
    /// the file is still the same.
    private nonisolated func offer(_ path: FilePath, _ request: WebRequest) async -> WebResponse {
        guard let file = await download(path, of: request), let version = FileVersion(of: file.url) else {
            return line(404, "This file is not available any more.", request)
        }
        if let known = request.headers["if-match"], !version.isOne(of: known) {
            return line(412, "This file is another one by now.", request)
        }
        var headers = WebHeaders(configuration.policy.headers(isSecure: request.isSecure))
        headers.append("Content-Type", Self.isMediaType(file.mediaType) ? file.mediaType : "application/octet-stream")
        headers.append("Cache-Control", "private, no-store")
        if file.isShown {
            headers.set("Content-Security-Policy", Self.shownPolicy)
        } else {
            headers.append("Content-Disposition", ContentDisposition.attachment(named: file.name))
        }
        headers.append("Accept-Ranges", "bytes")
        headers.append("ETag", version.tag)
        guard let range = version.part(for: request) else {
            return WebResponse(
                status: 200, headers: headers, file: WebResponse.File(path: file.url.path, size: version.size))
        }
        guard !range.isEmpty else {
            headers.append("Content-Range", "bytes */\(version.size)")
            return WebResponse(status: 416, headers: headers)
        }
        headers.append("Content-Range", "bytes \(range.first)-\(range.first + range.count - 1)/\(version.size)")
        return WebResponse(
            status: 206, headers: headers,
            file: WebResponse.File(path: file.url.path, offset: range.first, size: range.count))
    }

    /// The content security policy of files that the app shows in a frame: an origin of their own, in pages of this
    /// server only.
    private nonisolated static let shownPolicy =
        "sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'"

    private nonisolated func line(_ status: Int, _ text: String, _ request: WebRequest) -> WebResponse {
        PlainPage.text(status, text, policy: configuration.policy, isSecure: request.isSecure)
    }

    /// Whether a text is a type and a subtype, perhaps with an encoding, and nothing that could be another header.
    private nonisolated static func isMediaType(_ text: String) -> Bool {
        let plain = text.hasSuffix("; charset=utf-8") ? text.dropLast("; charset=utf-8".count) : text[...]
        let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
            }
    }

    /// Returns the files of the session whose page sends a request.
    private func sessionFiles(of request: WebRequest) -> SessionFiles? {
        guard let token = request.headers[FilePath.sessionHeader], let entry = sessions[token],
            let visitor = visitorCookie.visitor(of: request), RandomToken.equal(visitor, entry.visitor)
        else { return nil }
        return entry.session.scene?.files
    }

    /// Returns the download of a name, of any session of the visitor who asks.
    private func download(_ path: FilePath, of request: WebRequest) -> SessionFiles.Download? {
        guard let visitor = visitorCookie.visitor(of: request), path.name.hasPrefix(configuration.tokenPrefix) else {
            return nil
        }
        let key = String(path.name.dropFirst(configuration.tokenPrefix.count))
        return sessions[visitor: visitor].lazy.compactMap { $0.session.scene?.files?.download(key) }.first
    }
}

/// The header that names a download.
enum ContentDisposition {
    /// Returns the header's value: the name in ASCII for those who read no other, and in UTF-8 (RFC 6266, RFC 8187).
    static func attachment(named name: String) -> String {
        let plain = String(name.map { $0.isASCII && !"\"\\%".contains($0) ? $0 : "_" })
        let encoded = name.utf8.map { byte in
            let isPlain =
                byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
            return isPlain || "-._~".utf8.contains(byte)
                ? String(Unicode.Scalar(byte)) : "%" + String(0x100 + Int(byte), radix: 16, uppercase: true).suffix(2)
        }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded.joined())"
    }
}
