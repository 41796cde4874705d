// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import TestSupport
import Testing
import VitrineTesting

@testable import PhotosUI
@testable import VitrineCore
@testable import VitrineDisplay

@Suite("PhotosPicker")
struct PhotosPickerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// The smallest image that there is.
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

    private func photo(_ name: String, _ data: Data = png) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private func request(_ host: TestHost, _ label: String) throws -> FileRequest? {
        let element = try host.find(role: .button, label: label).element
        return host.scene.display.eventLayer(for: element, events: .files)?.semantics?.files
    }

    @Test("asks the browser for what its filter offers")
    func filters() throws {
        for (filter, types) in [
            (nil, ["image/*", "video/*"]), (.images, ["image/*"]), (.videos, ["video/*"]),
            (.any(of: [.videos, .screenshots]), ["image/*", "video/*"]), (.not(.images), ["video/*"]),
            (.all(of: [.images, .not(.screenshots)]), ["image/*"]), (.not(.livePhotos), ["image/*", "video/*"]),
        ] as [(PHPickerFilter?, [String])] {
            let host = TestHost(PhotosPicker("Pick", selection: .constant(nil), matching: filter))
            #expect(try request(host, "Pick") == FileRequest(types: types), "\(String(describing: filter))")
        }
        let several = TestHost(
            VStack {
                PhotosPicker("Any", selection: .constant([]))
                PhotosPicker("One", selection: .constant([]), maxSelectionCount: 1)
            })
        #expect(try request(several, "Any")?.allowsSeveral == true)
        #expect(try request(several, "One")?.allowsSeveral == false)
    }

    @Test("the user's photo is data, an image, and what a type makes of its file")
    func loading() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Avatar())
        try host.find(label: "Choose").choose(files: [try photo("me.png")])
        await host.waitUntilIdle()
        #expect(host.contains(label: "public.png, \(Self.png.count) bytes, an image, me.png"))
        // A choice that is given up changes nothing.
        try host.find(label: "Choose").choose(files: [])
        await host.waitUntilIdle()
        #expect(host.contains(label: "public.png, \(Self.png.count) bytes, an image, me.png"))
    }

    @Test("several photos come in the order of the choice, as many as are wanted")
    func several() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Album())
        try host.find(label: "Add").choose(files: try ["a", "b", "c"].map { try photo("\($0).png") })
        #expect(host.contains(label: "2 items"))
    }

    @Test("the modifier's dialog does the same")
    func modifier() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Album())
        try host.find(label: "Open").tap()
        #expect(host.contains(label: "Choose Photos"))
        #expect(try request(host, "Browse") == FileRequest(types: ["image/*"], opensItself: true))
        try host.find(label: "Browse").choose(files: [try photo("a.png")])
        #expect(host.contains(label: "1 items") && !host.contains(label: "Choose Photos"))
        try host.find(label: "Open").tap()
        try host.find(label: "Cancel").tap()
        #expect(host.contains(label: "1 items") && !host.contains(label: "Choose Photos"))
    }

    @Test("what is no photo, does not come or comes from a library is an error or nothing")
    func failures() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Avatar())
        try host.find(label: "Choose").choose(files: [try photo("me.png", Data("<script>".utf8))])
        await host.waitUntilIdle()
        #expect(host.contains(label: "The file “me.png” is damaged, or not what its name says."), "\(host.labels)")
        try host.find(label: "Choose").choose(files: [try photo("me.txt", Data("text".utf8))])
        await host.waitUntilIdle()
        #expect(host.contains(label: "public.plain-text, 4 bytes, no image, me.txt"), "\(host.labels)")

        let item = PhotosPickerItem(itemIdentifier: "1")
        #expect(item.itemIdentifier == "1" && item.supportedContentTypes.isEmpty)
        #expect(try await item.loadTransferable(type: Data.self) == nil)
    }

    @Test("loading tells how far the contents have come, and waits for them")
    func progress() async throws {
        let host = TestHost(Text("empty"))
        let upload = String(repeating: "A", count: 22)
        let item = SessionContext.$current.withValue(host.scene.graph.session) {
            PhotosPickerItem(OfferedFile(upload: upload, name: "a.txt", mediaType: "", size: 4))
        }
        let (results, output) = AsyncStream.makeStream(of: Data?.self)
        let progress = item.loadTransferable(type: Data.self) { output.yield((try? $0.get()) ?? nil) }
        let file = try #require(host.scene.graph.session.files.incoming(upload))
        _ = file.take([1], at: 0)
        #expect(progress.fractionCompleted == 0.25)
        _ = file.take([2, 3, 4], at: 1)
        #expect(progress.isFinished)
        for await result in results {
            #expect(result == Data([1, 2, 3, 4]))
            break
        }
    }

    @Test("a picker in a menu, where a tap asks for nothing, says so")
    func menu() async throws {
        let host = TestHost(Menu("More") { PhotosPicker("Pick", selection: .constant(nil)) })
        try host.find(label: "More").tap()
        try host.find(label: "Pick").tap()
        await host.waitUntilIdle()
        #expect(host.diagnostics.contains { $0.contains("PhotosPicker in a menu") }, "\(host.diagnostics)")
    }

    @Test("a choice in a menu closes it, and so does none", arguments: [0, 1])
    func choiceInMenu(count: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(MenuAlbum())
        try host.find(label: "More").tap()
        #expect(host.contains(label: "Other"))
        try host.find(label: "Pick").choose(files: try (0..<count).map { try photo("\($0).png") })
        await host.waitUntilIdle()
        #expect(host.contains(label: "\(count) items") && !host.contains(label: "Other"))
    }

    @Test("a style that the browser's dialog does not have is reported")
    func style() {
        let notes = TestHost(Styled(style: .inline)).diagnostics
        #expect(notes.contains { $0.contains("photosPickerStyle(.inline)") }, "\(notes)")
        #expect(TestHost(Styled(style: .presentation)).diagnostics.isEmpty)
    }
}

// MARK: - Fixtures

private struct Movie: Transferable {
    let name: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .data) { received in
            Movie(name: received.file.lastPathComponent)
        }
    }
}

private struct Styled: View {
    let style: PhotosPickerStyle

    var body: some View { Text("a").photosPickerStyle(style) }
}

private struct Avatar: View {
    @State private var item: PhotosPickerItem?
    @State private var text = "nobody"

    var body: some View {
        VStack {
            Text(text)
            PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) {
                Label("Choose", systemImage: "photo")
            }
        }
        .onChange(of: item) {
            Task {
                guard let item else { return }
                do {
                    let types = item.supportedContentTypes.map(\.identifier).joined()
                    let data = try await item.loadTransferable(type: Data.self)
                    let image = try? await item.loadTransferable(type: Image.self)
                    let movie = try await item.loadTransferable(type: Movie.self)
                    text =
                        "\(types), \(data?.count ?? 0) bytes, \(image == nil ? "no" : "an") image, \(movie?.name ?? "")"
                } catch {
                    text = error.localizedDescription
                }
            }
        }
    }
}

private struct MenuAlbum: View {
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
        VStack {
            Text("\(items.count) items")
            Menu("More") {
                PhotosPicker("Pick", selection: $items)
                Button("Other") {}
            }
        }
    }
}

private struct Album: View {
    @State private var items: [PhotosPickerItem] = []
    @State private var item: PhotosPickerItem?
    @State private var isPresented = false

    var body: some View {
        VStack {
            Text("\(items.count + (item == nil ? 0 : 1)) items")
            PhotosPicker("Add", selection: $items, maxSelectionCount: 2, selectionBehavior: .ordered)
            Button("Open") { isPresented = true }
        }
        .photosPicker(isPresented: $isPresented, selection: $item, matching: .images)
    }
}
