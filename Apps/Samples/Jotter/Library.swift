// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

@Observable
final class Library {
    enum Order: String, CaseIterable {
        case newest = "Newest first"
        case title = "By title"
    }

    var notes: [Note]
    var order = Order.newest

    init(notes: [Note] = Library.samples) {
        self.notes = notes
    }

    static var samples: [Note] {
        [
            Note("Groceries\nMilk, eggs and flour", isPinned: true, created: .init(timeIntervalSince1970: 3)),
            Note("Call Ada\nAbout the garden", created: .init(timeIntervalSince1970: 2)),
            Note("Night lamp\nThat follows the moon", folder: .ideas, created: .init(timeIntervalSince1970: 1)),
            Note("Pancakes\nTwo eggs, a cup of milk", folder: .recipes, created: .init(timeIntervalSince1970: 0)),
        ]
    }

    func count(in folder: Folder) -> Int {
        notes.filter { $0.folder == folder }.count
    }

    func notes(in folder: Folder, matching search: String) -> [Note] {
        let found = notes.filter {
            $0.folder == folder && (search.isEmpty || $0.text.localizedCaseInsensitiveContains(search))
        }
        return switch order {
        case .newest: found.sorted { $0.created > $1.created }
        case .title: found.sorted { $0.title < $1.title }
        }
    }

    func addNote(to folder: Folder) -> Note {
        let note = Note(folder: folder)
        notes.append(note)
        return note
    }

    func delete(_ note: Note) {
        notes.removeAll { $0.id == note.id }
    }
}
