// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineGallery
import VitrineServer
import VitrineSnapshots
import VitrineText
import VitrineWeb
import VitrineWorkers

/// `<App> previews`: serves the gallery, and is at the same time each of its workers.
@MainActor
enum PreviewGallery {
    /// The argument that makes a process a worker of the gallery that started it.
    static let workerName = "previews-worker"

    /// Serves the gallery until the process is told to end. This process runs nothing of the app.
    static func serve<A: App>(_ app: A.Type, options: ServeOptions) -> Never {
        // Found now, by its path: after a rebuild, workers that start then run what was built.
        var launch = WorkerLaunch(arguments: [workerName], environment: environment)
        launch.program = URL(fileURLWithPath: launch.program).resolvingSymlinksInPath().path
        launch.name = launch.program
        // Backtraces are long.
        launch.keptErrorOutput = 64 << 10
        launch.forwardsErrorOutput = true
        let program = URL(fileURLWithPath: launch.program)
        let pool = WorkerPool(build: { build(of: program) }, launch: { [launch] in try WorkerProcess(launch) })
        let host = GalleryHost(pool: pool, configuration: configuration(of: app), sources: sources)
        Task {
            do {
                let listing = try await host.list()
                report(listing)
            } catch {
                write("\(error)")
                endProcess(1)
            }
        }
        ServerLauncher.serve(host: host, options: options)
    }

    /// Works for the gallery that started this process, until that ends.
    static func work<A: App>(_ app: A.Type) -> Never {
        do {
            let engine = try TextEngine.make(fontDirectory: InstalledFolder.fonts()) {
                write("\($0)")
            }
            let symbols = try SymbolLibrary.installed(in: InstalledFolder.symbols())
            var configuration = configuration(of: app)
            configuration.symbols = symbols
            let worker = PreviewWorker(
                channel: try MessageChannel.ofThisWorker(),
                configuration: configuration,
                languages: ProgramLanguages.all()
            ) { view, request, screen, switches, overrides in
                // Previews have no network: images come from fixtures, as in snapshots.
                let session = SessionContext(
                    identifier: String(request.visitor.prefix(8)),
                    textEngine: engine,
                    locale: Locale(identifier: overrides.pinned.language),
                    images: FixtureImages(),
                    symbols: symbols,
                    routes: RouteCodec(addresses: request.addresses)
                )
                return scene(of: view, session, request, screen, switches, overrides)
            }
            Task {
                do {
                    try await worker.run()
                    // The gallery is gone. Nothing of a preview is worth waiting for.
                    endProcess(0)
                } catch {
                    write("\(error)")
                    endProcess(1)
                }
            }
        } catch {
            write("\(error)")
            endProcess(1)
        }
        while true { RunLoop.main.run() }
    }

    private static func scene(
        of view: AnyView,
        _ session: SessionContext,
        _ request: SceneRequest,
        _ screen: GalleryScreen,
        _ switches: GallerySwitches,
        _ overrides: SceneOverrides
    ) -> any LiveScene {
        var engineOptions = EngineOptions()
        engineOptions.overscan = screen.height > 0 ? screen.height : request.viewport.height
        let viewport = Viewport(
            width: screen.width > 0 ? screen.width : request.viewport.width,
            height: screen.height > 0 ? screen.height : request.viewport.height,
            isDark: switches.isDark,
            textSizeStep: switches.sizeStep - 3,
            isRightToLeft: switches.isRightToLeft,
            safeArea: screen.safeArea
        )
        let scene = SessionContext.$current.withValue(session) {
            SceneHost(view, session: session, viewport: viewport, options: engineOptions)
        }
        scene.diagnostics.sink = { write("\($0) [\(request.path)]") }
        return ServedScene(scene, overrides: overrides, content: { await $0.waitUntilIdle() })
    }

    private static func configuration<A: App>(of app: A.Type) -> LiveConfiguration {
        var configuration = LiveConfiguration()
        configuration.fontFolder = InstalledFolder.fonts()
        configuration.appName = AppLauncher.appName(app)
        configuration.displayName = AppLauncher.displayName()
        return configuration
    }

    /// The workers' own. The backtrace of a trap has its file and line where the message has none; it takes a
    /// second.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] =
                "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32,output-to=stderr"
        }
        return environment
    }

    /// The addresses of the sources in the editor that `VITRINE_EDITOR` names.
    private static var sources: SourceLinks? {
        guard let template = ProcessInfo.processInfo.environment["VITRINE_EDITOR"], !template.isEmpty else {
            return nil
        }
        return SourceLinks(
            template: template, folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    }

    /// Names what a program was built to, by the size and the time of its file.
    private static func build(of program: URL) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: program.path)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(time) \(attributes?[.size] ?? 0)"
    }

    private static func report(_ listing: GalleryHost.Listing) {
        for trap in listing.traps {
            write(
                "warning [preview-provider]: \(trap.provider) cannot be listed: \(trap.report.message)"
                    + (trap.report.place.map { " at \($0)" } ?? "")
            )
        }
        let count = listing.catalogue.previews.count
        write("\(count) \(count == 1 ? "preview" : "previews") of \(listing.catalogue.appName)")
    }

    private nonisolated static func write(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
