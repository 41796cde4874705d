// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
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
        let filter = CharacterQuery { request.uri.queryParameters.get($0) }
        let page = try await store.page(number, size: PageBody.size, filter: filter)
        guard let body = PageBody(page, number: number, filter: filter, base: base(of: request)) else {
            return try JSONAnswer.make(ErrorBody.nothingHere, status: .notFound)
        }
        return try JSONAnswer.make(body)
    }

    /// One by number, several by `1,2` or `[1,2]`: then a list, which lacks those who do not exist.
    private func character(_ request: Request, id: String?) async throws -> Response {
        if let ids = id.flatMap(Self.list) {
            let base = base(of: request)
            return try JSONAnswer.make(try await store.characters(ids: ids).map { CharacterBody($0, base: base) })
        }
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

    /// The numbers of a list; `nil` where it is none.
    private static func list(_ text: String) -> [Int]? {
        let text = text.removingPercentEncoding ?? text
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let numbers = (isBracketed ? String(text.dropFirst().dropLast()) : text).split(separator: ",").map { Int($0) }
        guard isBracketed || numbers.count > 1 else { return nil }
        let known = numbers.compactMap(\.self)
        return known.count == numbers.count ? known : nil
    }

    private func base(of request: Request) -> String {
        "http://\(request.head.authority ?? fallbackAuthority)/api"
    }
}
