// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineRaster
import VitrineServer
import VitrineSnapshots
import VitrineTesting
import VitrineWeb
import VitrineWorkers

/// An app that runs in this process without a browser, for the program that started it.
@MainActor
final class LiveApp {
    /// How long tasks may take that an action has started, before the app is looked at as it is.
    private static let patience = Duration.seconds(5)

    private let host: TestHost
    private let renderer: SnapshotRenderer
    private let window: LiveAppWindow
    /// How many diagnostics were told.
    private var told = 0

    /// Runs an app for the program that started this one, until that ends.
    static func work<A: App>(_ app: A.Type) -> Never {
        Task { @MainActor in
            do {
                let channel = try MessageChannel.ofThisWorker()
                var live: LiveApp?
                for try await message in channel.messages(LiveAppMessage.self, onClose: { endProcess(0) }) {
                    let reply: LiveAppReply
                    switch message {
                    case .start(let window):
                        let made = try LiveApp(app, window: window)
                        live = made
                        reply = await made.shown()
                    case .request(let request):
                        guard let live else { throw SnapshotError("A request came before the start.") }
                        reply = await live.answer(request)
                    }
                    fflush(nil)
                    try channel.send(reply)
                }
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                endProcess(1)
            }
        }
        while true { RunLoop.main.run() }
    }

    private init<A: App>(_ app: A.Type, window: LiveAppWindow) throws {
        let renderer = try SnapshotRenderer.shared()
        let origins = NetworkImages.origins(environment: ProcessInfo.processInfo.environment)
        let session = renderer.session(
            identifier: "live", images: NetworkImages(privateOrigins: origins.origins) { _ in })
        var viewport = Viewport(
            width: window.width, height: window.height, isDark: window.isDark, reducesMotion: true)
        viewport.scale = 2
        var options = EngineOptions()
        options.overscan = window.height
        // The app's initialiser runs in the user's session, too.
        host = SessionContext.$current.withValue(session) {
            TestHost(AppView(A()), session: session, viewport: viewport, options: options)
        }
        self.renderer = renderer
        self.window = window
    }

    private func answer(_ request: LiveAppRequest) async -> LiveAppReply {
        do {
            switch request {
            case .elements: break
            case .tap(let element): try find(element).tap()
            case .type(let text, let element, let replaces, let submits):
                let field = try find(element)
                if replaces { try field.clearText() }
                try field.type(text)
                if submits { try field.submit() }
            case .scroll(let element, let x, let y): try find(element).scroll(to: CGPoint(x: x, y: y))
            case .back: try goBack()
            case .picture:
                await settle()
                let background: DisplayColor = window.isDark ? .black : .white
                let picture = try renderer.picture(
                    of: host.scene, width: window.width, height: window.height, scale: 2, background: background,
                    scrollOffsets: Layer.followedOffset)
                return LiveAppReply(text: news, picture: Data(try picture.png()))
            }
            return await shown()
        } catch {
            return LiveAppReply(failure: "\(error)")
        }
    }

    /// What is on the screen, once the app rests.
    private func shown() async -> LiveAppReply {
        await settle()
        let news = news
        return LiveAppReply(text: host.root.description + (news.isEmpty ? "" : "\n\n" + news))
    }

    /// Waits for what was started. A task that waits for longer goes on.
    private func settle() async {
        await host.scene.waitForTasks(limit: Self.patience)
        await host.settle()
    }

    /// What was diagnosed since it was told last.
    private var news: String {
        let all = host.diagnostics
        defer { told = all.count }
        return all.dropFirst(told).joined(separator: "\n")
    }

    private func find(_ wanted: LiveAppElement) throws -> TestElement {
        let root = host.root
        let words = [
            wanted.role, wanted.name.map { "\"\($0)\"" }, wanted.identifier.map { "with the identifier \($0)" },
        ].compactMap(\.self).joined(separator: " ")
        guard !words.isEmpty else {
            throw SnapshotError("Say which element: by its identifier, its name or its role.")
        }
        func isMeant(_ element: DisplayElement) -> Bool {
            (wanted.identifier == nil || element.identifier == wanted.identifier)
                && (wanted.name == nil || element.label == wanted.name)
                && (wanted.role == nil || element.role.name == wanted.role)
        }
        // What was merged into another element is found where none is read by itself.
        let read = root.all(where: isMeant)
        let found = read.isEmpty ? root.everything(where: isMeant) : read
        guard !found.isEmpty else {
            throw SnapshotError("There is no \(words) on the screen. There are:\n\(root)")
        }
        if let position = wanted.position {
            guard found.indices.contains(position - 1) else {
                throw SnapshotError("There are \(found.count) of \(words).")
            }
            return TestElement(found[position - 1], host: host)
        }
        guard found.count == 1 else {
            throw SnapshotError(
                "There are \(found.count) of \(words). Say more, or which one by its position.")
        }
        return TestElement(found[0], host: host)
    }

    private func goBack() throws {
        let navigation = host.scene.graph.navigation
        let entries = navigation.entries
        guard entries.count > 1 else {
            throw SnapshotError("The first page is shown: there is nothing to go back to.")
        }
        _ = SessionContext.$current.withValue(host.scene.graph.session) {
            navigation.show(key: entries[entries.count - 2].key)
        }
        host.scene.flush()
    }
}

extension DisplayElement {
    /// Returns the elements that fit, those that were merged into others too.
    fileprivate func everything(where isIncluded: (DisplayElement) -> Bool) -> [DisplayElement] {
        (isIncluded(self) ? [self] : []) + (children + contents).flatMap { $0.everything(where: isIncluded) }
    }
}
