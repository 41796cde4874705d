// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("Drops and pastes from outside of the page")
struct OutsideDragTests {
    private static let png = Array(
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Writes a file as a user has one.
    private func file(_ name: String, _ contents: [UInt8]) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data(contents).write(to: url)
        return url
    }

    private func request(_ view: some View) -> FileRequest? {
        let host = TestHost(view)
        return host.scene.display.root.all.first { $0.events.contains(.drop) }?.semantics?.files
    }

    @Test("a view says what it takes: files of its types, texts, or nothing that comes from outside")
    func requests() {
        let target = Text("Target")
        func accepting<T: Transferable>(_ type: T.Type) -> FileRequest? {
            request(target.dropDestination(for: T.self) { _, _ in true })
        }
        func accepting(_ types: [UTType]) -> FileRequest? {
            request(target.onDrop(of: types, isTargeted: nil) { _ in true })
        }
        #expect(accepting(String.self)?.drops == .text)
        #expect(accepting(URL.self)?.drops == [.files, .text])
        #expect(accepting(URL.self)?.types == [])
        #expect(accepting(Data.self)?.drops == [.files, .text])
        #expect(accepting(Data.self)?.types == [])
        #expect(accepting(Image.self) == FileRequest(types: ["image/*"], allowsSeveral: true, drops: .files))
        #expect(accepting(Note.self)?.drops == .text)
        #expect(accepting(Stamp.self) == nil)
        #expect(accepting([.pdf])?.types == [".pdf", "application/pdf"])
        #expect(accepting([.fileURL]) == FileRequest(allowsSeveral: true, drops: .files))
        #expect(accepting([.plainText])?.drops == [.files, .text])
        #expect(accepting([UTType(exportedAs: "org.example.stamp")]) == nil)
        #expect(request(target.dropDestination(for: String.self) { _, _ in true }.disabled(true)) == nil)
    }

    @Test("a view takes what it says at the moment")
    func changedTypes() throws {
        struct Shelf: View {
            @State private var types: [UTType] = [.image]
            @State private var isDisabled = false
            var body: some View {
                Text("Shelf").onDrop(of: types, isTargeted: nil) { _ in true }.disabled(isDisabled)
                Button("Documents") { types = [.pdf] }
                Button("Stamps") { types = [UTType(exportedAs: "org.example.stamp")] }
                Button("Able") { isDisabled.toggle() }
            }
        }
        let host = TestHost(Shelf())
        func requests() -> [[String]] {
            host.scene.display.root.all.filter { $0.events.contains(.drop) }.map { $0.semantics?.files?.types ?? [] }
        }
        #expect(requests() == [["image/*"]])
        try host.find(role: .button, label: "Documents").tap()
        #expect(requests() == [[".pdf", "application/pdf"]])
        try host.find(role: .button, label: "Able").tap()
        #expect(requests() == [])
        try host.find(role: .button, label: "Able").tap()
        #expect(requests() == [[".pdf", "application/pdf"]])
        try host.find(role: .button, label: "Stamps").tap()
        #expect(requests() == [])
    }

    @Test("files are handed on together when their contents have come, with the place of the drop")
    func files() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Desk<Data>())
        let files = [try file("a.png", Self.png), try file("b.txt", Array("two".utf8))]
        try host.find(label: "Desk false").drop(files: files)
        await host.waitUntilIdle()
        #expect(host.contains(label: "\(Self.png.count) bytes, 3 bytes at 100, 50"))
        #expect(host.contains(label: "Desk false"))
    }

    @Test("the address of a dropped file is that of a copy, which is good until the session ends")
    func addresses() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Desk<URL>())
        try host.find(label: "Desk false").drop(files: [try file("a b.txt", Array("one".utf8))])
        await host.waitUntilIdle()
        #expect(host.contains(label: "a b.txt: one at 100, 50"), "\(host.labels)")
    }

    @Test("a view knows that it is meant while the drag is over it, whatever becomes of the drag")
    func targeted() throws {
        let host = TestHost(Desk<URL>())
        let layer = try #require(host.scene.display.root.all.first { $0.events.contains(.drop) })
        let frame = try host.find(label: "Desk false").frame
        func drag(_ phase: OutsideDrag.Phase) {
            host.scene.send(.drag(OutsideDrag(phase, x: frame.midX, y: frame.midY)), to: layer.id)
            host.scene.flush()
        }
        drag(.entered([""]))
        #expect(host.contains(label: "Desk true"))
        drag(.left)
        #expect(host.contains(label: "Desk false"))
        drag(.entered(["application/pdf"]))
        #expect(host.contains(label: "Desk true"))
        // The next one ends it, where the browser did not say so.
        drag(.entered(["text/plain"]))
        #expect(host.contains(label: "Desk true"))
        drag(.left)
        #expect(host.contains(label: "Desk false"))
    }

    @Test("a drag of other types does not mean a view")
    func notTargeted() throws {
        let host = TestHost(Desk<Picture>())
        let layer = try #require(host.scene.display.root.all.first { $0.events.contains(.drop) })
        let frame = try host.find(label: "Desk false").frame
        for (types, isTargeted) in [
            (["text/plain"], false), (["application/pdf"], false), (["a/b", "image/png"], true),
        ] {
            host.scene.send(.drag(OutsideDrag(.entered(types), x: frame.midX, y: frame.midY)), to: layer.id)
            host.scene.flush()
            #expect(host.contains(label: "Desk \(isTargeted)"), "\(types)")
        }
    }

    @Test("a text that names a file of the server is no file", arguments: ["file:///etc/passwd", "FILE:/etc/passwd"])
    func serverFiles(text: String) async throws {
        let host = TestHost(Desk<URL>())
        try host.find(label: "Desk false").drop(text: text)
        await host.waitUntilIdle()
        #expect(host.contains(label: "nothing"))
        let pasting = TestHost(Pasting())
        let button = try pasting.find(role: .button, label: "Paste")
        let layer = try #require(pasting.scene.display.eventLayer(for: button.element, events: .paste))
        pasting.scene.send(.paste(.text(text)), to: layer.id)
        await pasting.waitUntilIdle()
        #expect(pasting.contains(label: "What was copied cannot be pasted here"))
    }

    @Test("a text and an address are dropped as such")
    func texts() async throws {
        let note = TestHost(Desk<Note>())
        try note.find(label: "Desk false").drop(text: "milk")
        await note.waitUntilIdle()
        #expect(note.contains(label: "milk at 100, 50"))
        let address = TestHost(Desk<URL>())
        try address.find(label: "Desk false").drop(text: "https://example.com/a")
        await address.waitUntilIdle()
        #expect(address.contains(label: "https://example.com/a at 100, 50"))
    }

    @Test("what is none of the view's types, or not what its name says, is left out of a drop")
    func unfit() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Desk<Picture>())
        let files = [
            try file("a.txt", Array("no image".utf8)), try file("b.png", Array("no image".utf8)),
            try file("c.png", Self.png),
        ]
        try host.find(label: "Desk false").drop(files: files)
        await host.waitUntilIdle()
        #expect(host.contains(label: "picture at 100, 50"))
        #expect(host.scene.diagnostics.recorded.contains { $0.message.contains("is no Picture") })
    }

    @Test("a delegate is asked, followed, and given all files as providers")
    func delegate() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Delegating())
        let files = [try file("a.png", Self.png), try file("b.png", Self.png), try file("c.txt", [65])]
        try host.find(label: "Shelf").drop(files: files)
        await host.waitUntilIdle()
        #expect(host.contains(label: "validate 3, enter, update, update, validate 3, update, perform a b"))
    }

    @Test("a forged drag changes nothing: over what takes none, is covered or disabled")
    func forged() throws {
        let host = TestHost(Covered())
        let layers = host.scene.display.root.all
        let target = try #require(layers.first { $0.events.contains(.drop) })
        for layer in layers where !layer.events.contains(.drop) {
            let outcome = host.scene.send(.drag(OutsideDrag(.dropped([], text: "a"))), to: layer.id)
            #expect(outcome == .ignored(.notListening))
        }
        #expect(host.scene.send(.drag(OutsideDrag(.dropped([], text: "a"))), to: target.id) == .ignored(.notHittable))
        host.scene.flush()
        #expect(host.contains(label: "nothing"))
    }

    @Test("an image is pasted as a file, where images are taken, and a text still is a text")
    func pastedImage() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(PastingImages())
        let button = try host.find(role: .button, label: "Paste")
        try button.paste(image: try file("Image.png", Self.png))
        await host.waitUntilIdle()
        #expect(host.contains(label: "1 image"))
        let unfit = TestHost(PastingImages())
        try unfit.find(role: .button, label: "Paste").paste(image: try file("Image.png", [1, 2, 3]))
        await unfit.waitUntilIdle()
        #expect(unfit.contains(label: "What was copied cannot be pasted here"))
        #expect(throws: TestHost.NotFound.self) {
            try TestHost(PasteButton(payloadType: String.self) { _ in })
                .find(role: .button, label: "Paste").paste(image: try file("Image.png", Self.png))
        }
    }
}

// MARK: - Fixtures

/// A value that a text is enough for.
private struct Note: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.text) { Note(text: $0) }
    }
}

/// A value that is dragged within the app only.
private struct Stamp: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.stamp"))
    }
}

/// An image by way of its data, as many apps have one.
private struct Picture: Transferable {
    let image: UIImage
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { data in
            guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Picture(image: image)
        }
    }
}

private struct Desk<Item: Transferable>: View {
    @State private var isTargeted = false
    @State private var said = "nothing"

    var body: some View {
        VStack {
            Text("Desk \(isTargeted)").frame(width: 200, height: 100)
                .dropDestination(for: Item.self) { items, point in
                    said =
                        items.map(words).joined(separator: ", ")
                        + " at \(Int(point.x.rounded())), \(Int(point.y.rounded()))"
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text(said)
        }
    }

    private func words(_ item: Item) -> String {
        switch item {
        case let data as Data: return "\(data.count) bytes"
        case let url as URL:
            guard url.isFileURL else { return url.absoluteString }
            return "\(url.lastPathComponent): \((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable")"
        case let note as Note: return note.text
        default: return "picture"
        }
    }
}

private struct Delegating: View, DropDelegate {
    @State private var steps: [String] = []

    var body: some View {
        VStack {
            Text("Shelf").frame(width: 200, height: 100).onDrop(of: [.image], delegate: self)
            Text(steps.joined(separator: ", "))
        }
    }

    func validateDrop(info: DropInfo) -> Bool {
        steps.append("validate \(info.itemProviders(for: [.item]).count)")
        return true
    }
    func dropEntered(info: DropInfo) { steps.append("enter") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
        steps.append("update")
        return DropProposal(operation: .copy)
    }
    func performDrop(info: DropInfo) -> Bool {
        steps.append("perform " + info.itemProviders(for: [.image]).compactMap(\.suggestedName).joined(separator: " "))
        return true
    }
}

private struct Covered: View {
    @State private var said = "nothing"

    var body: some View {
        VStack {
            Text("Target").dropDestination(for: String.self) { items, _ in
                said = items[0]
                return true
            }
            .allowsHitTesting(false)
            Text(said)
        }
    }
}

private struct Pasting: View {
    @State private var said = "nothing"

    var body: some View {
        PasteButton(payloadType: URL.self) { said = "\($0[0])" }
        Text(said)
    }
}

private struct PastingImages: View {
    @State private var count = 0

    var body: some View {
        PasteButton(payloadType: Image.self) { count = $0.count }
        Text("\(count) image")
    }
}
