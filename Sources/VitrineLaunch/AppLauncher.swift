// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import Synchronization
import VitrineBase
import VitrineBroadcast
import VitrineCore
import VitrineDisplay
import VitrineFleet
import VitrineGallery
import VitrineRoute
import VitrineServer
import VitrineSnapshots
import VitrineStore
import VitrineText
import VitrineWeb

/// Makes a server of an app: fonts, symbols, sessions, routes, then the sockets.
enum AppLauncher {
    /// Serves an app until the process is told to end.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The options of its server.
    ///   - arguments: The command line that they were read from, for workers.
    @MainActor
    static func run<A: App>(_ app: A.Type, options: ServeOptions, arguments: [String]) -> Never {
        var options = options
        let capacity = capacity(of: options)
        options.configuration.limits.scale(sessions: capacity.sessions)
        do {
            let log = ServerLog()
            let refusals = RefusalLog(log: log)
            let data = try dataFolder(of: app)
            let store = try LaunchedStore.open(for: appName(app), options: options, data: data, log: log)
            let workers = options.workers ?? usualWorkers(options: options, capacity: capacity)
            if workers > 1 {
                if options.workers == nil {
                    log.diagnostic(
                        """
                        note [workers]: \(workers) processes run the app, one for each processor; what it keeps in \
                        memory for all visitors is each process's own (--workers says how many there are)
                        """)
                }
                options.workers = workers
                try checkInstallation()
                let fleet = try AppWorkers.fleet(
                    of: app, options: options, arguments: arguments, data: data, store: store, log: log)
                ServerLauncher.serve(host: fleet, options: options, refusals: refusals)
            }
            let registry = try started(
                app, options: options, data: data, capacity: capacity, store: store, log: log, refusals: refusals)
            ServerLauncher.serve(host: registry, options: options, refusals: refusals)
        } catch {
            write("\(error)")
            endProcess(ServerLauncher.ExitCode.failed)
        }
    }

    /// How many processes run the app where the operator does not say (Documentation/Decisions/0071).
    private static func usualWorkers(options: ServeOptions, capacity: Capacity) -> Int {
        #if DEBUG
            let isDebug = true
        #else
            let isDebug = false
        #endif
        let isDeclared = Bundle.main.infoDictionary?[InfoListKey.sharesState] as? Bool == true
        return WorkerCount.usual(
            processors: MachineProcessors().available, capacity: capacity,
            sharesState: options.sharesData || isDeclared, isDebug: isDebug)
    }

    /// Throws what each worker would end with, so that the process that starts them ends with it instead.
    @MainActor
    private static func checkInstallation() throws {
        _ = try TextEngine.make(fontDirectory: InstalledFolder.fonts())
        _ = try SymbolLibrary.installed(in: InstalledFolder.symbols())
        _ = try TokenKeys(
            environment: ProcessInfo.processInfo.environment, now: Int(Date().timeIntervalSince1970))
    }

    static func capacity(of options: ServeOptions) -> Capacity {
        Capacity(sessions: options.sessions, memoryLimit: options.memoryLimit, available: MachineMemory().available)
    }

    /// The folder in which an app's server keeps what outlives its process.
    static func dataFolder<A: App>(of app: A.Type) throws -> DataFolder {
        try DataFolder(
            environment: ProcessInfo.processInfo.environment,
            home: FileManager.default.homeDirectoryForCurrentUser, appName: appName(app))
    }

    /// The sessions of an app in this process, which keep their time and their memory limit from now on.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The options of its server.
    ///   - data: What outlives the process.
    ///   - capacity: How many sessions there may be in this process, and how much memory.
    ///   - worker: The place of this process among several; `nil` where it is the only one.
    ///   - store: What it shares with other machines; `nil` where there are none.
    ///   - log: Told what happens.
    ///   - refusals: Told what is refused.
    /// - Returns: The sessions.
    /// - Throws: What keeps fonts, symbols, keys or folders from being read.
    @MainActor
    static func started<A: App>(
        _ app: A.Type, options: ServeOptions, data: DataFolder, capacity: Capacity,
        worker: (start: WorkerStart, capsules: FrontCapsules)? = nil, store: SharedStore? = nil,
        log: ServerLog, refusals: RefusalLog
    ) throws -> LiveRegistry {
        reportCrashes(in: data)
        let registry = try registry(
            of: app, options: options, data: data, capacity: capacity, worker: worker, store: store, log: log,
            refusals: refusals)
        installFolders(in: data, log: log)
        reportLostBroadcasts(to: refusals)
        store?.connect(BroadcastHub.shared)
        Task { await registry.runClock() }
        Task {
            await registry.lookAfterVisitorData(
                forgettingAfter: options.forgettingDays.map { TimeInterval($0) * 86_400 },
                report: { log.diagnostic($0) })
        }
        #if os(Linux)
            if let limit = capacity.memoryLimit {
                Task.detached { await registry.watchMemory(limit: limit) { ProcessMemory.resident(limit: $0) } }
            }
        #endif
        return registry
    }

    /// Gives the app a place for its files. Fonts and symbols have been found by then, in the caches of this user.
    @MainActor
    private static func installFolders(in data: DataFolder, log: ServerLog) {
        let home = AppHome(data.url.appendingPathComponent("home", isDirectory: true))
        do {
            try home.install()
        } catch {
            return write("warning [app-folders]: the app can keep no files in \(home.url.path): \(error)")
        }
        Task.detached {
            while !home.hasDocuments { try await Task.sleep(for: .seconds(1)) }
            log.diagnostic(
                """
                note [shared-files]: the app keeps files in \(home.documents.path), which all visitors share: \
                it asks for its folders outside of their sessions, or in a global variable
                """)
        }
    }

    /// What receivers of the app's channels do not get is counted and said.
    private static func reportLostBroadcasts(to refusals: RefusalLog) {
        BroadcastHub.shared.report { loss in
            switch loss {
            case .slow(let channel, let messages):
                refusals.note(
                    .broadcast,
                    "\(messages) receivers of the channel \"\(channel)\" were slow and miss its oldest message")
            case .unreadable(let channel, let reason):
                refusals.note(
                    .broadcast,
                    "a message of the channel \"\(channel)\" has another type than a receiver expects: \(reason)")
            }
        }
    }

    /// From now on a trap or a hang leaves a report, and the next start mentions the last one once.
    @MainActor
    private static func reportCrashes(in data: DataFolder) {
        let reports = CrashReports(folder: data.url.appendingPathComponent("crashes", isDirectory: true))
        reports.install(environment: ProcessInfo.processInfo.environment)
        if let report = reports.takeUnannounced() {
            write("warning [last-process-crashed]: the last process crashed: see \(report.path)")
        }
    }

    private static func write(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    @MainActor
    private static func registry<A: App>(
        of app: A.Type, options: ServeOptions, data: DataFolder, capacity: Capacity,
        worker: (start: WorkerStart, capsules: FrontCapsules)?, store: SharedStore?, log: ServerLog,
        refusals: RefusalLog
    ) throws -> LiveRegistry {
        let engine = try TextEngine.make(fontDirectory: InstalledFolder.fonts()) { diagnostic in
            write("\(diagnostic)")
        }
        let symbols = try SymbolLibrary.installed(in: InstalledFolder.symbols())
        let environment = ProcessInfo.processInfo.environment
        let origins = NetworkImages.origins(environment: environment)
        for text in origins.invalid {
            log.diagnostic(
                "warning [image-origin]: \(NetworkImages.originsVariable) has '\(text)', which is no origin")
        }
        let images = NetworkImages(privateOrigins: origins.origins) { refusals.note(.picture, $0) }
        let languages = LanguageMatcher(offered: ProgramLanguages.all())
        let unfitStates = Mutex<Set<String>>([])
        let (defaults, storedKey) = try kept(in: data)
        if let store {
            let lifetime = options.forgettingDays.map { Duration.seconds($0 * 86_400) } ?? StoredDefaults.lifetime
            defaults.share(over: store.defaults(lifetime: lifetime))
            store.whenBack { await defaults.sharedPlaceIsBack() }
        }
        let visitorKey = store?.visitorKey ?? worker?.start.visitorKey ?? storedKey
        var configuration = configuration(of: app, options: options)
        configuration.tokenKeys = try TokenKeys(environment: environment, now: configuration.seconds())
        configuration.visitorKey = visitorKey
        // Without an operator's key, addresses open as long as the names of browsers are known.
        let hasKey = !environment["VITRINE_TOKEN_KEY", default: ""].isEmpty
        if !hasKey { configuration.addressKeys = visitorKey.map { TokenKeys(current: $0) } }
        let handsOver = options.handOverFolder != nil && visitorKey != nil
        if !hasKey, handsOver, let visitorKey {
            configuration.tokenKeys = TokenKeys(current: handOverKey(under: visitorKey))
        }
        var kept: KeptSessions?
        if let worker {
            configuration.tokenPrefix = WorkerToken.prefix(worker: worker.start.number)
            if !hasKey { configuration.tokenKeys = TokenKeys(current: worker.start.tokenKey) }
            configuration.capsules = CapsuleKeeping(
                store: worker.capsules, isRemote: true, build: KeptSessions.build)
        } else if hasKey || handsOver, store == nil {
            let sessions = KeptSessions(data: data, handOver: options.handOverFolder, log: log)
            configuration.capsules = CapsuleKeeping(
                store: sessions.memory, isRemote: false, build: KeptSessions.build)
            kept = sessions
        }
        if let store {
            configuration.capsules = CapsuleKeeping(
                store: store.capsules, isRemote: true, build: KeptSessions.build)
        }
        configuration.symbols = symbols
        if let wait = options.contentWait { configuration.idleLimit = wait }
        configuration.scale(sessions: capacity.sessions)
        configuration.mayKnow = { RoutePaths.mayKnow($0) }
        SessionContext.isServing.store(true, ordering: .relaxed)
        let registry = LiveRegistry(configuration: configuration) { request in
            let store = defaults.store(for: request.visitor)
            let statics = VisitorStatics.Hold(store.statics)
            // The closure lives as long as the scene, or what the scene is built anew from.
            return ServedScene(restoring: request.states, in: request.viewport, languages: languages) {
                [statics] archive, browser in
                _ = statics
                let preferences = browser.preferences(
                    among: languages, changing: SessionPreferences(timeZone: browser.zone))
                let session = SessionContext(
                    identifier: LogText.name(request.visitor), textEngine: engine, locale: preferences.locale,
                    timeZone: preferences.timeZone, images: images,
                    symbols: symbols, routes: .registered(addresses: request.addresses),
                    defaults: store,
                    dataFolder: options.sharesData
                        ? defaults.sharedDataFolder : defaults.dataFolder(for: request.visitor),
                    secretsKey: visitorKey.map {
                        secretsKey(of: options.sharesData ? nil : request.visitor, under: $0)
                    })
                VisitorSpace.prepare(session.dataFolder)
                session.imageStore.limit = configuration.sessionImageBytes
                // One screen of rows beyond the visible ones is ready before a user scrolls there.
                var engineOptions = EngineOptions()
                engineOptions.overscan = browser.height
                session.preferences = preferences
                session.reportsWays = true
                let viewport = browser.window(isRightToLeft: session.locale.isRightToLeft)
                // The app's initialiser runs in the user's session, too.
                let scene = SessionContext.$current.withValue(session) {
                    SceneHost(
                        AppView(A()), session: session, viewport: viewport, options: engineOptions,
                        restoring: archive)
                }
                scene.diagnostics.sink = { diagnostic in
                    // The registry says it in a line of its own.
                    if diagnostic.code == .unknownRoute { return }
                    // It is the same in every session that the build before has left.
                    if diagnostic.code == .unfitState {
                        guard unfitStates.withLock({ $0.insert("\(diagnostic)").inserted }) else { return }
                    }
                    log.diagnostic("\(diagnostic)", session: session.identifier)
                }
                // What does not fit was found as the scene was mounted.
                for diagnostic in scene.diagnostics.recorded where diagnostic.code == .unfitState {
                    scene.diagnostics.sink?(diagnostic)
                }
                return scene
            }
        }
        registry.caches = [
            ("texts", { engine.cachedBytes }), ("fetched-pictures", { images.cachedBytes }),
        ]
        registry.visitorData = VisitorData(defaults: defaults, isShared: options.sharesData)
        registry.onNote = { log.note($0) }
        registry.onDrain = { [kept] in
            kept?.save()
            await defaults.flush()
        }
        return registry
    }

    /// What every page of an app needs, whichever process makes it.
    static func configuration<A: App>(of app: A.Type, options: ServeOptions) -> LiveConfiguration {
        var configuration = LiveConfiguration()
        configuration.policy.basePath = options.configuration.basePath
        configuration.keepingLimit = options.configuration.limits.keepingTime
        configuration.fontFolder = InstalledFolder.fonts()
        configuration.appName = appName(app)
        configuration.displayName = displayName()
        configuration.iconImages = AppIconSet.images(in: Bundle.main.bundleURL).map { [UInt8]($0) }
        return configuration
    }

    /// The name that an app's Info.plist gives it: the one to display, else that of the bundle.
    ///
    /// - Parameter info: The values of the list.
    /// - Returns: The name; `nil` without a list, and for a program that is no app of Xcode's, whose only name is its
    ///   target's.
    static func displayName(_ info: [String: Any] = Bundle.main.infoDictionary ?? [:]) -> String? {
        guard info["CFBundlePackageType"] as? String == "APPL" else { return nil }
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { info[$0] as? String }
        return names.first { !$0.isEmpty }
    }

    static func appName<A: App>(_ app: A.Type) -> String {
        String(describing: app).replacing("App", with: "")
    }

    /// The key of what the Keychain keeps.
    ///
    /// - Parameters:
    ///   - visitor: Whose it is; `nil` for what belongs to all.
    ///   - key: The key of the data folder. Without the visitor's cookie it opens nothing of the visitor's.
    /// - Returns: A key of `AuthenticatedCipher`.
    static func secretsKey(of visitor: String?, under key: [UInt8]) -> [UInt8] {
        ["encrypt", "authenticate"].flatMap { half in
            MessageCode.hmac(Array("keychain \(half) \(visitor.map { "of \($0)" } ?? "shared")".utf8), key: key)
        }
    }

    /// The key of the tokens and sessions that a server hands over to the next one of the same data folder, where the
    /// operator has set none.
    ///
    /// - Parameter key: The key of the data folder.
    /// - Returns: A key for `TokenKeys`.
    static func handOverKey(under key: [UInt8]) -> [UInt8] {
        MessageCode.hmac(Array("hand over".utf8), key: key)
    }

    /// The key that names of browsers are signed with, kept in a folder that can be written.
    static func visitorKey(in data: DataFolder) throws -> [UInt8] {
        try StoredKey.load(data.url.appendingPathComponent("visitors.key"))
    }

    /// The same key, or one of this process alone where none can be kept.
    static func anyVisitorKey(in data: DataFolder) throws -> [UInt8] {
        try data.problem == nil ? visitorKey(in: data) : MessageCode.randomKey()
    }

    /// The folder with a file for each browser, beside which the browsers' databases are.
    static func defaultsFolder(in data: DataFolder) -> URL {
        data.url.appendingPathComponent("defaults", isDirectory: true)
    }

    /// What browsers keep with the app, and the key that names of browsers are signed with. Where nothing can be
    /// written it is kept in memory, and the log says so.
    @MainActor
    private static func kept(in data: DataFolder) throws -> (defaults: BrowserDefaults, visitorKey: [UInt8]?) {
        let defaults: BrowserDefaults
        var visitorKey: [UInt8]?
        if let problem = data.problem {
            write("warning [defaults] kept in memory only: \(data.url.path) is no place to write (\(problem))")
            defaults = BrowserDefaults()
        } else {
            defaults = try BrowserDefaults(folder: defaultsFolder(in: data))
            visitorKey = try self.visitorKey(in: data)
        }
        defaults.onProblem = { write($0) }
        // Both belong to the process and know no sessions: a cookie of one user must not travel with the requests
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
