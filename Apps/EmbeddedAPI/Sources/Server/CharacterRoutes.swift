// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Hummingbird
import HummingbirdCore
import NIOCore

/// The part of the public API's contract that is served: characters, one by one and in pages, and their pictures.
struct CharacterRoutes: Sendable {
    let store: CharacterStore
    let portraits = PortraitCache()
    /// Where the API says it is to a client that sends no Host.
    let fallbackAuthority: String

    func register(on router: Router<BasicRequestContext>) {
        router.add(middleware: NothingHereMiddleware())
        let group = router.group("api/character")
        group.get { request, _ in try await list(request) }
        group.get(":id") { request, context in try await character(request, id: context.parameters.get("id")) }
        group.get("avatar/:file") { _, context in try await avatar(file: context.parameters.get("file")) }
    }

    // MARK: - Answers

    private func list(_ request: Request) async throws -> Response {
        let number: Int
        switch request.uri.queryParameters.get("page") {
        case nil: number = 1
        case let text?: number = Int(text) ?? 0
        }
        guard number >= 1, number <= CharacterCatalog.count else {
            return try JSONAnswer.make(ErrorBody.nothingHere, status: .notFound)
        }
        let page = try await store.page(number, size: PageBody.size)
        guard let body = PageBody(page, number: number, base: base(of: request)) else {
            return try JSONAnswer.make(ErrorBody.nothingHere, status: .notFound)
        }
        return try JSONAnswer.make(body)
    }

    private func character(_ request: Request, id: String?) async throws -> Response {
        guard let id = id.flatMap({ Int($0) }) else {
            return try JSONAnswer.make(ErrorBody.noIdentifier, status: .internalServerError)
        }
        guard let record = try await store.character(id: id) else {
            return try JSONAnswer.make(ErrorBody.noSuchCharacter, status: .notFound)
        }
        return try JSONAnswer.make(CharacterBody(record, base: base(of: request)))
    }

    /// The address ends in `.jpeg` because the public API's does; the type says what comes: our portraits are PNG.
    private func avatar(file: String?) async throws -> Response {
        let parts = (file ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, ["jpeg", "png"].contains(parts[1]), let id = Int(parts[0]),
            let record = try await store.character(id: id)
        else { return try JSONAnswer.make(ErrorBody.nothingHere, status: .notFound) }
        return Response(
            status: .ok,
            headers: [.contentType: "image/png", .cacheControl: "public, max-age=86400"],
            body: ResponseBody(byteBuffer: try await portraits.picture(of: record))
        )
    }

    // MARK: - Parts

    private func base(of request: Request) -> String {
        "http://\(request.head.authority ?? fallbackAuthority)/api"
    }
}
