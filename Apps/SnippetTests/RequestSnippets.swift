// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

// MARK: - A request in a task of the app's own

/// Answers after a long way over other threads: no turn of the main actor sees the request between two steps.
private nonisolated final class DistantServer: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "distant" }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() { travel(2_000) }

    private func travel(_ steps: Int) {
        nonisolated(unsafe) let server = self
        DispatchQueue.global().async {
            guard steps == 0 else { return server.travel(steps - 1) }
            guard let client = server.client, let url = server.request.url else { return }
            let response = URLResponse(
                url: url, mimeType: "text/plain", expectedContentLength: 5, textEncodingName: nil)
            client.urlProtocol(server, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(server, didLoad: Data("There".utf8))
            client.urlProtocolDidFinishLoading(server)
        }
    }
}

private struct Traveller: View {
    @State private var place = "Here"

    var body: some View {
        Button(place) {
            // As apps write it: nothing waits for this task.
            Task {
                let configuration = URLSessionConfiguration.ephemeral
                configuration.protocolClasses = [DistantServer.self]
                guard let url = URL(string: "distant://place"),
                    let (data, _) = try? await URLSession(configuration: configuration).data(from: url)
                else { return }
                place = String(decoding: data, as: UTF8.self)
            }
        }
    }
}

struct RequestSnippets {
    @Test
    func aViewIsNotIdleWhileItsRequestIsOnItsWay() async throws {
        let host = TestHost(Traveller())
        try host.find(label: "Here").tap()
        await host.waitUntilIdle()
        #expect(host.labels == ["There"])
    }
}
