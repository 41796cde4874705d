// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
package import VitrineCore
import VitrineDisplay
import VitrineFleet
import VitrineRaster
import VitrineSnapshots
package import VitrineWeb
package import VitrineWorkers

/// The process that runs previews: the gallery starts one for each preview, so that one that traps ends alone.
///
/// It speaks over the worker's channel: commands come in, events leave. Requests and sockets are handed to it as to the
/// host of any worker.
@MainActor package final class PreviewWorker: WebHost {
    /// Makes the scene of a view: the engine's own is made where the engine's host is known.
    package typealias SceneMaker = (
        _ view: AnyView, _ request: SceneRequest, _ screen: GalleryScreen, _ switches: GallerySwitches,
        _ overrides: SceneOverrides
    ) -> any LiveScene

    private let channel: MessageChannel
    private let appName: String
    private let languages: [String]
    private let makeScene: SceneMaker
    private var configuration: LiveConfiguration
    private var registry: LiveRegistry!
    private var skipped: Set<String> = []
    private var prepared: [String: PreparedPreview] = [:]
    /// The scenes of pages, by the address of the page.
    private var shown: [String: ShownScene] = [:]

    package init(
        channel: MessageChannel,
        configuration: LiveConfiguration,
        languages: [String],
        makeScene: @escaping SceneMaker
    ) {
        self.channel = channel
        self.configuration = configuration
        self.appName = configuration.shownName
        self.languages = languages
        self.makeScene = makeScene
        self.configuration.policy.framing = .sameOrigin
        // The gallery is one user's, and its frames come and go quickly.
        self.configuration.provisionalPerAddress = 100
        // A frame shows first what an image of the preview shows. That comes soon, but for what never rests.
        self.configuration.idleLimit = .seconds(10)
    }

    /// Works until the gallery ends; then the process does, too, whatever a preview is doing.
    ///
    /// - Throws: `MalformedMessage` where the gallery sends something else than commands.
    package func run() async throws {
        let service = HostService(
            self, report: Self.report, send: { [channel] event in try channel.send(WorkerEvent.host(event)) })
        for try await command in channel.messages(WorkerCommand.self, onClose: { endProcess(0) }) {
            switch command {
            case .start(let number, let skipping): start(number, skipping: Set(skipping))
            case .host(let command): service.handle(command)
            }
        }
    }

    private func say(_ event: WorkerEvent) {
        do {
            try channel.send(event)
        } catch {
            Self.report("error [previews]: not sent: \(error)")
        }
    }

    private nonisolated static func report(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }

    private func start(_ number: Int, skipping: Set<String>) {
        skipped = skipping
        configuration.tokenPrefix = WorkerToken.prefix(worker: number)
        registry = LiveRegistry(configuration: configuration) { [weak self] request in
            guard let self else { preconditionFailure("A worker lives as long as its process.") }
            return scene(for: request)
        }
        registry.onNote = { Self.report("\($0)") }
        Task { [registry] in await registry?.runClock() }
        let previews = PreviewRegistry.all(skipping: skipped) { say(.asks(provider: $0)) }
        let catalogue = GalleryCatalogue(
            appName: appName,
            previews: PreviewSummary.all(of: previews),
            languages: languages
        )
        say(.catalogue(catalogue))
    }

    // MARK: - WebHost

    package func respond(to request: WebRequest) async -> WebResponse {
        for part in GalleryAddress.Part.allCases {
            guard let id = GalleryAddress.preview(part, of: request.path) else { continue }
            guard let preview = PreviewRegistry.preview(withID: id, skipping: skipped) else { break }
            return await respond(to: request, for: part, of: preview)
        }
        return await registry.respond(to: request)
    }

    private func respond(
        to request: WebRequest, for part: GalleryAddress.Part, of preview: RegisteredPreview
    ) async -> WebResponse {
        let switches = GallerySwitches(query: request.query)
        do {
            let prepared = try await prepared(preview)
            switch part {
            case .page: break
            case .frame: return await registry.respond(to: request)
            case .picture: return png(try await snapshot(of: prepared, switches, scale: 1).picture().png(), request)
            case .image: return png(try await image(of: prepared, switches), request)
            case .elements:
                let display: DisplayTree
                if let scene = scene(showing: preview.id, switches) {
                    display = scene.display
                } else {
                    display = try await snapshot(of: prepared, switches).scene.display
                }
                return json(GalleryElements(display), request)
            }
        } catch {
            switch part {
            case .elements: return json(GalleryElements(problem: "\(error)"), request)
            case .picture, .image:
                return FailurePicture(title: preview.title, reason: "\(error)", isDark: switches.isDark)
                    .response(configuration.policy, isSecure: request.isSecure)
            case .page, .frame:
                return NoticePage.failure(error, of: preview.place, isDark: switches.isDark)
                    .response(isSecure: request.isSecure)
            }
        }
        return PlainPage.notFound(policy: configuration.policy, isSecure: request.isSecure)
    }

    private func prepared(_ preview: RegisteredPreview) async throws -> PreparedPreview {
        if let known = prepared[preview.id] { return known }
        let made = try await preview.prepared()
        prepared[preview.id] = made
        return made
    }

    // MARK: - Pictures

    /// The preview as it is now, or as it starts where no page shows it.
    private func image(of preview: PreparedPreview, _ switches: GallerySwitches) async throws -> [UInt8] {
        guard let scene = scene(showing: preview.preview.id, switches) else {
            return try await snapshot(of: preview, switches).picture().png()
        }
        scene.flush()
        let (screen, traits) = screen(of: preview, switches)
        let standard = Device.standard
        return [UInt8](
            try SnapshotRenderer.shared().png(
                of: scene.display, traits: traits,
                width: screen.width > 0 ? screen.width : standard.width,
                height: screen.height > 0 ? screen.height : standard.height,
                images: { scene.stored(hash: $0)?.bytes }))
    }

    private func snapshot(
        of preview: PreparedPreview, _ switches: GallerySwitches, scale: Double? = nil
    ) async throws -> Snapshot {
        try await SnapshotRenderer.shared().snapshot(
            traits: screen(of: preview, switches, scale: scale).traits, identifier: preview.preview.id
        ) { preview.makeView() }
    }

    private func screen(
        of preview: PreparedPreview, _ switches: GallerySwitches, scale: Double? = nil
    ) -> (screen: GalleryScreen, traits: SnapshotTraits) {
        let summary = PreviewSummary(preview.preview, title: "")
        let screen = GalleryScreen(summary, switches)
        let traits = screen.traits(summary.layout, switches, language: language(switches), scale: scale)
        return (screen, traits)
    }

    private func language(_ switches: GallerySwitches) -> String { switches.language ?? languages.first ?? "en" }

    private func png(_ bytes: [UInt8], _ request: WebRequest) -> WebResponse {
        response("image/png", bytes, request)
    }

    private func json(_ elements: GalleryElements, _ request: WebRequest) -> WebResponse {
        response("application/json; charset=utf-8", Array(elements.json.utf8), request)
    }

    private func response(_ type: String, _ body: [UInt8], _ request: WebRequest) -> WebResponse {
        var headers = WebHeaders(configuration.policy.headers(isSecure: request.isSecure))
        headers.append("Content-Type", type)
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 200, headers: headers, body: body)
    }

    // MARK: - Sockets

    package func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        await registry.openSocket(request, outbound: outbound)
    }

    package func drain() async { await registry.drain() }

    // MARK: - Scenes

    private func scene(for request: SceneRequest) -> any LiveScene {
        let parts = request.path.split(separator: "?", maxSplits: 1)
        guard let id = GalleryAddress.preview(.frame, of: String(parts[0])), let preview = prepared[id] else {
            preconditionFailure("A scene is made for a preview that was prepared.")
        }
        let switches = GallerySwitches(query: parts.count > 1 ? String(parts[1]) : nil)
        let screen = screen(of: preview, switches).screen
        let overrides = screen.overrides(switches, language: language(switches), path: request.path)
        let scene = makeScene(preview.makeView(), request, screen, switches, overrides)
        shown[GalleryAddress.frame(id, switches)] = ShownScene(scene: scene)
        return scene
    }

    /// The scene of the page that was opened last for a preview under these switches.
    private func scene(showing id: String, _ switches: GallerySwitches) -> (any LiveScene)? {
        shown[GalleryAddress.frame(id, switches)]?.scene
    }

    private struct ShownScene {
        weak var scene: (any LiveScene)?
    }
}
