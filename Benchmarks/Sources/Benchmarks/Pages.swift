// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineText

/// How the benchmarks reach into a mounted page.
@MainActor
final class Handle {
    /// Changes the row in the middle.
    var change: (() -> Void)?
    /// Changes the text of the counter.
    var setText: ((String) -> Void)?
}

/// Rows that own their state, in an eager stack that scrolls.
struct RowsPage: View {
    let count: Int
    let handle: Handle

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(0..<count, id: \.self) { StatefulRow(index: $0, isWatched: $0 == count / 2, handle: handle) }
            }
        }
    }
}

/// A row whose text changes and whose height does not.
struct StatefulRow: View {
    let index: Int
    let isWatched: Bool
    let handle: Handle
    @State private var taps = 0

    var body: some View {
        if isWatched { handle.change = { taps = (taps + 1) % 10 } }
        return Text("Row \(index), \(taps)").frame(width: 300, height: 40)
    }
}

/// What a row of a list shows: a picture's place, a name, a line below it.
struct ListRow: View {
    let index: Int

    var body: some View {
        HStack(spacing: 12) {
            Color.blue.frame(width: 48, height: 48)
            VStack(alignment: .leading, spacing: 2) {
                Text("Character number \(index)").font(.headline)
                Text("Alive on planet \(index % 17)").font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 16)
    }
}

/// Rows as a list page has them.
struct ListPage: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<count, id: \.self) { ListRow(index: $0) }
            }
        }
    }
}

/// Rows of a list, and above them a counter that a tap increments.
struct CounterPage: View {
    let rows: Int
    @State private var count = 0

    var body: some View {
        VStack(spacing: 8) {
            Text("Count: \(count)").onTapGesture { count += 1 }
            ListPage(count: rows)
        }
    }
}

/// Makes scenes with the fonts of a server, so that measuring text is part of the work.
@MainActor
struct Stage {
    let engine: any TextMeasuring
    let library: FontLibrary

    init() throws {
        let folder = TextEngine.fontDirectory(
            repository: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        )
        library = try FontLibrary(fontDirectory: folder)
        engine = TextEngine.make(library: library)
    }

    /// A scene that is up to date, nothing of it sent.
    func mount(
        _ view: some View, session: SessionContext? = nil, restoring archive: StateArchive? = nil
    ) -> SceneHost {
        let scene = SceneHost(
            view, session: session ?? SessionContext(identifier: "bench", textEngine: engine), restoring: archive)
        scene.flush()
        return scene
    }
}
