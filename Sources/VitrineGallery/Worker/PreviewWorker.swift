// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
package import VitrineCore
import VitrineFleet
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

    package init(
        channel: MessageChannel,
        configuration: LiveConfiguration,
        languages: [String],
        makeScene: @escaping SceneMaker
    ) {
        self.channel = channel
        self.configuration = configuration
        self.appName = configuration.appName
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
        guard let id = GalleryAddress.preview(ofFrame: request.path) else { return await registry.respond(to: request) }
        if prepared[id] == nil {
            guard let preview = PreviewRegistry.preview(withID: id, skipping: skipped) else {
                return PlainPage.notFound(policy: configuration.policy, isSecure: request.isSecure)
            }
            do {
                prepared[id] = try await preview.prepared()
            } catch {
                let isDark = GallerySwitches(query: request.query).isDark
                return NoticePage.failure(error, of: preview.place, isDark: isDark).response(isSecure: request.isSecure)
            }
        }
        return await registry.respond(to: request)
    }

    package func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        await registry.openSocket(request, outbound: outbound)
    }

    package func drain() async { await registry.drain() }

    // MARK: - Scenes

    private func scene(for request: SceneRequest) -> any LiveScene {
        let parts = request.path.split(separator: "?", maxSplits: 1)
        guard let id = GalleryAddress.preview(ofFrame: String(parts[0])), let preview = prepared[id] else {
            preconditionFailure("A scene is made for a preview that was prepared.")
        }
        let switches = GallerySwitches(query: parts.count > 1 ? String(parts[1]) : nil)
        let screen = GalleryScreen(PreviewSummary(preview.preview, title: ""), switches)
        let overrides = screen.overrides(
            switches, language: switches.language ?? languages.first ?? "en", path: request.path)
        return makeScene(preview.makeView(), request, screen, switches, overrides)
    }
}
