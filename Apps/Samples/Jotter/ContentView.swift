// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @Environment(Library.self) private var library
    @State private var folder: Folder?
    @State private var note: Note?
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Folder.allCases, selection: $folder) { folder in
                NavigationLink(value: folder) {
                    Label(folder.rawValue, systemImage: folder.symbol)
                        .badge(library.count(in: folder))
                }
            }
            .navigationTitle("Folders")
        } content: {
            if let folder {
                NoteList(folder: folder, selection: $note)
            } else {
                ContentUnavailableView("No folder", systemImage: "folder")
            }
        } detail: {
            if let note {
                NoteEditor(note: note)
                    .id(note.id)
            } else {
                ContentUnavailableView(
                    "No note", systemImage: "note.text", description: Text("Choose a note, or write one."))
            }
        }
    }
}

#Preview {
    ContentView()
        .environment(Library())
}
