// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("An asynchronous image")
struct AsyncImageTests {
    /// Answers when the test says so.
    private actor Gate: ImageLoading {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var isOpen = false
        private(set) var requests = 0

        func load(_ url: URL) async throws -> LoadedImage {
            requests += 1
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
            if url.lastPathComponent == "broken.png" { throw URLError(.badServerResponse) }
            return LoadedImage(
                data: Data([1]), mediaType: "image/png", width: 50, height: 20, hash: url.lastPathComponent)
        }

        func open() {
            isOpen = true
            waiting.forEach { $0.resume() }
            waiting.removeAll()
        }
    }

    private func mount<V: View>(_ view: V, _ images: any ImageLoading) -> SceneHost {
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), images: images)
        let scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        scene.flush()
        return scene
    }

    /// Runs the session's tasks until none is left.
    private func settle(_ scene: SceneHost) async {
        while scene.graph.session.activity.runningTasks > 0 {
            await Task.yield()
            scene.flush()
        }
        scene.flush()
    }

    private func sources(_ scene: SceneHost) -> [DisplayImage.Source] {
        var found: [DisplayImage.Source] = []
        func walk(_ layer: Layer) {
            if case .image(let image) = layer.content { found.append(image.source) }
            layer.children.forEach(walk)
        }
        walk(scene.display.root)
        return found
    }

    private let url = URL(string: "https://example.org/a.png")

    @Test("shows a placeholder, then the image, kept in the session's store")
    func loads() async {
        let gate = Gate()
        let scene = mount(
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Text(verbatim: "wait")
            }, gate)
        #expect(scene.display.elements().all(label: "wait").count == 1)
        await gate.open()
        await settle(scene)
        #expect(sources(scene) == [.stored(hash: "a.png")])
        #expect(scene.graph.session.imageStore.image("a.png")?.width == 50)
        #expect(scene.graph.session.activity.requestsInFlight == 0)
    }

    /// Has one image at hand.
    private struct Ready: ImageLoading {
        func load(_ url: URL) async throws -> LoadedImage { throw URLError(.badServerResponse) }

        func ready(_ url: URL) -> LoadedImage? {
            guard url.lastPathComponent == "a.png" else { return nil }
            return LoadedImage(data: Data([1]), mediaType: "image/png", width: 50, height: 20, hash: "a.png")
        }
    }

    @Test("shows what is at hand at once, and asks nobody for it")
    func ready() async {
        let scene = mount(
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                Text(verbatim: "wait")
            }, Ready())
        #expect(sources(scene) == [.stored(hash: "a.png")])
        #expect(scene.graph.session.imageStore.image("a.png") != nil)
        await settle(scene)
        #expect(sources(scene) == [.stored(hash: "a.png")], "no load failed")
    }

    @Test("tells its content of a failure")
    func fails() async {
        let gate = Gate()
        await gate.open()
        let scene = mount(
            AsyncImage(url: URL(string: "https://example.org/broken.png")) { phase in
                if phase.error != nil { Text(verbatim: "failed") } else { Text(verbatim: "other") }
            }, gate)
        await settle(scene)
        #expect(scene.display.elements().all(label: "failed").count == 1)
    }

    @Test("without a URL asks for nothing")
    func noURL() async {
        let gate = Gate()
        let scene = mount(AsyncImage(url: nil), gate)
        await settle(scene)
        #expect(await gate.requests == 0)
        #expect(sources(scene).isEmpty)
    }

    /// A green pixel.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgaGAAAACDAEGjteQWAAAAAElF"
        + "TkSuQmCC"

    @Test("takes an image out of its URL, and asks nobody for it")
    func inURL() async throws {
        let gate = Gate()
        let escaped = Self.pixel.replacingOccurrences(of: "+", with: "%2B").replacingOccurrences(of: "=", with: "%3D")
        for text in ["data:image/png;base64," + Self.pixel, "DATA:;base64," + escaped] {
            let scene = mount(AsyncImage(url: URL(string: text)), gate)
            await settle(scene)
            let source = try #require(sources(scene).first)
            guard case .stored(let hash) = source else {
                Issue.record("\(source)")
                continue
            }
            #expect(scene.graph.session.imageStore.image(hash)?.width == 1)
        }
        #expect(await gate.requests == 0)
    }

    @Test(
        "fails for a URL whose data is no image",
        arguments: ["data:image/png;base64,AAAA", "data:image/png;base64,***", "data:image/png", "data:,text"])
    func inURLNoImage(text: String) async throws {
        let gate = Gate()
        let scene = mount(
            AsyncImage(url: URL(string: text)) { phase in
                if phase.error is URLError { Text(verbatim: "failed") } else { Text(verbatim: "other") }
            }, gate)
        await settle(scene)
        #expect(scene.display.elements().all(label: "failed").count == 1)
        #expect(await gate.requests == 0)
    }
}
