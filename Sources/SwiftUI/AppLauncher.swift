// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import VitrineDisplay
    import VitrineGallery
    import VitrineRoute
    import VitrineServer
    import VitrineText
    import VitrineWeb

    /// Makes a server of an app: fonts, symbols, sessions, routes, then the sockets.
    enum AppLauncher {
        @MainActor
        static func run<A: App>(_ app: A.Type, arguments: some Sequence<String>) -> Never {
            let options = ServerLauncher.options(arguments: arguments)
            do {
                let registry = try registry(of: app)
                Task { await registry.runClock() }
                ServerLauncher.serve(host: registry, options: options)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
        }

        @MainActor
        private static func registry<A: App>(of app: A.Type) throws -> LiveRegistry {
            let repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let folder = TextEngine.fontDirectory(repository: repository)
            let engine = try TextEngine.make(fontDirectory: folder) { diagnostic in
                FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
            }
            let symbols = try SymbolLibrary.installed(in: SymbolLibrary.directory(repository: repository))
            let log = ServerLog()
            let environment = ProcessInfo.processInfo.environment
            let origins = NetworkImages.origins(environment: environment)
            for text in origins.invalid {
                log.diagnostic("warning [image-origin]: \(NetworkImages.originsVariable) has '\(text)', which is no origin")
            }
            let images = NetworkImages(privateOrigins: origins.origins)
            let languages = LanguageMatcher(offered: ProgramLanguages.all())
            var configuration = LiveConfiguration()
            configuration.tokenKeys = try TokenKeys(environment: environment, now: configuration.seconds())
            configuration.symbols = symbols
            configuration.fontFolder = folder
            configuration.appName = String(describing: app).replacing("App", with: "")
            let registry = LiveRegistry(configuration: configuration) { request in
                let session = SessionContext(
                    identifier: LogText.name(request.visitor), textEngine: engine,
                    locale: languages.locale(for: request.viewport),
                    timeZone: TimeZone(identifier: request.viewport.timeZone) ?? .gmt, images: images,
                    symbols: symbols, routes: .registered)
                // One screen of rows beyond the visible ones is ready before a person scrolls there.
                var engineOptions = EngineOptions()
                engineOptions.overscan = request.viewport.height
                let scene = SceneHost(
                    AppView(A()), session: session,
                    viewport: VitrineUI.Viewport(
                        width: request.viewport.width, height: request.viewport.height,
                        isRightToLeft: session.locale.isRightToLeft),
                    options: engineOptions)
                scene.diagnostics.sink = { diagnostic in
                    log.diagnostic("\(diagnostic)", session: session.identifier)
                }
                return ServedScene(scene, languages: languages)
            }
            registry.onNote = { log.note($0) }
            return registry
        }
    }

    extension RouteCodec {
        /// Values whose types adopt `URLRoute`.
        static let registered = RouteCodec(
            path: { ($0 as? any URLRoute)?.urlPath },
            value: { type, path in
                func make<R: URLRoute>(_: R.Type) -> Any? { R(urlPath: path) }
                guard let route = type as? any URLRoute.Type else { return nil }
                return make(route)
            })
    }
#endif
