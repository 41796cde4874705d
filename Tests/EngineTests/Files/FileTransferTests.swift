// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@testable import VitrineComponents

@Suite("Files of transferable values")
struct FileTransferTests {
    @Test("types are known by extension in any case, by media type and by identifier, and conform to others")
    func types() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType(filenameExtension: "mov") == .quickTimeMovie && UTType.quickTimeMovie.conforms(to: .movie))
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "IMAGE/JPEG") == .jpeg && UTType(mimeType: "x/y") == nil)
        #expect(UTType("public.png") == .png && UTType("org.nobody.knows") == nil)
        let own = UTType(exportedAs: "org.example.known", conformingTo: .json)
        #expect(UTType("org.example.known") == own && own.conforms(to: .text))
        let unknown = UTType(filenameExtension: "Zyx")
        #expect(unknown?.isDynamic == true && unknown?.preferredFilenameExtension == "zyx")
        #expect(unknown?.conforms(to: .data) == true && unknown?.conforms(to: .text) == false)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType.heic.supertypes.isSuperset(of: [.image, .data, .content, .item]))
    }

    @Test("every supertype of the table is in the table")
    func table() {
        for (identifier, entry) in UTTypeTable.types {
            for parent in entry.parents { #expect(UTTypeTable.types[parent] != nil, "\(identifier): \(parent)") }
            #expect(entry.extensions.allSatisfy { $0 == $0.lowercased() && UTTypeTable.byExtension[$0] == identifier })
        }
    }

    @Test("a provider of a file loads its data, its file and what a type makes of either")
    func provider() async throws {
        let folder = try TransferContent.emptyFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Notes.txt")
        try Data("hello".utf8).write(to: url)
        let provider = try #require(NSItemProvider(contentsOf: url))
        #expect(provider.suggestedName == "Notes" && provider.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(try await provider.loadedTransferable(type: Data.self) == Data("hello".utf8))
        #expect(try await provider.loadedTransferable(type: FromFile.self)?.text == "Notes.txt hello")
        #expect(try await provider.loadedTransferable(type: FromData.self)?.text == "hello")
        #expect(try await provider.loadedTransferable(type: Image.self) == nil)
        #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("none")) == nil)
        let loaded = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                continuation.resume(returning: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
            }
        }
        #expect(loaded == "hello")
    }

    @Test("data becomes a file for who reads files, which is gone afterwards, and a file data for who reads data")
    func conversions() async throws {
        let provider = NSItemProvider(FromData(text: "soup"))
        let file = try #require(try await provider.loadedTransferable(type: FromFile.self))
        #expect(file.text == "File.txt soup")
        #expect(!FileManager.default.fileExists(atPath: file.place))
        let back = NSItemProvider(FromFile(text: "bread", place: ""))
        #expect(try await back.loadedTransferable(type: FromData.self)?.text == "bread")
        #expect(try await back.loadedTransferable(type: Data.self) == Data("bread".utf8))
    }

    static let exportNames: [(given: String?, type: UTType, written: String)] = [
        ("Notes", .plainText, "Notes.txt"), ("Notes.txt", .plainText, "Notes.txt"),
        ("Notes", .utf8PlainText, "Notes.txt"), ("Notes.TXT", .utf8PlainText, "Notes.TXT"), ("a.b", .json, "a.b.json"),
        ("Report v1.2", .pdf, "Report v1.2.pdf"), ("photo.PNG", .image, "photo.PNG"), ("photo", .image, "photo"),
        ("photo.png", .jpeg, "photo.png.jpeg"), ("Größe 5 € 🎉", .pdf, "Größe 5 € 🎉.pdf"),
        ("Invoice 3/4", .pdf, "Invoice 3-4.pdf"), (#"a\b"#, .pdf, "a-b.pdf"), ("..", .json, "File.json"),
        (nil, .json, "Document.json"), ("", .json, "Document.json"), ("kept.xyz", .data, "kept.xyz"),
    ]

    @Test("what is exported has the name that is asked for, with the extension of its type", arguments: exportNames)
    func names(given: String?, type: UTType, written: String) throws {
        let place = try ExportedFile.place(given, type)
        defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
        #expect(place.lastPathComponent == written)
    }

    @Test("wrappers write and read files and folders, and give equal names a number")
    func wrappers() throws {
        let folder = try TransferContent.emptyFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "inner": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        root.fileWrappers?["inner"]?.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
        #expect(root.addRegularFile(withContents: Data(), preferredFilename: "a.txt") != "a.txt")
        let place = folder.appendingPathComponent("root")
        try root.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
        #expect(root.filename == "root")
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory && read.fileWrappers?.count == 3)
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        #expect(throws: CocoaError.self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
    }
}

// MARK: - Fixtures

private struct FromFile: Transferable {
    let text: String
    var place = ""

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { value in
            let url = try TransferContent.emptyFolder().appendingPathComponent("\(value.text).txt")
            try Data(value.text.utf8).write(to: url)
            return SentTransferredFile(url)
        } importing: { received in
            let text = try String(contentsOf: received.file, encoding: .utf8)
            return FromFile(text: "\(received.file.lastPathComponent) \(text)", place: received.file.path)
        }
    }
}

private struct FromData: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .plainText) {
            Data($0.text.utf8)
        } importing: {
            FromData(text: String(decoding: $0, as: UTF8.self))
        }
    }
}
