// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@testable import VitrineComponents

@Suite("What a transfer representation says of its exports")
struct TransferRepresentationTests {
    @Test("The suggested name is that of the file, unless the app names it where it exports")
    func name() async throws {
        let note = NSItemProvider(Note(text: "soup", isSecret: false))
        #expect(note.suggestedName == "soup")
        let shared = try await ExportedFile(note, named: nil, else: "Title")
        defer { try? FileManager.default.removeItem(at: shared.url.deletingLastPathComponent()) }
        #expect(shared.url.lastPathComponent == "soup.txt" && shared.type == .plainText)
        let named = try await ExportedFile(note, named: "Mine", else: "Title")
        defer { try? FileManager.default.removeItem(at: named.url.deletingLastPathComponent()) }
        #expect(named.url.lastPathComponent == "Mine.txt")
        let other = try await ExportedFile(note, named: nil, else: "Title", types: [.json])
        defer { try? FileManager.default.removeItem(at: other.url.deletingLastPathComponent()) }
        #expect(other.url.lastPathComponent == "fixed.json")
        let empty = NSItemProvider(Note(text: "", isSecret: false))
        let untitled = try await ExportedFile(empty, named: nil, else: "Title")
        defer { try? FileManager.default.removeItem(at: untitled.url.deletingLastPathComponent()) }
        #expect(untitled.url.lastPathComponent == "Title.txt")
    }

    @Test("A value that does not meet the condition is not exported in this way")
    func condition() async throws {
        let secret = NSItemProvider(Note(text: "soup", isSecret: true))
        #expect(secret.registeredTypeIdentifiers == ["public.json", "public.data"])
        #expect(secret.suggestedName == "fixed")
        #expect(TransferPayload(Note(text: "soup", isSecret: true)).found(as: Inner.self) != nil)
    }

    @Test("A value is encoded and decoded by what it names")
    func coders() async throws {
        let provider = NSItemProvider(Dated(date: Date(timeIntervalSince1970: 0)))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "com.apple.property-list"])
        let file = try await ExportedFile(provider, named: "A", else: "A", types: [.json])
        defer { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
        #expect(try String(contentsOf: file.url, encoding: .utf8).contains("1970-01-01T00:00:00Z"))
        guard case .making(let make)? = TransferPayload(Written()).found(as: Dated.self) else {
            Issue.record("nothing is imported")
            return
        }
        #expect((try await make() as? Dated)?.date == Date(timeIntervalSince1970: 1))
    }

    @Test("What only the app can see is no file of the user's, and is dropped within the app")
    func visibility() async throws {
        let note = NSItemProvider(Note(text: "soup", isSecret: false))
        #expect(note.registeredTypeIdentifiers.contains("public.data"))
        await #expect(throws: TransferError.self) {
            try await ExportedFile(NSItemProvider(Hidden(text: "soup")), named: nil)
        }
        let hidden = TransferPayload(Hidden(text: "soup"))
        #expect(hidden.found(as: Inner.self) != nil)
        #expect(hidden.text == nil && TransferPayload(Hidden(text: "soup")).found(as: String.self) != nil)
    }
}

// MARK: - Fixtures

private struct Note: Transferable {
    let text: String
    let isSecret: Bool

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { (note: Note) in Data(note.text.utf8) }
            .exportingCondition { !$0.isSecret }
            .suggestedFileName { $0.text.isEmpty ? nil : $0.text + ".txt" }
        DataRepresentation(exportedContentType: .json) { (note: Note) in Data("\"\(note.text)\"".utf8) }
            .suggestedFileName("fixed")
        DataRepresentation(exportedContentType: .data) { (note: Note) in Data(note.text.utf8) }
            .visibility(.ownProcess)
    }
}

private struct Dated: Codable, Transferable {
    let date: Date

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json, encoder: encoder, decoder: decoder)
        CodableRepresentation(
            for: Dated.self, contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}

private struct Written: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { (_: Written) in
            Data("{\"date\":\"1970-01-01T00:00:01Z\"}".utf8)
        }
    }
}

private struct Hidden: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (hidden: Hidden) in hidden.text }).visibility(.ownProcess)
        DataRepresentation(exportedContentType: .data) { (hidden: Hidden) in Data(hidden.text.utf8) }
            .visibility(.team)
    }
}

private struct Inner: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .data) { Inner(data: $0) }
    }
}
