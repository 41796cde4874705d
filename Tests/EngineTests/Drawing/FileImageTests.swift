// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineDisplay

@testable import VitrineCore

@MainActor
@Suite("Images in files")
final class FileImageTests {
    /// The data of visitors, outside of the temporary folder, in which every file is the app's.
    private let root = Bundle.main.bundleURL.appendingPathComponent(UUID().uuidString, isDirectory: true)

    deinit { try? FileManager.default.removeItem(at: root) }

    private func session(_ visitor: String) -> SessionContext {
        .fixture(dataFolder: root.appendingPathComponent(visitor, isDirectory: true))
    }

    /// The first bytes of an image.
    private func png(width: UInt8, height: UInt8) -> Data {
        Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
                + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }

    /// Writes an image into a folder, as code of a session does.
    private func write(
        _ name: String, into folder: (FileManager) throws -> URL, in session: SessionContext
    ) throws -> URL {
        try SessionContext.$current.withValue(session) {
            let file = try folder(.default).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png(width: 50, height: 20).write(to: file)
            return file
        }
    }

    private func standard(_ directory: FileManager.SearchPathDirectory) -> (FileManager) throws -> URL {
        { manager in try #require(manager.urls(for: directory, in: .userDomainMask).first) }
    }

    /// What an asynchronous image shows once it is loaded, and whether the developer was told of a failure.
    private func shown(_ url: URL, in session: SessionContext) async -> (text: String, isTold: Bool) {
        let view = AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Text(verbatim: "empty")
            case .success(let image): image.accessibilityLabel(Text(verbatim: "shown"))
            case .failure(let error): Text(verbatim: "\((error as? URLError)?.code.rawValue ?? 0)")
            }
        }
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        while session.activity.runningTasks > 0 {
            await Task.yield()
            scene.flush()
        }
        scene.flush()
        // What is told from outside of views is handed over by tasks of the main actor, in their order.
        await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
        let label = scene.display.elements().all { !$0.label.isEmpty }.first?.label ?? ""
        return (label, scene.diagnostics.contains(.imageFailed))
    }

    @Test("in the folders that an app of the session is told are loaded, whatever their names")
    func own() async throws {
        let places: [(FileManager) throws -> URL] = [
            standard(.documentDirectory), standard(.cachesDirectory), standard(.applicationSupportDirectory),
            { $0.temporaryDirectory },
        ]
        for place in places {
            for name in ["a.png", "with space/ü.jpg", "no ending"] {
                let session = session("one")
                let file = try write(name, into: place, in: session)
                let (text, isTold) = await shown(file, in: session)
                #expect(text == "shown" && !isTold, "\(file.path)")
            }
        }
    }

    @Test("among the app's resources are loaded")
    func resource() async throws {
        let resources = try #require(Bundle.resourceFolders(of: Bundle.main.bundleURL).dropFirst().first)
        let file = resources.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try png(width: 50, height: 20).write(to: file)
        #expect(await shown(file, in: session("one")).text == "shown")
    }

    @Test("elsewhere on the machine are refused, and the developer is told")
    func others() async throws {
        let session = session("one")
        let other = self.session("other")
        let outside = root.appendingPathComponent("outside.png")
        let theirs = try write("a.png", into: standard(.documentDirectory), in: other)
        let temporary = try write("a.png", into: { $0.temporaryDirectory }, in: other)
        try png(width: 50, height: 20).write(to: outside)
        let own = try write("own.png", into: standard(.documentDirectory), in: session)
        let documents = own.deletingLastPathComponent()
        let link = documents.appendingPathComponent("link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        let climbing = try #require(URL(string: documents.absoluteString + "../../../outside.png"))
        for url in [outside, theirs, temporary, link, climbing, URL(fileURLWithPath: "/etc/passwd")] {
            let (text, isTold) = await shown(url, in: self.session("one"))
            #expect(text == "\(URLError.noPermissionsToReadFile.rawValue)", "\(url)")
            #expect(isTold, "\(url)")
        }
    }

    @Test("that are missing, folders or no images fail without a diagnostic, as they do on a phone")
    func failures() async throws {
        let session = session("one")
        let file = try write("text.png", into: standard(.documentDirectory), in: session)
        try Data("text".utf8).write(to: file)
        let documents = file.deletingLastPathComponent()
        let expected: [(URL, URLError.Code)] = [
            (file, .cannotDecodeContentData), (documents.appendingPathComponent("none.png"), .fileDoesNotExist),
            (documents.appendingPathComponent("../Documents"), .fileIsDirectory),
        ]
        for (url, code) in expected {
            let (text, isTold) = await shown(url, in: self.session("one"))
            #expect(text == "\(code.rawValue)" && !isTold, "\(url)")
        }
    }

    @Test("that are not shown say why: they are no images, or have more pixels than any may have")
    func reasons() throws {
        let session = session("one")
        let file = try write("reason.png", into: standard(.documentDirectory), in: session)
        func reason(_ data: Data) throws -> String? {
            try data.write(to: file)
            return SessionContext.$current.withValue(session) { () -> String? in
                do {
                    _ = try FileImage(file).load()
                    return nil
                } catch {
                    return error.localizedDescription
                }
            }
        }
        #expect(try reason(png(width: 5, height: 5)) == nil)
        #expect(try reason(Data("text".utf8)) == "The data are no PNG, JPEG, GIF or WebP image.")
        var large = png(width: 5, height: 5)
        large.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1])
        #expect(try reason(large) == "The image has 4294967295 pixels, more than the limit.")
    }

    @Test("are images of UIKit with the scale that their names tell, or those beside them for the display")
    func scales() throws {
        let session = session("one")
        let place = standard(.documentDirectory)
        let file = try write("a.png", into: place, in: session)
        let documents = file.deletingLastPathComponent()
        func image(_ name: String, displayScale: Double = 3) -> [Double]? {
            session.viewport.scale = displayScale
            return SessionContext.$current.withValue(session) {
                UIImage(contentsOfFile: documents.appendingPathComponent(name).path)
                    .map { [Double($0.size.width), Double($0.scale)] }
            }
        }
        #expect(image("a.png") == [50, 1])
        try png(width: 100, height: 40).write(to: documents.appendingPathComponent("a@2x.png"))
        #expect(image("a.png") == [50, 2])
        #expect(image("a.png", displayScale: 1) == [50, 1])
        #expect(image("a@2x.png", displayScale: 1) == [50, 2])
        try png(width: 180, height: 60).write(to: documents.appendingPathComponent("a@3x.png"))
        #expect(image("a.png") == [60, 3])
        #expect(image("a.png", displayScale: 2) == [50, 2])
        #expect(image("none.png") == nil)
    }

    @Test("are shown by views as images of UIKit")
    func uiImage() throws {
        let session = session("one")
        let file = try write("a.png", into: standard(.documentDirectory), in: session)
        let image = try #require(UIImage(contentsOfFile: file.path))
        let scene = SceneHost(
            Image(uiImage: image), session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        #expect(scene.display.elements().all { $0.role == .image }.first?.frame.width == 50)
    }
}
