// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineCore
import VitrineTesting

/// Documents that are objects, which are exported as they are at that moment.
@MainActor
@Suite struct ReferenceFileDocumentTests {
    private final class Journal: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        @Published var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func snapshot(contentType: UTType) throws -> String { text }

        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct Screen: View {
        @StateObject private var journal = Journal(text: "Monday")
        @State private var exportsOne = false
        @State private var exportsAll = false
        @State private var text = "nothing"

        var body: some View {
            VStack {
                Text(text)
                Button("Write") { journal.text = "Tuesday" }
                Button("One") { exportsOne = true }
                Button("All") { exportsAll = true }
            }
            .fileExporter(
                isPresented: $exportsOne, document: journal, contentType: .plainText, defaultFilename: "Journal"
            ) { text = "saved \((try? $0.get())?.lastPathComponent ?? "nothing")" }
            .fileExporter(isPresented: $exportsAll, documents: [journal, Journal(text: "other")]) { result in
                text = "saved \((try? result.get())?.count ?? 0)"
            }
        }
    }

    private func saved(_ host: TestHost, _ button: String) async throws -> [String] {
        try host.find(label: button).tap()
        await host.waitUntilIdle()
        let session = host.scene.graph.session
        return try session.takeRequests().map { request in
            guard case .download(let key) = request, let file = session.files.download(key) else { return "\(request)" }
            return "\(file.name): \(String(decoding: try Data(contentsOf: file.url), as: UTF8.self))"
        }
    }

    @Test func `a document is saved as it is when it is asked for`() async throws {
        let host = TestHost(Screen())
        #expect(try await saved(host, "One") == ["Journal.txt: Monday"])
        #expect(host.contains(label: "saved Journal.txt"))
        try host.find(label: "Write").tap()
        #expect(try await saved(host, "One") == ["Journal.txt: Tuesday"])
        #expect(try await saved(host, "All") == ["Document.txt: Tuesday", "Document.txt: other"])
        #expect(host.contains(label: "saved 2"))
    }
}
