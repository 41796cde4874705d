// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import Testing

@testable import EmbeddedAPI

/// The API on a free port for as long as a test asks it things.
struct RunningAPI {
    /// What came back.
    struct Answer {
        let status: Int
        let type: String
        let data: Data

        func json() throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
    }

    let address: URL

    /// Waits as long as it takes: beside tests that compute, a portrait may take more than a minute to be drawn.
    static let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 600
        return URLSession(configuration: configuration)
    }()

    static func with(
        _ contract: Contract = .characters, faults: [Fault] = [], _ body: (RunningAPI) async throws -> Void
    ) async throws {
        try await EmbeddedAPIServer.serving(contract, faults: faults) { try await body(RunningAPI(address: $0)) }
    }

    func get(_ path: String) async throws -> Answer {
        let url = try #require(URL(string: address.absoluteString + path))
        let (data, response) = try await Self.session.data(from: url)
        let http = try #require(response as? HTTPURLResponse)
        return Answer(status: http.statusCode, type: http.value(forHTTPHeaderField: "Content-Type") ?? "", data: data)
    }
}
