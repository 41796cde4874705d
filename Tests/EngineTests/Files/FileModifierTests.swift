// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("fileImporter and fileExporter")
struct FileModifierTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Writes a file as a user has one.
    private func file(_ name: String, _ contents: [UInt8]) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(contents).write(to: url)
        return url
    }

    private func opened(_ types: [UTType], several: Bool = false) throws -> TestHost {
        let host = TestHost(Importer(types: types, allowsSeveral: several))
        try host.find(label: "Import").tap()
        return host
    }

    @Test("shows a dialog whose button asks the browser for files of the types, by itself")
    func request() throws {
        let host = try opened([.png, .commaSeparatedText], several: true)
        #expect(host.contains(label: "Choose Files"))
        // The return key opens the browser's dialog, and does not cancel.
        for (label, isDefault) in [("Browse", true), ("Cancel", false)] {
            let element = try host.find(role: .button, label: label).element
            #expect(host.scene.display.eventLayer(for: element)?.semantics?.isDefault == isDefault)
        }
        let button = try host.find(role: .button, label: "Browse")
        let layer = try #require(host.scene.display.eventLayer(for: button.element, events: .files))
        #expect(
            layer.semantics?.files
                == FileRequest(
                    types: [".png", "image/png", ".csv", "text/csv"], allowsSeveral: true, opensItself: true))
        // A type without extensions is any file's.
        let any = try opened([.png, .item])
        let open = try any.find(role: .button, label: "Browse")
        let request = any.scene.display.eventLayer(for: open.element, events: .files)?.semantics?.files
        #expect(request?.types == [] && request?.allowsSeveral == false)
    }

    @Test("hands on the files when their contents have come, and leaves them until the session ends")
    func files() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = try opened([.text], several: true)
        try host.find(role: .button, label: "Browse").choose(
            files: [try file("a.txt", Array("one".utf8)), try file("b.csv", Array("two".utf8))])
        await host.waitUntilIdle()
        #expect(host.contains(label: "a.txt: one, b.csv: two"))
        #expect(!host.contains(label: "Choose Files"))
        // Later, too.
        try host.find(label: "Again").tap()
        #expect(host.contains(label: "a.txt: one, b.csv: two!"))
    }

    @Test("a dialog that is closed without a choice hands on nothing and says so", arguments: ["Browse", "Cancel"])
    func cancellation(button: String) throws {
        let host = try opened([.text])
        let found = try host.find(role: .button, label: button)
        if button == "Browse" { try found.choose(files: []) } else { try found.tap() }
        #expect(host.contains(label: "cancelled") && !host.contains(label: "Choose Files"))
    }

    @Test("refuses in words what the dialog did not offer, and what is not what its name says")
    func refusals() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, contents, words) in [
            ("a.exe", Array("MZ".utf8), "Files such as “a.exe” cannot be opened here."),
            ("a.png", Array("<html>".utf8), "The file “a.png” is damaged, or not what its name says."),
        ] {
            let host = try opened([.image])
            try host.find(role: .button, label: "Browse").choose(files: [try file(name, contents)])
            await host.waitUntilIdle()
            #expect(host.contains(label: words), "\(host.labels)")
        }
    }

    @Test("a transfer that ends early is an error of the user's")
    func interrupted() async throws {
        let host = try opened([.text])
        let button = try host.find(role: .button, label: "Browse")
        let layer = try #require(host.scene.display.eventLayer(for: button.element, events: .files))
        let upload = SessionFilesTests.upload(1)
        host.scene.send(
            .choose([OfferedFile(upload: upload, name: "a.txt", mediaType: "", size: 10)]), to: layer.id)
        host.scene.flush()
        try #require(host.scene.graph.session.files.incoming(upload)).fail(.cancelled)
        await host.waitUntilIdle()
        #expect(host.labels.contains { $0.hasPrefix("failed: ") })
    }

    @Test("a button that asks for no files takes none, and a disabled one neither")
    func forged() throws {
        let host = TestHost(
            VStack {
                Button("Plain") {}
                Button("Off") {}.environment(\.fileChoice, FileChoice(FileRequest()) { _ in }).disabled(true)
            })
        for label in ["Plain", "Off"] {
            let id = try #require(host.scene.display.elements().all(role: .button, label: label).first).layerID
            #expect(host.scene.send(.choose([]), to: id) != .handled)
        }
    }

    // MARK: - Export

    private func exported(_ host: TestHost, _ button: String) async throws -> (name: String, text: String, type: String)
    {
        try host.find(label: button).tap()
        await host.waitUntilIdle()
        let requests = host.scene.graph.session.takeRequests()
        let key = try #require(requests.compactMap { if case .download(let key) = $0 { key } else { nil } }.last)
        let download = try #require(host.scene.graph.session.files.download(key))
        return (download.name, String(decoding: try Data(contentsOf: download.url), as: UTF8.self), download.mediaType)
    }

    @Test("offers a document and a value for download, under names with their types' extensions")
    func export() async throws {
        let host = TestHost(Exporter())
        #expect(try await exported(host, "Document") == ("Notes.txt", "kept", "text/plain"))
        #expect(host.contains(label: "saved Notes.txt"))
        // Each time that it is asked for.
        #expect(try await exported(host, "Document") == ("Notes.txt", "kept", "text/plain"))
        #expect(try await exported(host, "Item") == ("data.json", #"{"dish":"soup"}"#, "application/json"))
    }

    @Test("a link that shares a file, or a value without a text, saves it")
    func sharedFiles() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = try file("Menu.txt", Array("soup".utf8))
        let host = TestHost(
            VStack {
                ShareLink("File", item: url)
                ShareLink("Item", item: Order(dish: "soup"), preview: SharePreview("Order"))
                ShareLink("Files", items: [url, url])
                ShareLink("Gone", item: url.appendingPathExtension("gone"))
                ShareLink("Foreign", item: URL(fileURLWithPath: "/etc/passwd"))
                ShareLink("Page", item: URL(string: "https://example.org/a")!)
            })
        #expect(try await exported(host, "File") == ("Menu.txt", "soup", "text/plain"))
        #expect(try await exported(host, "Item") == ("Order.json", #"{"dish":"soup"}"#, "application/json"))
        try host.find(label: "Files").tap()
        await host.waitUntilIdle()
        #expect(host.scene.graph.session.takeRequests().count == 2)
        let failures = { host.diagnostics.count { $0.hasPrefix("A file was not shared") } }
        #expect(failures() == 0)
        try host.find(label: "Gone").tap()
        await host.waitUntilIdle()
        #expect(host.scene.graph.session.takeRequests().isEmpty && failures() == 1)
        // A server's process reads more than a phone's app does.
        try host.find(label: "Foreign").tap()
        await host.waitUntilIdle()
        #expect(host.scene.graph.session.takeRequests().isEmpty && failures() == 2)
        // An address of the web is shared as one.
        #expect(try host.find(label: "Page").element.role == .link(href: "mailto:?body=https%3A%2F%2Fexample.org%2Fa"))
    }

    @Test("a value that writes a file is saved under the name that it suggests, or else that of its file")
    func namesOfWrittenFiles() async throws {
        let host = TestHost(
            VStack {
                ShareLink("Plain", item: Report(), preview: SharePreview("Preview"))
                ShareLink("Named", item: NamedReport(), preview: SharePreview("Preview"))
            })
        #expect(try await exported(host, "Plain") == ("Summer 2026.pdf", "report", "application/pdf"))
        #expect(try await exported(host, "Named") == ("Summary.pdf", "report", "application/pdf"))
    }

    @Test("what is asked of the page outside of an event makes the session say it")
    func requestOutsideOfEvents() async throws {
        let host = TestHost(Exporter())
        var invalidations = 0
        host.scene.graph.onInvalidate = { invalidations += 1 }
        host.scene.graph.session.ask(.copy("a"))
        while invalidations == 0 { await Task.yield() }
        #expect(host.scene.graph.session.takeRequests() == [.copy("a")])
        // One that an event's answer has taken along needs no other.
        host.scene.graph.session.ask(.copy("b"))
        #expect(host.scene.graph.session.takeRequests() == [.copy("b")])
        await host.waitUntilIdle()
        for _ in 0..<10 { await Task.yield() }
        #expect(invalidations == 1)
    }

    @Test("an export that fails says why, and offers nothing")
    func failedExport() async throws {
        let host = TestHost(Exporter())
        try host.find(label: "Folder").tap()
        await host.waitUntilIdle()
        #expect(host.scene.graph.session.takeRequests().isEmpty)
        #expect(host.contains(label: "A document of several files cannot be saved by a browser."))
    }
}

/// Folders that the user chooses.
@MainActor
@Suite("fileImporter of folders")
struct FolderImporterTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func opened(_ types: [UTType]) throws -> TestHost {
        let host = TestHost(FolderImporter(types: types))
        try host.find(label: "Import").tap()
        return host
    }

    private func request(_ types: [UTType]) throws -> FileRequest? {
        let host = try opened(types)
        let button = try host.find(role: .button, label: "Browse")
        return host.scene.display.eventLayer(for: button.element, events: .files)?.semantics?.files
    }

    @Test("only where all types are folders the browser asks for one")
    func requests() throws {
        for types in [[UTType.folder], [.directory], [.folder, .directory]] {
            #expect(try request(types) == FileRequest(opensItself: true, isFolder: true))
        }
        #expect(try request([.folder, .png])?.isFolder == false)
        #expect(try request([])?.isFolder == false)
    }

    @Test("the app gets a folder of the name, with the files in their places")
    func folders() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let album = folder.appendingPathComponent("Album")
        for (path, text) in ["a.txt": "one", "inner/b.csv": "two", "inner/deep/c": "three"] {
            let url = album.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let host = try opened([.folder])
        try host.find(role: .button, label: "Browse").choose(files: [album])
        await host.waitUntilIdle()
        #expect(host.contains(label: "Album: a.txt one, inner/b.csv two, inner/deep/c three"), "\(host.labels)")
    }

    @Test(
        "what a page says of a folder leads nowhere else",
        arguments: [
            (["../../up/a"], "File: File/up/a"), (["/etc/a"], "etc: a"), (["Album/../../a"], "Album: File/File/a"),
            (["Album/.."], "Album: File"), (["a"], "failed"), (["One/a", "Two/b"], "failed"),
            (["One/a", "One/a"], "failed"),
        ])
    func forged(names: [String], expected: String) async throws {
        let host = try opened([.folder])
        let button = try host.find(role: .button, label: "Browse")
        let layer = try #require(host.scene.display.eventLayer(for: button.element, events: .files))
        let offered = names.enumerated().map { number, name in
            OfferedFile(upload: SessionFilesTests.upload(number), name: name, mediaType: "", size: 0)
        }
        host.scene.send(.choose(offered), to: layer.id)
        host.scene.flush()
        await host.waitUntilIdle()
        #expect(host.labels.contains { $0.hasPrefix(expected) }, "\(host.labels)")
    }
}

/// Files that are exported or moved together.
@MainActor
@Suite("fileExporter of several files, and fileMover")
struct SeveralFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func files(_ names: String...) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try names.map { name in
            let url = folder.appendingPathComponent(name)
            try Data(name.utf8).write(to: url)
            return url
        }
    }

    /// What the page was asked to save after a tap.
    private func saved(_ host: TestHost, _ button: String) async throws -> [String] {
        try host.find(label: button).tap()
        await host.waitUntilIdle()
        let session = host.scene.graph.session
        return try session.takeRequests().map { request in
            guard case .download(let key) = request, let file = session.files.download(key) else { return "\(request)" }
            return "\(file.name): \(String(decoding: try Data(contentsOf: file.url), as: UTF8.self))"
        }
    }

    @Test("offers all documents and values, or none of them")
    func exports() async throws {
        let host = TestHost(SeveralExporter())
        #expect(try await saved(host, "Documents") == ["Document.txt: a", "Document.txt: b"])
        #expect(host.contains(label: "saved Document.txt, Document.txt"))
        #expect(
            try await saved(host, "Items") == [#"Document.json: {"dish":"soup"}"#, #"Document.json: {"dish":"pie"}"#])
        #expect(try await saved(host, "Broken").isEmpty)
        #expect(host.contains(label: "A document of several files cannot be saved by a browser."))
        #expect(try await saved(host, "Many").isEmpty)
        #expect(host.contains(label: "A browser saves 20 files at once, and not 21."))
        // Without documents nothing is asked for.
        #expect(try await saved(host, "None").isEmpty && !host.contains(label: "saved "))
    }

    @Test("moves files to the user: they are no more where they were")
    func moves() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let urls = try files("a.txt", "b.csv", "README")
        let host = TestHost(Mover(file: urls[0], files: Array(urls.dropFirst())))
        #expect(try await saved(host, "One") == ["a.txt: a.txt"])
        #expect(host.contains(label: "moved a.txt"))
        #expect(try await saved(host, "All") == ["b.csv: b.csv", "README: README"])
        #expect(urls.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
        // What is gone is said, and asked for once.
        #expect(try await saved(host, "One").isEmpty)
        #expect(!host.contains(label: "moved a.txt"))
    }

    @Test("moves nothing where one file cannot be moved", arguments: ["folder", "gone", "/etc/hostname", "resource"])
    func refusals(kind: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let good = try files("a.txt")[0]
        let bad: URL
        switch kind {
        case "folder":
            bad = folder.appendingPathComponent("inner")
            try FileManager.default.createDirectory(at: bad, withIntermediateDirectories: true)
        case "gone": bad = folder.appendingPathComponent("gone.txt")
        case "resource": bad = Bundle.main.bundleURL.appendingPathComponent("any.txt")
        default: bad = URL(fileURLWithPath: kind)
        }
        let host = TestHost(Mover(file: bad, files: [good, bad]))
        for button in ["One", "All"] {
            #expect(try await saved(host, button).isEmpty)
            #expect(host.labels.contains { $0.hasPrefix("failed: ") })
        }
        #expect(FileManager.default.fileExists(atPath: good.path))
    }
}

// MARK: - Fixtures

private struct FolderImporter: View {
    let types: [UTType]
    @State private var isPresented = false
    @State private var text = "nothing"

    var body: some View {
        VStack {
            Text(text)
            Button("Import") { isPresented = true }
        }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: types) { result in
            switch result {
            case .success(let url): text = "\(url.lastPathComponent): \(Self.contents(of: url))"
            case .failure(let error): text = "failed: \(error.localizedDescription)"
            }
        }
    }

    private static func contents(of folder: URL) -> String {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.sorted().compactMap { path in
            (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)).map { "\(path) \($0)" }
        }.joined(separator: ", ")
    }
}

private struct SeveralExporter: View {
    @State private var documents: [Note] = []
    @State private var items: [Order] = []
    @State private var exportsDocuments = false
    @State private var exportsItems = false
    @State private var text = "nothing"

    var body: some View {
        VStack {
            Text(text)
            Button("Documents") { export([Note(text: "a"), Note(text: "b")]) }
            Button("Broken") { export([Note(text: "a"), Note(text: "b", isFolder: true)]) }
            Button("Many") { export((0...20).map { Note(text: "\($0)") }) }
            Button("None") { export([]) }
            Button("Items") {
                items = [Order(dish: "soup"), Order(dish: "pie")]
                exportsItems = true
            }
        }
        .fileExporter(
            isPresented: $exportsDocuments, documents: documents, contentType: .plainText, onCompletion: finish
        )
        .fileExporter(isPresented: $exportsItems, items: items, onCompletion: finish)
    }

    private func export(_ notes: [Note]) {
        text = "nothing"
        documents = notes
        exportsDocuments = true
    }

    private func finish(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls): text = "saved " + urls.map(\.lastPathComponent).joined(separator: ", ")
        case .failure(let error): text = error.localizedDescription
        }
    }
}

private struct Mover: View {
    let file: URL
    let files: [URL]
    @State private var movesOne = false
    @State private var movesAll = false
    @State private var text = "nothing"

    var body: some View {
        VStack {
            Text(text)
            Button("One") { movesOne = true }
            Button("All") { movesAll = true }
        }
        .fileMover(isPresented: $movesOne, file: file) { finish($0.map { [$0] }) }
        .fileMover(isPresented: $movesAll, files: files) {
            finish($0)
        } onCancellation: {
            text = "cancelled"
        }
    }

    private func finish(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls): text = "moved " + urls.map(\.lastPathComponent).joined(separator: ", ")
        case .failure(let error): text = "failed: \(error.localizedDescription)"
        }
    }
}

private struct Importer: View {
    let types: [UTType]
    let allowsSeveral: Bool
    @State private var isPresented = false
    @State private var urls: [URL] = []
    @State private var text = "nothing"

    var body: some View {
        VStack {
            Text(text)
            Button("Import") { isPresented = true }
            Button("Again") { text = read(urls) + "!" }
        }
        .fileImporter(
            isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsSeveral
        ) { result in
            switch result {
            case .success(let urls):
                self.urls = urls
                text = read(urls)
            case .failure(let error as CocoaError) where error.code == .userCancelled:
                text = "failed: cancelled"
            case .failure(let error): text = error.localizedDescription
            }
        } onCancellation: {
            text = "cancelled"
        }
    }

    private func read(_ urls: [URL]) -> String {
        urls.map { url in
            "\(url.lastPathComponent): \((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable")"
        }
        .joined(separator: ", ")
    }
}

private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    var isFolder = false

    init(text: String, isFolder: Bool = false) {
        self.text = text
        self.isFolder = isFolder
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let file = FileWrapper(regularFileWithContents: Data(text.utf8))
        return isFolder ? FileWrapper(directoryWithFileWrappers: ["a.txt": file]) : file
    }
}

private struct Order: Codable, Transferable {
    let dish: String

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

private struct Report: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .pdf) { _ in try Report.written() }
    }

    static func written() throws -> SentTransferredFile {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Summer 2026.pdf")
        try Data("report".utf8).write(to: url)
        return SentTransferredFile(url)
    }
}

private struct NamedReport: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .pdf) { _ in try Report.written() }.suggestedFileName("Summary")
    }
}

private struct Exporter: View {
    @State private var exportsNote = false
    @State private var exportsFolder = false
    @State private var exportsItem = false
    @State private var text = "nothing"

    var body: some View {
        VStack {
            Text(text)
            Button("Document") { exportsNote = true }
            Button("Folder") { exportsFolder = true }
            Button("Item") { exportsItem = true }
        }
        .fileExporter(
            isPresented: $exportsNote, document: Note(text: "kept"), contentType: .plainText, defaultFilename: "Notes",
            onCompletion: finish
        )
        .fileExporter(
            isPresented: $exportsFolder, document: Note(text: "kept", isFolder: true), contentType: .plainText,
            onCompletion: finish
        )
        .fileExporter(
            isPresented: $exportsItem, item: Order(dish: "soup"), defaultFilename: "data.json", onCompletion: finish)
    }

    private func finish(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let url): text = "saved \(url.lastPathComponent)"
        case .failure(let error): text = error.localizedDescription
        }
    }
}
