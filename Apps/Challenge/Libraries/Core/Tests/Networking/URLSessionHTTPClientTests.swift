// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ChallengeCore

@Suite(.serialized)
struct URLSessionHTTPClientTests {
    @Test
    func asksBelowTheBaseAddress() async throws {
        // Given
        URLProtocolStub.answer = .response(status: 200, body: Data("yes".utf8))
        let sut = makeSUT()

        // When
        let data = try await sut.data(path: "character", query: [URLQueryItem(name: "page", value: "2")])

        // Then
        #expect(data == Data("yes".utf8))
        #expect(URLProtocolStub.lastURL?.absoluteString == "https://example.test/api/character?page=2")
    }

    @Test
    func asksWithoutAQuestionMarkWhereThereIsNoQuery() async throws {
        // Given
        URLProtocolStub.answer = .response(status: 200, body: Data())
        let sut = makeSUT()

        // When
        _ = try await sut.data(path: "character/1", query: [])

        // Then
        #expect(URLProtocolStub.lastURL?.absoluteString == "https://example.test/api/character/1")
    }

    @Test(arguments: [301, 404, 500])
    func throwsTheStatusOfAnyOtherAnswer(status: Int) async {
        // Given
        URLProtocolStub.answer = .response(status: status, body: Data())
        let sut = makeSUT()

        // Then
        await #expect(throws: HTTPError.status(status)) {
            // When
            _ = try await sut.data(path: "character", query: [])
        }
    }

    @Test
    func throwsWhatTheNetworkThrows() async {
        // Given
        URLProtocolStub.answer = .failure(.notConnectedToInternet)
        let sut = makeSUT()

        // Then
        await #expect(throws: URLError.self) {
            // When
            _ = try await sut.data(path: "character", query: [])
        }
    }

    @Test
    func recognisesCancellationInBothWords() {
        #expect(CancellationError().isCancellation)
        #expect(URLError(.cancelled).isCancellation)
        #expect(!URLError(.timedOut).isCancellation)
        #expect(!HTTPError.status(404).isCancellation)
    }

    private func makeSUT() -> URLSessionHTTPClient {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [URLProtocolStub.self]
        return URLSessionHTTPClient(
            baseURL: URL(string: "https://example.test/api")!, session: URLSession(configuration: configuration))
    }
}
