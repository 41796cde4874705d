// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

import struct VitrineWeb.BatchEncoder

/// What a view becomes: its layers, what the browser is sent of them, and what the developer is told.
@MainActor func look(viewport: Viewport = Viewport(), @ViewBuilder _ view: @escaping @MainActor () -> some View)
    -> String
{
    shown(SceneHost(Told(content: view), session: .census(), viewport: viewport))
}

/// What a scene shows, for a page that has nothing yet.
@MainActor func shown(_ scene: SceneHost) -> String {
    let batch = scene.update().batch
    var encoder = BatchEncoder()
    return ([scene.display.description, encoder.encode(batch.operations, of: scene.display)] + notes(of: scene))
        .joined(separator: "\n")
}

/// What the browser is sent when a flag changes, with an animation or without one.
@MainActor func change(
    _ animation: Animation? = nil, @ViewBuilder _ view: @escaping @MainActor (Bool) -> some View
) -> String {
    let flag = Flag()
    let scene = SceneHost(Told { view(flag.isOn) }, session: .census())
    var encoder = BatchEncoder()
    _ = encoder.encode(scene.update().batch.operations, of: scene.display)
    withAnimation(animation) { flag.isOn = true }
    let sent = encoder.encode(scene.update().batch.operations, of: scene.display)
    return ([sent] + notes(of: scene)).joined(separator: "\n")
}

/// What the developer was told to have no effect.
@MainActor func notes(of scene: SceneHost) -> [String] {
    scene.diagnostics.recorded.filter { $0.code == .withoutEffect }.map(\.description)
}

/// What the developer is told by code that runs outside of every view.
@MainActor func notes(_ body: @MainActor () -> Void) async -> String {
    let session = SessionContext.census()
    var told: [String] = []
    session.onDiagnostic = { told.append($0.description) }
    SessionContext.$current.withValue(session) { body() }
    // What is told from outside of views is handed over by tasks of the main actor, in their order.
    await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
    return told.joined(separator: "\n")
}

/// Whether an outcome carries the diagnostic of what has no effect.
func isTold(_ outcome: String) -> Bool { outcome.contains("[\(Diagnostic.Code.withoutEffect.rawValue)]") }

@Observable final class Flag {
    var isOn = false
}

/// Builds its content as a body does, so that diagnostics find the view.
struct Told<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

/// Has every image but one.
private struct OneImage: ImageLoading {
    func load(_ url: URL) async throws -> LoadedImage {
        if url.lastPathComponent == "none.png" { throw URLError(.fileDoesNotExist) }
        return LoadedImage(data: Data([1]), mediaType: "image/png", width: 2, height: 2, hash: "picture")
    }
}

/// Draws every symbol alike.
private struct EverySymbol: SymbolSource {
    func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
        SymbolDrawing(
            elements: [.move(x: 0, y: 0), .line(x: 256, y: 0), .line(x: 256, y: 256), .close],
            frame: DisplayRect(width: 256, height: 256), width: 1, height: 1)
    }
}

extension SessionContext {
    static func census() -> SessionContext {
        SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), images: OneImage(), symbols: EverySymbol())
    }
}

extension TestHost {
    /// A mounted view with the window of choice.
    convenience init(
        viewport: Viewport = Viewport(), @ViewBuilder _ view: @escaping @MainActor () -> some View
    ) {
        self.init(Told(content: view), session: .census(), viewport: viewport)
    }

    /// The first scroll view's layer.
    var scroller: Layer? {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root).first { if case .scroll = $0.content { true } else { false } }
    }

    /// What is shown now.
    var outcome: String { shown(scene) }
}
