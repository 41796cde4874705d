// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase
@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) import VitrineLayout
package import VitrineRaster
import VitrineText

/// Creates snapshots: mounts a view with traits in a session of its own without a network, waits until it is idle, and
/// lays it out at the size of the image.
///
/// A snapshot is a function of view, traits and versions. It is independent of the machine: locale, time zone and fonts
/// are given, and sleeps do not end (Documentation/Rules.md 3.18).
@MainActor
package final class SnapshotRenderer {
    /// The limit of an image's side, in points: a larger view is a mistake, and its image would not fit into memory.
    package nonisolated static let longestSide = 20_000.0
    /// The limit of an image's pixels: 400 MB.
    package nonisolated static let mostPixels = 100_000_000.0

    let textEngine: any TextMeasuring
    let rasterFonts: RasterFonts
    let symbols: SymbolLibrary
    private let fixtures: @Sendable (URL) async -> Data?
    private let symbolTable: URL
    private var knownStamp: ImageStamp?

    /// Creates a renderer with the fonts and symbols of two folders, by default the installed ones.
    package init(
        fonts: URL = InstalledFolder.fonts(), symbols: URL = InstalledFolder.symbols(),
        fixtures: @escaping @Sendable (URL) async -> Data? = SnapshotFixtures.data(for:)
    ) throws {
        let library = try FontLibrary(fontDirectory: fonts)
        textEngine = TextEngine.make(library: library)
        rasterFonts = try RasterFonts(library: library)
        self.symbols = try SymbolLibrary.installed(in: symbols)
        symbolTable = symbols.appendingPathComponent(Self.symbolTableName)
        self.fixtures = fixtures
    }

    package nonisolated static let symbolTableName = "vitrine-symbols.txt"

    /// Returns the versions of everything else that pixels depend on; read once, for the fonts are large.
    package func stamp() throws -> ImageStamp {
        if let knownStamp { return knownStamp }
        var stamp = try ImageStamp(fonts: rasterFonts)
        stamp.fonts[Self.symbolTableName] = ContentHash.name(of: try Data(contentsOf: symbolTable))
        knownStamp = stamp
        return stamp
    }

    /// The renderer of the process, which opens fonts and shapes texts only once.
    package static func shared() throws -> SnapshotRenderer {
        if let known { return known }
        let renderer = try SnapshotRenderer()
        known = renderer
        return renderer
    }

    private static var known: SnapshotRenderer?

    /// Creates a session in English, with this renderer's fonts and symbols.
    ///
    /// - Parameters:
    ///   - identifier: The name of the session in diagnostics.
    ///   - images: What loads images of the network.
    ///   - routes: What values of the app's have paths.
    /// - Returns: The session.
    package func session(
        identifier: String, images: any ImageLoading, routes: RouteCodec = RouteCodec()
    ) -> SessionContext {
        SessionContext(
            identifier: identifier, textEngine: textEngine, locale: Locale(identifier: "en_US"), timeZone: .gmt,
            images: images, symbols: symbols, routes: routes)
    }

    /// Draws a scene as it is at the moment.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - width: The width of the image, in points.
    ///   - height: Its height, in points.
    ///   - scale: The number of pixels per point.
    ///   - background: What is behind it; `nil` for nothing.
    ///   - scrollOffsets: How far scroll views are scrolled.
    /// - Returns: The pixels.
    /// - Throws: `Diagnostic`.
    package func picture(
        of scene: SceneHost, width: Double, height: Double, scale: Double, background: DisplayColor?,
        scrollOffsets: @escaping ScrollOffsets = Layer.targetOffset
    ) throws -> RasterImage {
        let images = scene.graph.session.imageStore
        return try rasterizer(scene.graph.session.locale) { hash in images.image(hash).map { [UInt8]($0.data) } }
            .picture(
                of: scene.display, width: width, height: height, scale: scale, background: background,
                scrollOffsets: scrollOffsets)
    }

    /// Draws a scene as it is at the moment onto the open page of a document.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - document: The document.
    ///   - transform: The transform from the scene's coordinates to the page's.
    ///   - clips: The outlines that it is cut to, in the page's coordinates.
    ///   - scale: The number of pixels per point of what only pixels can show.
    /// - Throws: `Diagnostic`.
    func draw(
        _ scene: SceneHost, on document: PDFDocument, transform: DisplayTransform, clips: [Outline], scale: Double
    ) throws {
        let images = scene.graph.session.imageStore
        try rasterizer(scene.graph.session.locale) { hash in images.image(hash).map { [UInt8]($0.data) } }
            .draw(scene.display, on: document, transform: transform, clips: clips, scale: scale)
    }

    /// Draws a mounted scene as it is now.
    ///
    /// - Parameters:
    ///   - display: The scene's layers.
    ///   - traits: The scale, the scheme and the locale; the layout is not used.
    ///   - width: The width of the image, in points.
    ///   - height: The height of the image, in points.
    ///   - images: Returns the encoded bytes of an image that the scene shows.
    /// - Returns: The data of a PNG file.
    /// - Throws: An error if the image is too large or cannot be encoded.
    package func png(
        of display: DisplayTree, traits: SnapshotTraits, width: Double, height: Double,
        images: @escaping (_ hash: String) -> [UInt8]?
    ) throws -> Data {
        let picture = try rasterizer(traits.locale, images: images).picture(
            of: display, width: width, height: height, scale: traits.scale,
            background: traits.isDark ? .black : .white)
        return Data(try picture.png())
    }

    private func rasterizer(_ locale: Locale, images: @escaping (_ hash: String) -> [UInt8]?) -> Rasterizer {
        Rasterizer(fonts: rasterFonts, images: images, symbols: symbols, localeIdentifier: locale.identifier)
    }

    /// Returns a snapshot of an existing view.
    package func snapshot<V: View>(of view: V, traits: SnapshotTraits = SnapshotTraits()) async throws -> Snapshot {
        try await snapshot(traits: traits) { view }
    }

    /// Returns a snapshot of a view that is created, like its bodies are evaluated, in the session.
    package func snapshot(
        traits: SnapshotTraits = SnapshotTraits(), identifier: String = "snapshot", making: () -> any View
    ) async throws -> Snapshot {
        let images = FixtureImages(data: fixtures)
        let session = SessionContext(
            identifier: identifier, textEngine: textEngine, locale: traits.locale, timeZone: traits.timeZone,
            images: images, symbols: symbols)
        var viewport = try Viewport(traits)
        let view = SessionContext.$current.withValue(session) { AnyView(opening: making()) }
        let scene = SceneHost(view, session: session, viewport: viewport)
        var isMounted = true
        defer { if isMounted { scene.unmount() } }
        await Self.waitUntilIdle(scene)
        if case .sizeThatFits(let width, let height) = traits.layout {
            // A view may take another size after it was laid out at the first one; it is laid out twice and no more.
            for _ in 0..<2 {
                viewport = try viewport.fitting(scene, width: width, height: height)
                scene.resize(viewport)
                await Self.waitUntilIdle(scene)
            }
        }
        try Task.checkCancellation()
        isMounted = false
        return Snapshot(
            of: scene, fonts: rasterFonts, traits: traits, width: viewport.width, height: viewport.height,
            diagnostics: scene.diagnostics.recorded.map(\.description) + images.refusals)
    }
}

extension SnapshotRenderer {
    /// The number of turns in which a request of a suspended task becomes visible.
    ///
    /// URLSession makes a few hops between its queues before it calls the handler that `FixtureRequests` counts. Each
    /// turn is a hop as well, so that nothing waits for a fixed time.
    private static let turnsOfSuspendedTasks = 1_000
    /// The limit of turns, for requests that never end.
    private static let mostTurns = 1_000_000

    /// Waits until nothing can happen any more: views, their tasks, and requests, which fixtures answer on other
    /// threads.
    private static func waitUntilIdle(_ scene: SceneHost) async {
        await scene.waitUntilIdle()
        let activity = scene.graph.session.activity
        var turns = 0
        var quiet = 0
        while activity.runningTasks > 0, quiet < turnsOfSuspendedTasks, turns < mostTurns, !Task.isCancelled {
            let begun = activity.work.begun
            await Task.detached {}.value
            turns += 1
            quiet += 1
            if FixtureRequests.shared.isBusy { quiet = 0 }
            if activity.work.begun != begun || scene.graph.isDirty {
                quiet = 0
                await scene.waitUntilIdle()
            }
        }
    }
}

extension Double {
    /// The length if it is positive: a view that is proposed none has the size of a phone's window until it is
    /// measured.
    fileprivate var room: Double? { self > 0 ? self : nil }
}

extension Viewport {
    /// Creates the window in which a view is first laid out.
    fileprivate init(_ traits: SnapshotTraits) throws {
        guard traits.scale.isFinite, (0.5...8).contains(traits.scale) else {
            throw SnapshotError("An image needs a scale from 0.5 to 8, not \(traits.scale).")
        }
        let (width, height) =
            switch traits.layout {
            case .fixed(let width, let height): (width, height)
            case .sizeThatFits(let width, let height): (width.flatMap(\.room) ?? 390, height.flatMap(\.room) ?? 844)
            }
        self.init(
            width: width, height: height, scale: traits.scale, isDark: traits.isDark,
            increasesContrast: traits.increasesContrast, reducesMotion: true,
            textSizeStep: traits.dynamicTypeSize.column - DynamicTypeSize.large.column,
            isRightToLeft: traits.isRightToLeft, safeArea: traits.safeArea)
        try check()
    }

    /// Returns the window with the size that its view takes, rounded up to whole pixels.
    @MainActor
    func fitting(_ scene: SceneHost, width: Double?, height: Double?) throws -> Viewport {
        let proposal = ProposedViewSize(
            width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }
        ).inset(by: safeArea)
        let inner = (scene.root.layoutNode as? RootNode)?.child?.sizeThatFits(proposal) ?? .zero
        let size = (width: inner.width + safeArea.horizontal, height: inner.height + safeArea.vertical)
        var window = self
        window.width = (size.width * scale - 0.01).rounded(.up) / scale
        window.height = (size.height * scale - 0.01).rounded(.up) / scale
        guard window.width > 0, window.height > 0 else {
            throw SnapshotError(
                "The view takes \(size.width) by \(size.height) points where it is offered none; give the image a fixed "
                    + "size, or the view a frame or fixedSize().")
        }
        try window.check()
        return window
    }

    private func check() throws {
        for (side, name) in [(width, "width"), (height, "height")] {
            guard side.isFinite, side > 0, side <= SnapshotRenderer.longestSide else {
                throw SnapshotError(
                    "An image's \(name) is above 0 and up to \(Int(SnapshotRenderer.longestSide)) points, not \(side)."
                )
            }
        }
        guard width * height * scale * scale <= SnapshotRenderer.mostPixels else {
            throw SnapshotError(
                "\(width) by \(height) points at scale \(scale) are more pixels than an image may have.")
        }
    }
}

extension AnyView {
    /// Creates a type-erased view.
    fileprivate init(opening view: any View) {
        func erased<V: View>(_ view: V) -> AnyView { AnyView(erasing: view) }
        self = erased(view)
    }
}
