// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The table of content types: file name extensions and media types, the preferred ones first, and the types that each
/// conforms to, as Apple declares them.
enum UTTypeTable {
    struct Entry: Sendable {
        let extensions: [String]
        let mediaTypes: [String]
        let parents: [String]

        init(_ extensions: [String], _ mediaTypes: [String], _ parents: [String]) {
            self.extensions = extensions
            self.mediaTypes = mediaTypes
            self.parents = parents
        }
    }

    /// The identifiers of types that were made for an extension begin so.
    static let dynamicPrefix = "dyn."

    static let types: [String: Entry] = [
        "public.item": Entry([], [], []),
        "public.content": Entry([], [], []),
        "public.composite-content": Entry([], [], ["public.content"]),
        "public.data": Entry([], ["application/octet-stream"], ["public.item"]),
        "public.directory": Entry([], [], ["public.item"]),
        "public.folder": Entry([], [], ["public.directory"]),
        "com.apple.package": Entry([], [], ["public.directory"]),
        "public.archive": Entry([], [], ["public.data"]),
        "public.text": Entry([], [], ["public.data", "public.content"]),
        "public.plain-text": Entry(["txt", "text"], ["text/plain"], ["public.text"]),
        "public.utf8-plain-text": Entry([], [], ["public.plain-text"]),
        "public.utf16-plain-text": Entry([], [], ["public.plain-text"]),
        "public.delimited-values-text": Entry([], [], ["public.text"]),
        "public.comma-separated-values-text": Entry(["csv"], ["text/csv"], ["public.delimited-values-text"]),
        "public.tab-separated-values-text": Entry(
            ["tsv"], ["text/tab-separated-values"], ["public.delimited-values-text"]),
        "public.source-code": Entry([], [], ["public.plain-text"]),
        "public.swift-source": Entry(["swift"], [], ["public.source-code"]),
        "com.netscape.javascript-source": Entry(["js", "mjs"], ["text/javascript"], ["public.source-code"]),
        "public.css": Entry(["css"], ["text/css"], ["public.text"]),
        "public.json": Entry(["json"], ["application/json"], ["public.text"]),
        "public.yaml": Entry(["yaml", "yml"], ["application/x-yaml"], ["public.text"]),
        "public.xml": Entry(["xml"], ["application/xml", "text/xml"], ["public.text"]),
        "public.html": Entry(["html", "htm"], ["text/html"], ["public.text"]),
        "public.rtf": Entry(["rtf"], ["text/rtf", "application/rtf"], ["public.text"]),
        "com.apple.log": Entry(["log"], [], ["public.plain-text"]),
        "public.vcard": Entry(["vcf", "vcard"], ["text/vcard"], ["public.text"]),
        "public.calendar-event": Entry([], [], ["public.data"]),
        "com.apple.property-list": Entry(["plist"], [], ["public.data"]),
        "com.apple.xml-property-list": Entry([], [], ["public.xml", "com.apple.property-list"]),
        "com.apple.binary-property-list": Entry([], [], ["com.apple.property-list"]),
        "public.database": Entry([], [], ["public.data"]),
        "public.url": Entry([], [], ["public.data"]),
        "public.file-url": Entry([], [], ["public.url"]),
        "com.adobe.pdf": Entry(["pdf"], ["application/pdf"], ["public.data", "public.composite-content"]),
        "org.idpf.epub-container": Entry(
            ["epub"], ["application/epub+zip"], ["public.data", "public.composite-content"]),
        "public.presentation": Entry([], [], ["public.composite-content"]),
        "public.spreadsheet": Entry([], [], ["public.content"]),
        "public.zip-archive": Entry(["zip"], ["application/zip"], ["public.archive"]),
        "org.gnu.gnu-zip-archive": Entry(
            ["gz", "gzip"], ["application/gzip", "application/x-gzip"], ["public.archive"]),
        "public.bzip2-archive": Entry(["bz2"], ["application/x-bzip2"], ["public.archive"]),
        "public.image": Entry([], [], ["public.data", "public.content"]),
        "public.png": Entry(["png"], ["image/png"], ["public.image"]),
        "public.jpeg": Entry(["jpeg", "jpg", "jpe"], ["image/jpeg"], ["public.image"]),
        "com.compuserve.gif": Entry(["gif"], ["image/gif"], ["public.image"]),
        "public.tiff": Entry(["tiff", "tif"], ["image/tiff"], ["public.image"]),
        "com.microsoft.bmp": Entry(["bmp"], ["image/bmp"], ["public.image"]),
        "com.microsoft.ico": Entry(["ico"], ["image/vnd.microsoft.icon", "image/x-icon"], ["public.image"]),
        "public.heic": Entry(["heic"], ["image/heic"], ["public.heif-standard"]),
        "public.heif": Entry(["heif"], ["image/heif"], ["public.heif-standard"]),
        "org.webmproject.webp": Entry(["webp"], ["image/webp"], ["public.image"]),
        "public.svg-image": Entry(["svg"], ["image/svg+xml"], ["public.image", "public.xml"]),
        "public.camera-raw-image": Entry(["dng"], ["image/x-adobe-dng"], ["public.image"]),
        "com.apple.live-photo": Entry([], [], ["public.data", "public.content"]),
        "public.audiovisual-content": Entry([], [], ["public.data", "public.content"]),
        "public.audio": Entry([], [], ["public.audiovisual-content"]),
        "public.mp3": Entry(["mp3"], ["audio/mpeg", "audio/mp3"], ["public.audio"]),
        "com.microsoft.waveform-audio": Entry(
            ["wav", "wave"], ["audio/vnd.wave", "audio/wav", "audio/x-wav"], ["public.audio"]),
        "public.aiff-audio": Entry(["aiff", "aif"], ["audio/aiff", "audio/x-aiff"], ["public.audio"]),
        "public.midi-audio": Entry(["midi", "mid"], ["audio/midi"], ["public.audio"]),
        "public.mpeg-4-audio": Entry(["mp4a", "m4a"], ["audio/mp4", "audio/x-m4a"], ["public.audio"]),
        "public.movie": Entry([], [], ["public.audiovisual-content"]),
        "public.video": Entry([], [], ["public.movie"]),
        "public.mpeg": Entry(["mpg", "mpeg"], ["video/mpeg"], ["public.movie"]),
        "public.mpeg-4": Entry(["mp4", "m4v"], ["video/mp4"], ["public.movie"]),
        "com.apple.quicktime-movie": Entry(["mov", "qt"], ["video/quicktime"], ["public.movie"]),
        "public.avi": Entry(["avi"], ["video/avi", "video/x-msvideo"], ["public.movie"]),
        "public.font": Entry(["ttf", "otf"], ["font/ttf", "font/otf"], ["public.data"]),
        "com.pixar.universal-scene-description-mobile": Entry(["usdz"], ["model/vnd.usdz+zip"], ["public.data"]),
        "public.heif-standard": Entry([], [], ["public.image"]),
        "org.webmproject.webm": Entry(["webm"], ["video/webm"], ["public.movie"]),
        "org.xiph.ogg-audio": Entry(["oga", "ogg"], ["audio/ogg"], ["public.audio"]),
        "org.xiph.flac": Entry(["flac"], ["audio/flac"], ["public.audio"]),
        "public.avif": Entry(["avif"], ["image/avif"], ["public.image"]),
        "net.daringfireball.markdown": Entry(["md", "markdown"], ["text/markdown"], ["public.text"]),
        "com.apple.ical.ics": Entry(["ics"], ["text/calendar"], ["public.text", "public.calendar-event"]),
        "org.openxmlformats.wordprocessingml.document": Entry(
            ["docx"], ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
            ["public.data", "public.composite-content"]),
        "org.openxmlformats.spreadsheetml.sheet": Entry(
            ["xlsx"], ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
            ["public.data", "public.spreadsheet"]),
        "org.openxmlformats.presentationml.presentation": Entry(
            ["pptx"], ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
            ["public.data", "public.presentation"]),
    ]

    static let byExtension = index { $0.extensions }
    static let byMediaType = index { $0.mediaTypes }

    private static func index(_ names: (Entry) -> [String]) -> [String: String] {
        var found: [String: String] = [:]
        for (identifier, entry) in types { for name in names(entry) { found[name] = identifier } }
        return found
    }
}
