// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
import VitrineLayout

/// The files of a server that belong to no session: client, style sheet, fonts, and images that were shown.
///
/// Answers on any thread, so that pages load their files while the main actor is busy.
package final class AssetStore: Sendable {
    private let policy: ResponsePolicy
    /// The font files that are there as the server starts.
    let fonts: FontFaces?
    /// The app's icon.
    let icon: AppIcon
    private let style: (file: CompressedFile, tag: String)
    private let images: Mutex<ServedImages>
    /// Font files that were asked for, by path.
    private let files = Mutex<[String: [UInt8]]>([:])

    /// Creates a store of the client's files and of fonts.
    ///
    /// - Parameters:
    ///   - policy: The headers of its responses.
    ///   - fonts: The font files that pages name.
    ///   - icon: The app's icon.
    ///   - imageBytes: The maximum number of bytes of images that are kept.
    init(policy: ResponsePolicy, fonts: FontFaces?, icon: AppIcon, imageBytes: Int) {
        self.policy = policy
        self.icon = icon
        self.fonts = fonts
        images = Mutex(ServedImages(limit: imageBytes))
        let style = ClientFiles.bytes("base.css") ?? []
        self.style = (
            CompressedFile(style + Array((fonts?.css(below: policy.basePath) ?? "").utf8)),
            [ClientFiles.build, fonts?.version].compactMap(\.self).joined(separator: ".")
        )
    }

    /// Bytes of the images that are kept.
    var servedImageBytes: Int { images.withLock { $0.bytes } }

    /// Whether a path leads to what only a process has that runs the app: images, files of sessions, and fonts of the
    /// app's own, which it may register at any time.
    package static func belongsToProcess(_ path: String) -> Bool {
        FilePath(path) != nil || path.hasPrefix("/_vitrine/image/")
            || path.hasPrefix("/_vitrine/fonts/\(FontFaces.familyPrefix)")
    }

    /// Keeps an image that a page shows.
    func put(_ image: StoredImage, hash: String) {
        images.withLock { $0.put(image, hash: hash) }
    }

    /// Returns the answer to a request that needs no session; `nil` for every other one, and for an image that is not
    /// kept.
    package func response(to request: WebRequest) -> WebResponse? {
        guard request.method == "GET" || request.method == "HEAD" else { return nil }
        let path = request.path
        // Browsers and home screens ask for these on their own.
        if path == "/favicon.ico" { return iconFile(icon.tab, request) }
        if Self.touchIcons.contains(path), let touch = icon.touch { return iconFile(touch, request) }
        if Self.isWellKnownFile(path) { return notFound(request) }
        guard path == "/_vitrine" || path.hasPrefix("/_vitrine/"), FilePath(path) == nil, path != ForgetPage.path
        else { return nil }
        let name = String(path.dropFirst("/_vitrine/".count))
        if name == "base.css" {
            return file(style.file, type: "text/css; charset=utf-8", tag: style.tag, request)
        }
        if let file = icon.files.first(where: { $0.name == name }) { return iconFile(file, request) }
        if name == AppIcon.manifestName {
            let manifest = Array(icon.manifest(below: policy.basePath).utf8)
            let tag = manifest.withUnsafeBytes { ContentHash.name(of: $0) }
            return file(manifest, type: "application/manifest+json", tag: tag, isImmutable: false, request)
        }
        if let script = ClientFiles.file(name) {
            return file(script, type: "text/javascript; charset=utf-8", tag: ClientFiles.build, request)
        }
        if let hash = Self.imageHash(path) {
            guard let image = images.withLock({ $0[hash] }) else { return nil }
            return response(of: image, hash: hash, request)
        }
        if let face = FontFaces.own(name: name) ?? fonts?.face(name),
            let bytes = face.font.map({ [UInt8]($0.bytes) }) ?? bytes(of: face.file)
        {
            return file(bytes, type: face.mediaType, tag: face.version, isImmutable: true, request)
        }
        return notFound(request)
    }

    private func iconFile(_ icon: AppIcon.File, _ request: WebRequest) -> WebResponse {
        file(icon.bytes, type: icon.type, tag: icon.tag, isImmutable: false, request)
    }

    /// Returns the hash of the image that a path names.
    static func imageHash(_ path: String) -> String? {
        guard path.hasPrefix(imagePrefix) else { return nil }
        let hash = String(path.dropFirst(imagePrefix.count))
        return hash == StoredImage.pathComponent(hash) ? hash : nil
    }

    /// Returns the answer for an image, wherever it was kept; 404 where there is none, or none that browsers may be
    /// given.
    func response(of image: StoredImage?, hash: String, _ request: WebRequest) -> WebResponse {
        guard let image, Self.imageTypes.contains(image.mediaType) else { return notFound(request) }
        return file(image.bytes, type: image.mediaType, tag: hash, isImmutable: true, request)
    }

    private static let imagePrefix = "/_vitrine/image/"
    /// No SVG: it is a document with scripts.
    private static let imageTypes: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]

    private static let touchIcons: Set<String> = ["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"]

    /// Files that browsers ask for by themselves; they are no routes of an app.
    private static func isWellKnownFile(_ path: String) -> Bool {
        path == "/robots.txt" || touchIcons.contains(path) || path.hasPrefix("/.well-known/")
    }

    private func notFound(_ request: WebRequest) -> WebResponse {
        PlainPage.notFound(in: icon, policy: policy, isSecure: request.isSecure)
    }

    private func bytes(of file: URL) -> [UInt8]? {
        if let known = files.withLock({ $0[file.path] }) { return known }
        guard let data = try? Data(contentsOf: file) else { return nil }
        let bytes = [UInt8](data)
        files.withLock { $0[file.path] = bytes }
        return bytes
    }

    /// Returns the answer with a file of the client, compressed for whoever accepts that; each form has a tag of its
    /// own.
    private func file(_ file: CompressedFile, type: String, tag: String, _ request: WebRequest) -> WebResponse {
        let gzip = CompressedFile.acceptsGzip(request.headers["accept-encoding"]) ? file.gzip : nil
        var response = self.file(
            gzip ?? file.bytes, type: type, tag: gzip == nil ? tag : "\(tag).gzip", isImmutable: false, request)
        response.headers.append("Vary", "Accept-Encoding")
        if gzip != nil, response.status == 200 { response.headers.append("Content-Encoding", "gzip") }
        return response
    }

    private func file(_ bytes: [UInt8], type: String, tag: String, isImmutable: Bool, _ request: WebRequest)
        -> WebResponse
    {
        var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
        let entityTag = "\"\(tag)\""
        headers.append("ETag", entityTag)
        headers.append("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache")
        if request.headers["if-none-match"] == entityTag { return WebResponse(status: 304, headers: headers) }
        headers.append("Content-Type", type)
        return WebResponse(status: 200, headers: headers, body: bytes)
    }
}
