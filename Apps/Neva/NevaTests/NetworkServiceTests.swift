// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Neva

/// One test at a time: they share the stub's answer.
@Suite(.serialized)
struct NetworkServiceTests {
    private let url = URL(string: "https://api.invalid/character")!
    private let service: NetworkService = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [URLProtocolStub.self]
        return NetworkService(session: URLSession(configuration: configuration))
    }()

    @Test("The API's JSON becomes characters; what is not needed is not read")
    func testSuccess() async throws {
        URLProtocolStub.answer = .response(
            status: 200,
            body: """
                {"info": {"count": 826}, "results": [{"id": 1, "name": "Rick Sanchez", "status": "Alive",
                 "species": "Human", "image": "https://api.invalid/1.jpeg", "episode": []}]}
                """
        )
        let page = try await service.fetch(CharacterResponse.self, from: url)
        let rick = FeedEntity(id: 1, name: "Rick Sanchez", species: "Human", image: "https://api.invalid/1.jpeg")
        #expect(page.results == [rick])
        #expect(page.results.first?.imageURL?.lastPathComponent == "1.jpeg")
    }

    @Test(
        "Whatever else comes is an error with a name",
        arguments: [
            (URLProtocolStub.Answer.response(status: 404, body: "{}"), NetworkError.status(404)),
            (.response(status: 500, body: ""), .status(500)),
            (.response(status: 200, body: "{\"results\": [{}]}"), .invalidData),
            (.response(status: 200, body: "<html>"), .invalidData),
            (.response(status: 200, body: ""), .invalidData),
            (.failure(.notConnectedToInternet), .offline),
            (.failure(.cancelled), .cancelled),
        ]
    )
    func testFailure(answer: URLProtocolStub.Answer, error: NetworkError) async {
        URLProtocolStub.answer = answer
        await #expect(throws: error) { try await service.fetch(CharacterResponse.self, from: url) }
    }
}
