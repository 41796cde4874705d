// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineFleet
package import VitrineWeb

/// What `<App> previews` serves: the gallery's page, and each preview out of a process of its own.
///
/// This process runs nothing of the app: the list comes from a worker, pages and sockets of a preview are handed on to
/// its worker. Whatever a preview does, the gallery stays.
@MainActor package final class GalleryHost: WebHost {
    /// How long a preview's first page may take.
    private static let answerLimit = Duration.seconds(20)

    private let pool: WorkerPool
    private let files: LiveRegistry
    private let policy = ResponsePolicy()
    private let pictures: PictureCache
    private let sources: SourceLinks?
    private var listing: Task<Listing, any Error>?
    /// Traps that no page has shown yet, by preview.
    private var unseenTraps: [String: TrapReport] = [:]

    /// What there is to show, and the providers that trapped over their own list.
    package struct Listing: Sendable {
        package var catalogue: GalleryCatalogue
        package var traps: [ProviderTrap]
    }

    package struct ProviderTrap: Hashable, Sendable {
        package var provider: String
        package var report: TrapReport
    }

    /// Creates the host of a gallery.
    ///
    /// - Parameters:
    ///   - pool: The workers that run the previews.
    ///   - configuration: The configuration of the fonts and client files that every page needs.
    ///   - sources: The addresses that open the sources in an editor; nil for none.
    package init(pool: WorkerPool, configuration: LiveConfiguration, sources: SourceLinks? = nil) {
        self.pool = pool
        self.sources = sources
        pictures = PictureCache(pool: pool, workers: max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
        files = LiveRegistry(configuration: configuration) { _ in
            preconditionFailure("The gallery's own process makes no scene.")
        }
    }

    /// The list, made once.
    package func list() async throws -> Listing {
        if listing == nil {
            listing = Task { [pool] in
                let (catalogue, traps) = try await pool.catalogue()
                return Listing(
                    catalogue: catalogue,
                    traps: traps.map { ProviderTrap(provider: $0.provider, report: $0.report) }
                )
            }
        }
        guard let listing else { preconditionFailure("The list was just begun.") }
        return try await listing.value
    }

    // MARK: - WebHost

    package nonisolated func asset(_ request: WebRequest) -> WebResponse? {
        AssetStore.belongsToProcess(request.path) ? nil : files.asset(request)
    }

    package func respond(to request: WebRequest) async -> WebResponse {
        if AssetStore.belongsToProcess(request.path) { return await content(request) }
        if let file = asset(request) { return file }
        if let file = GalleryFiles.response(to: request, policy: policy) { return file }
        let listing: Listing
        do {
            listing = try await list()
        } catch {
            return PlainPage.document(
                500,
                title: "No previews",
                body: "\(error)",
                policy: policy,
                isSecure: request.isSecure
            )
        }
        if request.path == "/" { return start(request, listing) }
        if request.path == GalleryAddress.sheet { return sheet(request, listing) }
        if let subject = GallerySubject(path: request.path, in: listing.catalogue) {
            return page(request, listing, subject)
        }
        if let path = GalleryAddress.page(ofState: request.path),
            let subject = GallerySubject(path: path, in: listing.catalogue)
        {
            return state(request, listing, subject)
        }
        for part in GalleryAddress.Part.allCases {
            guard let id = GalleryAddress.preview(part, of: request.path),
                let preview = listing.catalogue.preview(id)
            else { continue }
            return part == .picture ? await picture(request, preview) : await answer(request, part, preview)
        }
        return PlainPage.notFound(policy: policy, isSecure: request.isSecure)
    }

    package func openSocket(_ request: SocketRequest, outbound: any SocketOutbound) async -> (any SocketInbound)? {
        guard request.path == WireProtocol.socketPath else { return nil }
        // No other worker takes the place of one that has ended: its page loads again.
        let absence = WireProtocol.Close.unauthorized.rawValue
        return FleetSocket(request, outbound: outbound, absence: absence) { [pool] number, _ in
            await pool.worker(number: number)?.host
        }
    }

    package func drain() async {
        pool.dismissAll()
    }

    // MARK: - Pages

    /// Redirects a request that names no preview to the first one.
    private func start(_ request: WebRequest, _ listing: Listing) -> WebResponse {
        guard let first = listing.catalogue.modules.first?.files.first?.previews.first else {
            return page(request, listing, nil)
        }
        var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
        headers.append("Location", GalleryAddress.page(first.id, GallerySwitches(query: request.query)))
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 302, headers: headers)
    }

    private func state(_ request: WebRequest, _ listing: Listing, _ subject: GallerySubject) -> WebResponse {
        var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
        headers.append("Content-Type", "application/json; charset=utf-8")
        headers.append("Cache-Control", "no-store")
        let state = GalleryState(
            subject, GallerySwitches(query: request.query), GalleryArrangement(query: request.query),
            languages: listing.catalogue.languages, sources: sources)
        return WebResponse(status: 200, headers: headers, body: Array(state.json.utf8))
    }

    private func page(_ request: WebRequest, _ listing: Listing, _ subject: GallerySubject?) -> WebResponse {
        let page = GalleryPage(listing: listing, subject: subject, query: request.query, sources: sources)
        return html(page.html, request)
    }

    private func sheet(_ request: WebRequest, _ listing: Listing) -> WebResponse {
        html(SheetPage(listing: listing, query: request.query).html, request)
    }

    private func html(_ text: String, _ request: WebRequest) -> WebResponse {
        var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
        if let cookie = files.visitor(of: request).cookie { headers.append("Set-Cookie", cookie) }
        headers.append("Content-Type", "text/html; charset=utf-8")
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 200, headers: headers, body: Array(text.utf8))
    }

    /// Answers what the preview's own worker knows: its page, and how it is now.
    private func answer(_ request: WebRequest, _ part: GalleryAddress.Part, _ preview: PreviewSummary) async
        -> WebResponse
    {
        if part == .frame, let report = unseenTraps.removeValue(forKey: preview.id) {
            return trap(report, request, part, preview)
        }
        do {
            let worker = try pool.worker(for: preview.id)
            worker.onUnseenTrap = { [weak self] report in self?.unseenTraps[preview.id] = report }
            switch await worker.respond(to: request, limit: Self.answerLimit) {
            case .response(let response): return response
            case .trap(let report):
                if part == .frame { unseenTraps[preview.id] = nil }
                return trap(report, request, part, preview)
            }
        } catch  where part == .frame {
            let isDark = GallerySwitches(query: request.query).isDark
            return NoticePage.failure(error, of: preview.place, isDark: isDark).response(isSecure: request.isSecure)
        } catch {
            return trap(TrapReport(message: "\(error)"), request, part, preview)
        }
    }

    private func picture(_ request: WebRequest, _ preview: PreviewSummary) async -> WebResponse {
        do {
            switch try await pictures.answer(to: request, policy: policy) {
            case .response(let response): return response
            case .trap(let report): return trap(report, request, .picture, preview)
            }
        } catch {
            return trap(TrapReport(message: "\(error)"), request, .picture, preview)
        }
    }

    /// Says in a preview's place that its process has ended.
    private func trap(
        _ report: TrapReport, _ request: WebRequest, _ part: GalleryAddress.Part, _ preview: PreviewSummary
    ) -> WebResponse {
        let isDark = GallerySwitches(query: request.query).isDark
        switch part {
        case .page, .frame:
            return NoticePage.trap(report, of: preview, isDark: isDark).response(isSecure: request.isSecure)
        case .picture, .image:
            return FailurePicture(title: preview.title, reason: report.message, isDark: isDark)
                .response(policy, isSecure: request.isSecure)
        case .elements:
            var headers = WebHeaders(policy.headers(isSecure: request.isSecure))
            headers.append("Content-Type", "application/json; charset=utf-8")
            headers.append("Cache-Control", "no-store")
            return WebResponse(
                status: 200, headers: headers, body: Array(GalleryElements(problem: report.message).json.utf8))
        }
    }

    /// Answers a request for a file that is named by its content; any worker that has it may send it.
    private func content(_ request: WebRequest) async -> WebResponse {
        for worker in pool.active {
            if case .response(let response) = await worker.respond(to: request, limit: Self.answerLimit),
                response.status != 404
            {
                return response
            }
        }
        return PlainPage.notFound(policy: policy, isSecure: request.isSecure)
    }
}
