// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A loader that answers when the test says so: with an image of 50 × 20 pixels whose hash is the last part of the address,
/// with an error for `broken.png`, and for `late.png` after some failures.
actor ImageFixture: ImageLoading {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen: Bool
    private(set) var requests = 0
    private var failures: Int

    init(isOpen: Bool = true, failures: Int = 0) {
        self.isOpen = isOpen
        self.failures = failures
    }

    func load(_ url: URL) async throws -> LoadedImage {
        requests += 1
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        if url.lastPathComponent == "broken.png" { throw URLError(.badServerResponse) }
        if failures > 0 {
            failures -= 1
            throw URLError(.timedOut)
        }
        return Self.picture(url.lastPathComponent)
    }

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting.removeAll()
    }

    static func picture(_ name: String) -> LoadedImage {
        LoadedImage(data: png, mediaType: "image/png", width: 50, height: 20, hash: name)
    }

    /// The first bytes of an image of 50 × 20 pixels.
    static let png = Data([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 50, 0, 0, 0, 20,
    ])
}

/// A view on a page of 200 × 100 points.
@MainActor
struct ShownView {
    let scene: SceneHost
    let images: ImageFixture
    private let batches = Batches()

    private final class Batches {
        var all: [DisplayBatch] = []
    }

    /// Whether an update was animated.
    var isAnimated: Bool {
        batches.all.contains { $0.operations.contains { if case .animate = $0 { true } else { false } } }
    }

    var diagnostics: [String] { scene.diagnostics.recorded.map(\.message) }

    /// Brings the page up to date.
    func update() { batches.all.append(scene.update().batch) }

    init(_ view: some View, images: ImageFixture = ImageFixture()) {
        self.images = images
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), images: images)
        scene = SceneHost(view, session: session, viewport: Viewport(width: 200, height: 100))
        update()
    }

    /// Runs the session's tasks until none is left.
    func settle() async {
        let activity = scene.graph.session.activity
        while activity.runningTasks > 0 || activity.requestsInFlight > 0 {
            await Task.yield()
            update()
        }
        update()
    }

    var layers: [Layer] {
        var found: [Layer] = []
        func walk(_ layer: Layer) {
            found.append(layer)
            layer.children.forEach(walk)
        }
        walk(scene.display.root)
        return found
    }

    /// The hashes of the images that are shown.
    var shown: [String] {
        layers.compactMap { layer in
            guard case .image(let image) = layer.content, case .stored(let hash) = image.source else { return nil }
            return hash
        }
    }

    /// The size of the image that is shown.
    var size: CGSize? {
        layers.first { if case .image = $0.content { true } else { false } }.map { layer in
            CGSize(width: layer.placement.width, height: layer.placement.height)
        }
    }

    func has(_ label: String) -> Bool { !scene.display.elements().all(label: label).isEmpty }

    /// Runs something as the session's code runs.
    func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await SessionContext.$current.withValue(scene.graph.session) { try await body() }
    }
}

/// What actions were called with, and views that come and go.
@Observable @MainActor
final class Record {
    var words: [String] = []
    var isShown = true
    nonisolated init() {}
}

func url(_ name: String) -> URL { URL(string: "https://example.org/\(name)")! }
