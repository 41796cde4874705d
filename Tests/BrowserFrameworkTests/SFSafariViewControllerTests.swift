// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SafariServices
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("SFSafariViewController")
struct SFSafariViewControllerTests {
    private struct Safari: UIViewControllerRepresentable {
        let url: URL
        func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
        func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
    }

    private struct News: View {
        let url: URL
        @State private var isReading = false
        var body: some View {
            Button("Read") { isReading = true }
                .sheet(isPresented: $isReading) { Safari(url: url) }
        }
    }

    @Test("opens a tab of its own when it appears, again by its button, and is closed")
    func opens() async throws {
        let host = TestHost(News(url: URL(string: "https://example.com/news")!))
        try host.find(role: .button, label: "Read").tap()
        await host.waitUntilIdle()
        #expect(host.scene.graph.session.takeRequests() == [.openTab("https://example.com/news")])
        #expect(host.contains(label: "example.com"))
        try host.find(role: .button, label: "Open in New Tab").tap()
        #expect(host.scene.graph.session.takeRequests() == [.openTab("https://example.com/news")])
        try host.find(role: .button, label: "Done").tap()
        await host.waitUntilIdle()
        #expect(!host.contains(label: "example.com"))
    }

    @Test(
        "opens pages of the web only", arguments: ["javascript:alert(1)", "mailto:a@example.com", "file:///etc/passwd"])
    func refuses(address: String) async throws {
        let host = TestHost(News(url: try #require(URL(string: address))))
        try host.find(role: .button, label: "Read").tap()
        await host.waitUntilIdle()
        #expect(host.scene.graph.session.takeRequests() == [])
        #expect(host.scene.diagnostics.recorded.contains { $0.code.rawValue == "address-refused" })
    }

    @Test("is presented by the window's controller, as apps without a representable do")
    func isPresented() throws {
        final class Told: NSObject, SFSafariViewControllerDelegate {
            var words: [String] = []
            func safariViewControllerDidFinish(_ controller: SFSafariViewController) { words.append("finished") }
        }
        let told = Told()
        let host = TestHost(
            Button("Read") {
                let safari = SFSafariViewController(url: URL(string: "https://example.com/news")!)
                safari.delegate = told
                UIApplication.shared.windows.first?.rootViewController?.present(safari, animated: true)
            })
        try host.find(role: .button, label: "Read").tap()
        #expect(host.scene.graph.session.takeRequests() == [.openTab("https://example.com/news")])
        #expect(host.contains(label: "example.com"))
        try host.find(role: .button, label: "Done").tap()
        #expect(!host.contains(label: "example.com"))
        #expect(told.words == ["finished"])
    }
}
