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
/// It speaks over the worker's channel: commands come in, events leave.
@MainActor package final class PreviewWorker {
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
    private var sockets: [Int: any SocketInbound] = [:]

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
        for try await command in channel.messages(WorkerCommand.self, onClose: { endProcess(0) }) {
            switch command {
            case .start(let number, let skipping): start(number, skipping: Set(skipping))
            case .request(let number, let request):
                Task { say(.response(number, ResponseRecord(await respond(to: request.webRequest)))) }
            case .open(let socket, let request): await open(socket, request)
            case .text(let socket, let text): await sockets[socket]?.receive(text)
            case .closed(let socket): await sockets.removeValue(forKey: socket)?.closed()
            }
        }
    }

    private func say(_ event: WorkerEvent) {
        namingFailure { try channel.send(event) }
    }

    private func start(_ number: Int, skipping: Set<String>) {
        skipped = skipping
        configuration.tokenPrefix = WorkerToken.prefix(worker: number)
        registry = LiveRegistry(configuration: configuration) { [weak self] request in
            guard let self else { preconditionFailure("A worker lives as long as its process.") }
            return scene(for: request)
        }
        registry.onNote = { note in
            FileHandle.standardError.write(Data("\(note)\n".utf8))
        }
        Task { [registry] in await registry?.runClock() }
        let previews = PreviewRegistry.all(skipping: skipped) { say(.asks(provider: $0)) }
        let catalogue = GalleryCatalogue(
            appName: appName,
            previews: PreviewSummary.all(of: previews),
            languages: languages
        )
        say(.catalogue(catalogue))
    }

    // MARK: - Pages

    private func respond(to request: WebRequest) async -> WebResponse {
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

    // MARK: - Sockets

    private func open(_ socket: Int, _ request: RequestRecord) async {
        let outbound = ChannelOutbound(socket: socket, channel: channel)
        guard let inbound = await registry.openSocket(request.socketRequest, outbound: outbound) else {
            return outbound.close(code: WireProtocol.Close.unauthorized.rawValue, reason: "")
        }
        sockets[socket] = inbound
    }

    /// The way out of a socket that another process holds.
    private final class ChannelOutbound: SocketOutbound {
        private let socket: Int
        private let channel: MessageChannel

        init(socket: Int, channel: MessageChannel) {
            self.socket = socket
            self.channel = channel
        }

        func send(_ text: String) {
            namingFailure { try channel.send(WorkerEvent.text(socket: socket, text)) }
        }

        func close(code: UInt16, reason: String) {
            namingFailure { try channel.send(WorkerEvent.close(socket: socket, code: code, reason: reason)) }
        }
    }
}
