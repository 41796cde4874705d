// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct NoteList: View {
    @Environment(Library.self) private var library
    let folder: Folder
    @Binding var selection: Note?
    @State private var search = ""
    @State private var noteToDelete: Note?

    private var found: [Note] { library.notes(in: folder, matching: search) }

    var body: some View {
        @Bindable var library = library

        List(selection: $selection) {
            let pinned = found.filter(\.isPinned)
            if !pinned.isEmpty {
                Section("Pinned") {
                    rows(pinned)
                }
            }
            Section(pinned.isEmpty ? "" : "Others") {
                rows(found.filter { !$0.isPinned })
            }
        }
        .overlay {
            if found.isEmpty {
                if search.isEmpty {
                    ContentUnavailableView("Empty", systemImage: folder.symbol)
                } else {
                    ContentUnavailableView.search(text: search)
                }
            }
        }
        .searchable(text: $search, prompt: "Search notes")
        .navigationTitle(folder.rawValue)
        .toolbar {
            ToolbarItem {
                Menu("Order", systemImage: "arrow.up.arrow.down") {
                    Picker("Order", selection: $library.order) {
                        ForEach(Library.Order.allCases, id: \.self) { Text($0.rawValue) }
                    }
                }
            }
            ToolbarItem(placement: .primaryAction) {
                Button("New note", systemImage: "square.and.pencil") {
                    selection = library.addNote(to: folder)
                }
            }
        }
        .confirmationDialog(
            "Delete this note?",
            isPresented: .init(get: { noteToDelete != nil }, set: { if !$0 { noteToDelete = nil } }),
            titleVisibility: .visible, presenting: noteToDelete
        ) { note in
            Button("Delete \(note.title)", role: .destructive) {
                if selection == note { selection = nil }
                withAnimation { library.delete(note) }
            }
        } message: { _ in
            Text("This can't be undone.")
        }
    }

    private func rows(_ notes: [Note]) -> some View {
        ForEach(notes) { note in
            NavigationLink(value: note) {
                NoteRow(note: note)
            }
            .swipeActions(edge: .leading) {
                Button {
                    withAnimation { note.isPinned.toggle() }
                } label: {
                    Label(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin")
                }
                .tint(.orange)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button("Delete", systemImage: "trash", role: .destructive) {
                    noteToDelete = note
                }
            }
            .contextMenu {
                Menu("Move to") {
                    ForEach(Folder.allCases.filter { $0 != note.folder }) { folder in
                        Button(folder.rawValue, systemImage: folder.symbol) {
                            note.folder = folder
                        }
                    }
                }
            }
        }
    }
}

struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(note.title)
                .font(.headline)
                .lineLimit(1)
            Text(note.preview)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
    }
}
