// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore

/// A content type of files or of dragged items.
///
/// - Support: partial: only the well-known ones of the system's types.
public struct UTType: Hashable, Codable, Sendable {
    /// The identifier of the type, a reverse domain name.
    public let identifier: String
    /// The preferred extension of file names, without a point, or `nil`.
    public let preferredFilenameExtension: String?
    /// The preferred media type, or `nil`.
    public let preferredMIMEType: String?

    private init(_ identifier: String, _ ending: String?, _ media: String?) {
        self.identifier = identifier
        preferredFilenameExtension = ending
        preferredMIMEType = media
    }

    /// Creates a well-known type from its identifier; `nil` for an unknown one.
    public init?(_ identifier: String) {
        guard let known = UTType.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = known
    }

    /// Creates a well-known type from a file name extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, in any case; `nil` is returned for an unknown one.
    ///   - supertype: A type to conform to; ignored in Vitrine.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let known = UTType.known.first(where: { $0.preferredFilenameExtension == ending }) else { return nil }
        self = known
    }

    /// Creates a well-known type from a media type.
    ///
    /// - Parameters:
    ///   - mimeType: The media type, in any case; `nil` is returned for an unknown one.
    ///   - supertype: A type to conform to; ignored in Vitrine.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = UTType.known.first(where: { $0.preferredMIMEType == mimeType.lowercased() }) else {
            return nil
        }
        self = known
    }

    /// Creates a type that the app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type that it conforms to, or `nil`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, nil, nil)
        UTType.declare(identifier, parentType)
    }

    /// Creates a type that another app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type that it conforms to, or `nil`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier, nil, nil)
        UTType.declare(identifier, parentType)
    }

    /// Any item: the root of the physical types.
    public static let item = UTType("public.item", nil, nil)
    /// Any content that users view or edit.
    public static let content = UTType("public.content", nil, nil)
    /// Any data.
    public static let data = UTType("public.data", nil, "application/octet-stream")
    /// Any text.
    public static let text = UTType("public.text", nil, nil)
    /// Text without formatting, in any encoding.
    public static let plainText = UTType("public.plain-text", "txt", "text/plain")
    /// UTF-8 text.
    public static let utf8PlainText = UTType("public.utf8-plain-text", nil, nil)
    /// A URL.
    public static let url = UTType("public.url", nil, nil)
    /// A URL of a file.
    public static let fileURL = UTType("public.file-url", nil, nil)
    /// Any image.
    public static let image = UTType("public.image", nil, nil)
    /// PNG image.
    public static let png = UTType("public.png", "png", "image/png")
    /// JPEG image.
    public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
    /// GIF image.
    public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
    /// HEIC image.
    public static let heic = UTType("public.heic", "heic", "image/heic")
    /// SVG image.
    public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
    /// JSON document.
    public static let json = UTType("public.json", "json", "application/json")
    /// XML document.
    public static let xml = UTType("public.xml", "xml", "application/xml")
    /// HTML document.
    public static let html = UTType("public.html", "html", "text/html")
    /// Rich text.
    public static let rtf = UTType("public.rtf", "rtf", "text/rtf")
    /// PDF document.
    public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
    /// ZIP archive.
    public static let zip = UTType("public.zip-archive", "zip", "application/zip")
    /// Comma-separated values.
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
    /// Property list.
    public static let propertyList = UTType("com.apple.property-list", "plist", nil)
    /// A folder.
    public static let folder = UTType("public.folder", nil, nil)
    /// Any audio.
    public static let audio = UTType("public.audio", nil, nil)
    /// MP3 audio.
    public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
    /// Any audiovisual content.
    public static let movie = UTType("public.movie", nil, nil)
    /// Any video.
    public static let video = UTType("public.video", nil, nil)
    /// MPEG-4 video.
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")

    private static let known: [UTType] = [
        .item, .content, .data, .text, .plainText, .utf8PlainText, .url, .fileURL, .image, .png, .jpeg, .gif, .heic,
        .svg,
        .json, .xml, .html, .rtf, .pdf, .zip, .commaSeparatedText, .propertyList, .folder, .audio, .mp3, .movie, .video,
        .mpeg4Movie,
    ]
}

// MARK: - Conformance

extension UTType {
    /// Returns whether the type is the other type or conforms to it, directly or through supertypes.
    public func conforms(to type: UTType) -> Bool { UTType.conforms(identifier, to: type.identifier) }

    /// Returns whether the type conforms to a different type.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether a different type conforms to this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        let own = declared.withLock { $0[type] }
        return ((own.map { [$0] } ?? []) + (parents[type] ?? [])).contains { conforms($0, to: other) }
    }

    /// The supertypes that apps declared for their own types.
    ///
    /// It grows only with the number of those types.
    private static let declared = Mutex<[String: String]>([:])

    private static func declare(_ type: String, _ parent: UTType?) {
        guard let parent, !conforms(parent.identifier, to: type) else { return }
        declared.withLock { $0[type] = parent.identifier }
    }

    /// The supertypes of well-known types, as Apple declares them.
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
