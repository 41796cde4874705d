// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore

/// A content type of files or of dragged items.
///
/// - Support: partial: of the system's types only those that apps and browsers exchange.
public struct UTType: Hashable, Codable, Sendable {
    /// The identifier of the type, a reverse domain name.
    public let identifier: String

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// Creates a well-known type from its identifier; `nil` for an unknown one.
    public init?(_ identifier: String) {
        guard UTTypeTable.types[identifier] != nil || UTType.isDeclared(identifier) else { return nil }
        self.identifier = identifier
    }

    /// Creates the type of the files with an extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a point, in any case. One that nobody knows gives a type of its own.
    ///   - supertype: A type to conform to; `nil` is returned where the extension's type does not.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
        let ending = filenameExtension.lowercased()
        guard let known = UTTypeTable.byExtension[ending] else {
            self.init(known: UTTypeTable.dynamicPrefix + ending)
            return
        }
        self.init(known: known)
        guard conforms(to: supertype) else { return nil }
    }

    /// Creates the type with a media type.
    ///
    /// - Parameters:
    ///   - mimeType: The media type, in any case; `nil` is returned for an unknown one.
    ///   - supertype: A type to conform to; `nil` is returned where the type does not.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = UTTypeTable.byMediaType[mimeType.lowercased()] else { return nil }
        self.init(known: known)
        guard conforms(to: supertype) else { return nil }
    }

    /// Creates a type that the app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type that it conforms to, or `nil`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        UTType.declare(identifier, parentType)
    }

    /// Creates a type that another app defines.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parentType: The type that it conforms to, or `nil`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        UTType.declare(identifier, parentType)
    }

    /// The preferred extension of file names, without a point, or `nil`.
    public var preferredFilenameExtension: String? { fileExtensions.first }

    /// The preferred media type, or `nil`.
    public var preferredMIMEType: String? { UTTypeTable.types[identifier]?.mediaTypes.first }

    /// Whether the type was made for an extension that nobody declares.
    public var isDynamic: Bool { identifier.hasPrefix(UTTypeTable.dynamicPrefix) }

    /// The extensions of file names, the preferred one first.
    var fileExtensions: [String] {
        isDynamic
            ? [String(identifier.dropFirst(UTTypeTable.dynamicPrefix.count))]
            : UTTypeTable.types[identifier]?.extensions ?? []
    }

    /// Any item: the root of the physical types.
    public static let item = UTType(known: "public.item")
    /// Any content that users view or edit.
    public static let content = UTType(known: "public.content")
    /// Content of several parts, such as a text with images.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Any data.
    public static let data = UTType(known: "public.data")
    /// Any directory, a package or a folder.
    public static let directory = UTType(known: "public.directory")
    /// A folder that users browse.
    public static let folder = UTType(known: "public.folder")
    /// A directory that looks like a file.
    public static let package = UTType(known: "com.apple.package")
    /// Any archive of files.
    public static let archive = UTType(known: "public.archive")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without formatting, in any encoding.
    public static let plainText = UTType(known: "public.plain-text")
    /// UTF-8 text.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// UTF-16 text.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Text with fields between delimiters.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Tab-separated values.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Source code of any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source code in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Source code in JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A style sheet.
    public static let css = UTType(known: "public.css")
    /// JSON document.
    public static let json = UTType(known: "public.json")
    /// YAML document.
    public static let yaml = UTType(known: "public.yaml")
    /// XML document.
    public static let xml = UTType(known: "public.xml")
    /// HTML document.
    public static let html = UTType(known: "public.html")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// A log of a program.
    public static let log = UTType(known: "com.apple.log")
    /// A contact.
    public static let vCard = UTType(known: "public.vcard")
    /// An event or a task of any calendar format.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// Property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// Property list in XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// Property list in its binary form.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// Any database.
    public static let database = UTType(known: "public.database")
    /// A URL.
    public static let url = UTType(known: "public.url")
    /// A URL of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// Any presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// Any spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A file compressed with gzip.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A file compressed with bzip2.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// PNG image.
    public static let png = UTType(known: "public.png")
    /// JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// Windows bitmap image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Windows icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// SVG image.
    public static let svg = UTType(known: "public.svg-image")
    /// The raw image of any camera.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A photo with the moments around it.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// Any audio or video.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Any audio.
    public static let audio = UTType(known: "public.audio")
    /// MP3 audio.
    public static let mp3 = UTType(known: "public.mp3")
    /// Waveform audio.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// AIFF audio.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI audio.
    public static let midi = UTType(known: "public.midi-audio")
    /// MPEG-4 audio.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Any audiovisual content.
    public static let movie = UTType(known: "public.movie")
    /// Any video.
    public static let video = UTType(known: "public.video")
    /// MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg")
    /// MPEG-4 video.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// AVI movie.
    public static let avi = UTType(known: "public.avi")
    /// Any font.
    public static let font = UTType(known: "public.font")
    /// A three-dimensional scene.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

// MARK: - Conformance

extension UTType {
    /// Returns whether the type is the other type or conforms to it, directly or through supertypes.
    public func conforms(to type: UTType) -> Bool { UTType.conforms(identifier, to: type.identifier) }

    /// Returns whether the type conforms to a different type.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns whether a different type conforms to this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// The types that this type conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = UTType.parents(of: identifier)
        while let next = open.popLast() {
            if found.insert(UTType(known: next)).inserted { open += UTType.parents(of: next) }
        }
        return found
    }

    static func conforms(_ type: String, to other: String) -> Bool {
        type == other || parents(of: type).contains { conforms($0, to: other) }
    }

    private static func parents(of type: String) -> [String] {
        if type.hasPrefix(UTTypeTable.dynamicPrefix) { return [UTType.data.identifier] }
        let own = declared.withLock { $0[type] ?? nil }
        return (own.map { [$0] } ?? []) + (UTTypeTable.types[type]?.parents ?? [])
    }

    /// The types that apps declared, with their supertypes.
    ///
    /// It grows only with the number of those types.
    private static let declared = Mutex<[String: String?]>([:])

    private static func isDeclared(_ type: String) -> Bool { declared.withLock { $0[type] != nil } }

    private static func declare(_ type: String, _ parent: UTType?) {
        if let parent, conforms(parent.identifier, to: type) { return }
        declared.withLock { $0[type] = .some(parent?.identifier) }
    }
}
