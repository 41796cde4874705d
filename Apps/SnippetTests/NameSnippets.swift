// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Playgrounds
import SwiftUICore
import Testing
import VitrineTesting
import os.log
import os.signpost

#Playground {
    let size = CGSize(width: 1, height: 2)
    print(size)
}

#Playground("Named") {
    try await Task.sleep(for: .zero)
}

private struct Level: View {
    var body: some View {
        Circle().fill(.quinary)
    }
}

/// Rows that show nothing: an author who has only begun.
private struct Begun: View {
    let items = ["a"].map { Item(id: $0) }

    struct Item: Identifiable {
        let id: String
    }

    var body: some View {
        VStack {
            ForEach(items) { _ in }
            ForEach(items) { item in }
            ForEach(items, id: \.id) { _ in }
            ForEach(0..<3) { _ in }
        }
    }
}

private struct Rows: View {
    let items = ["a"].map { Begun.Item(id: $0) }

    var body: some View {
        Table(of: Begun.Item.self) {
            TableColumn("Name") { Text($0.id) }
        } rows: {
            ForEach(items) { TableRow($0) }
            ForEach(items) { item in
                TableRow(item)
            }
        }
    }
}

/// Names of modules and types that apps write beside SwiftUI's own.
struct NameSnippets {
    @Test func signpostsLetWorkPass() {
        let log = OSLog(subsystem: "app", category: "work")
        let signposter = OSSignposter(logHandle: log)
        let identifier = signposter.makeSignpostID()
        let state = signposter.beginInterval("load", id: identifier)
        os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log))
        os_signpost(.event, log: log, name: "load", "%d rows", 3)
        os_log("loaded", log: log, type: .info)
        signposter.emitEvent("done", "\(3) rows")
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
        #expect(state.signpostID == identifier)
    }

    @Test func emptyRowsAndLevelsAreViews() {
        #expect(TestHost(Begun()).labels == [])
        #expect(TestHost(Rows()).contains(label: "a"))
        #expect(TestHost(Level()).labels == [])
    }
}
