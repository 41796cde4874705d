// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Errors of the network, as apps make, catch and show them.
struct URLErrorSnippets {
    @Test
    func anErrorThatAnAppMakesHasASentence() {
        let error: any Error = URLError(.notConnectedToInternet)
        #expect(error.localizedDescription == "The Internet connection appears to be offline.")
        #expect(error as? URLError == URLError(.notConnectedToInternet))
        #expect((error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test
    func anErrorOfATransferHasTheSentenceOfItsCode() async throws {
        let address = try #require(URL(string: "http://127.0.0.1:1/"))
        do {
            _ = try await URLSession.shared.data(from: address)
            Issue.record("nobody listens there")
        } catch {
            #expect(error.localizedDescription == "Could not connect to the server.")
            #expect((error as? URLError)?.failingURL == address)
        }
    }
}
