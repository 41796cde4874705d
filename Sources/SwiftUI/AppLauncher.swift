// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import VitrineDisplay
    import VitrineGallery
    import VitrineRoute
    import VitrineServer
    import VitrineText
    import VitrineUI
    import VitrineWeb

    /// Makes a server of an app: fonts, symbols, sessions, routes, then the sockets.
    enum AppLauncher {
        @MainActor
        static func run<A: App>(_ app: A.Type, arguments: some Sequence<String>) -> Never {
            let options = ServerLauncher.options(arguments: arguments)
            do {
                let registry = try registry(of: app, options: options)
                Task { await registry.runClock() }
                ServerLauncher.serve(host: registry, options: options)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                endProcess(1)
            }
        }

        @MainActor
        private static func registry<A: App>(of app: A.Type, options: ServeOptions) throws -> LiveRegistry {
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
                log.diagnostic(
                    "warning [image-origin]: \(NetworkImages.originsVariable) has '\(text)', which is no origin")
            }
            let images = NetworkImages(privateOrigins: origins.origins)
            let languages = LanguageMatcher(offered: ProgramLanguages.all())
            let (defaults, visitorKey) = try kept(for: appName(app))
            var configuration = LiveConfiguration()
            configuration.tokenKeys = try TokenKeys(environment: environment, now: configuration.seconds())
            configuration.visitorKey = visitorKey
            // Without an operator's key, addresses open as long as the names of browsers are known.
            if environment["VITRINE_TOKEN_KEY", default: ""].isEmpty {
                configuration.addressKeys = visitorKey.map { TokenKeys(current: $0) }
            }
            configuration.symbols = symbols
            configuration.fontFolder = folder
            configuration.appName = appName(app)
            if let wait = options.contentWait { configuration.idleLimit = wait }
            configuration.mayKnow = { RoutePaths.mayKnow($0) }
            let registry = LiveRegistry(configuration: configuration) { request in
                ServedScene(languages: languages) { archive in
                    let session = SessionContext(
                        identifier: LogText.name(request.visitor), textEngine: engine,
                        locale: request.viewport.locale(among: languages),
                        timeZone: TimeZone(identifier: request.viewport.timeZone) ?? .gmt, images: images,
                        symbols: symbols, routes: .registered(addresses: request.addresses),
                        defaults: defaults.store(for: request.visitor))
                    session.imageStore.limit = configuration.sessionImageBytes
                    // One screen of rows beyond the visible ones is ready before a person scrolls there.
                    var engineOptions = EngineOptions()
                    engineOptions.overscan = request.viewport.height
                    let viewport = VitrineUI.Viewport(
                        width: request.viewport.width, height: request.viewport.height,
                        isRightToLeft: session.locale.isRightToLeft)
                    // The app's own initialiser is the person's, too.
                    let scene = SessionContext.$current.withValue(session) {
                        SceneHost(
                            AppView(A()), session: session, viewport: viewport, options: engineOptions,
                            restoring: archive)
                    }
                    scene.diagnostics.sink = { diagnostic in
                        log.diagnostic("\(diagnostic)", session: session.identifier)
                    }
                    return scene
                }
            }
            registry.onNote = { log.note($0) }
            registry.onDrain = { await defaults.flush() }
            return registry
        }

        private static func appName<A: App>(_ app: A.Type) -> String {
            String(describing: app).replacing("App", with: "")
        }

        /// What browsers keep with the app: below `VITRINE_DATA`, or else below the user's state folder (XDG). Where
        /// nothing can be written there it is kept in memory, and the log says so. Beside it stands the key that names
        /// of browsers are signed with.
        @MainActor
        private static func kept(for appName: String) throws -> (defaults: BrowserDefaults, visitorKey: [UInt8]?) {
            let environment = ProcessInfo.processInfo.environment
            func folder(_ name: String) -> URL? {
                environment[name].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
            }
            let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
            let data =
                folder("VITRINE_DATA")
                ?? (folder("XDG_STATE_HOME") ?? home).appendingPathComponent("vitrine/\(appName)", isDirectory: true)
            let defaults: BrowserDefaults
            var visitorKey: [UInt8]?
            do {
                let stored = try BrowserDefaults(folder: data.appendingPathComponent("defaults", isDirectory: true))
                visitorKey = try StoredKey.load(data.appendingPathComponent("visitors.key"))
                defaults = stored
            } catch let failure as StoredKey.Failure where !failure.isTheSystems {
                throw failure
            } catch {
                FileHandle.standardError.write(
                    Data(
                        "warning [defaults] kept in memory only: \(data.path) is no place to write (\(error))\n".utf8))
                defaults = BrowserDefaults()
            }
            defaults.onProblem = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
            // Both belong to the process and know no sessions: a cookie of one person must not travel with the requests
            // of another, nor the answer that it brought.
            HTTPCookieStorage.shared.cookieAcceptPolicy = .never
            URLCache.shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
            return (defaults, visitorKey)
        }
    }

    extension RouteCodec {
        /// Values whose types adopt `URLRoute`, and `Codable` ones in a visitor's addresses.
        static func registered(addresses: any AddressCodec) -> RouteCodec {
            RouteCodec(
                path: { ($0 as? any URLRoute)?.urlPath },
                value: { type, path in
                    func make<R: URLRoute>(_: R.Type) -> Any? { R(urlPath: path) }
                    guard let route = type as? any URLRoute.Type else { return nil }
                    return make(route)
                },
                addresses: addresses)
        }
    }
#endif
