// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore

/// A type of content: of files, of what is dragged.
///
/// - Support: partial: of the system's types the well-known ones.
public struct UTType: Hashable, Codable, Sendable {
    /// The reverse domain name of the type.
    public let identifier: String
    /// The ending of its files' names.
    public let preferredFilenameExtension: String?
    /// What HTTP calls it.
    public let preferredMIMEType: String?

    private init(_ identifier: String, _ ending: String?, _ media: String?) {
        self.identifier = identifier
        preferredFilenameExtension = ending
        preferredMIMEType = media
    }

    /// A well-known type by its identifier.
    public init?(_ identifier: String) {
        guard let known = UTType.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = known
    }

    /// A well-known type by the ending of its files' names.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let known = UTType.known.first(where: { $0.preferredFilenameExtension == ending }) else { return nil }
        self = known
    }

    /// A well-known type by what HTTP calls it.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = UTType.known.first(where: { $0.preferredMIMEType == mimeType.lowercased() }) else {
            return nil
        }
        self = known
    }

    /// A type that the app owns.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, nil, nil)
        UTType.declare(identifier, parentType)
    }

    /// A type that another app owns.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, nil, nil)
        UTType.declare(identifier, parentType)
    }

    public static let item = UTType("public.item", nil, nil)
    public static let content = UTType("public.content", nil, nil)
    public static let data = UTType("public.data", nil, "application/octet-stream")
    public static let text = UTType("public.text", nil, nil)
    public static let plainText = UTType("public.plain-text", "txt", "text/plain")
    public static let utf8PlainText = UTType("public.utf8-plain-text", nil, nil)
    public static let url = UTType("public.url", nil, nil)
    public static let fileURL = UTType("public.file-url", nil, nil)
    public static let image = UTType("public.image", nil, nil)
    public static let png = UTType("public.png", "png", "image/png")
    public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
    public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
    public static let heic = UTType("public.heic", "heic", "image/heic")
    public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
    public static let json = UTType("public.json", "json", "application/json")
    public static let xml = UTType("public.xml", "xml", "application/xml")
    public static let html = UTType("public.html", "html", "text/html")
    public static let rtf = UTType("public.rtf", "rtf", "text/rtf")
    public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
    public static let zip = UTType("public.zip-archive", "zip", "application/zip")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
    public static let propertyList = UTType("com.apple.property-list", "plist", nil)
    public static let folder = UTType("public.folder", nil, nil)
    public static let audio = UTType("public.audio", nil, nil)
    public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
    public static let movie = UTType("public.movie", nil, nil)
    public static let video = UTType("public.video", nil, nil)
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")

    private static let known: [UTType] = [
        .item, .content, .data, .text, .plainText, .utf8PlainText, .url, .fileURL, .image, .png, .jpeg, .gif, .heic,
        .svg,
        .json, .xml, .html, .rtf, .pdf, .zip, .commaSeparatedText, .propertyList, .folder, .audio, .mp3, .movie, .video,
        .mpeg4Movie,
    ]
}

// MARK: - What a type is a kind of

extension UTType {
    /// Whether everything of this type is of the other one, too; a type conforms to itself.
    public func conforms(to type: UTType) -> Bool { UTType.conforms(identifier, to: type.identifier) }

    /// Whether this type is a kind of the other one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether the other type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        let own = declared.withLock { $0[type] }
        return ((own.map { [$0] } ?? []) + (parents[type] ?? [])).contains { conforms($0, to: other) }
    }

    /// What apps said of their own types; as many as they have types.
    private static let declared = Mutex<[String: String]>([:])

    private static func declare(_ type: String, _ parent: UTType?) {
        guard let parent, !conforms(parent.identifier, to: type) else { return }
        declared.withLock { $0[type] = parent.identifier }
    }

    /// As the system declares them.
    private static let parents: [String: [String]] = [
        "public.data": ["public.item"], "public.folder": ["public.item"],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
        "public.comma-separated-values-text": ["public.text"], "public.json": ["public.text"],
        "public.xml": ["public.text"],
        "public.html": ["public.text"], "public.rtf": ["public.text"], "public.url": ["public.data"],
        "public.file-url": ["public.url"], "public.image": ["public.data", "public.content"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
        "public.svg-image": ["public.image", "public.xml"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.zip-archive": ["public.data"], "com.apple.property-list": ["public.data"],
        "public.audio": ["public.data", "public.content"], "public.mp3": ["public.audio"],
        "public.movie": ["public.data", "public.content"], "public.video": ["public.movie"],
        "public.mpeg-4": ["public.movie"],
    ]
}
