// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

@Observable
final class Note: Identifiable {
    let id = UUID()
    var text: String
    var isPinned: Bool
    var folder: Folder
    let created: Date

    init(_ text: String = "", folder: Folder = .notes, isPinned: Bool = false, created: Date = .now) {
        self.text = text
        self.folder = folder
        self.isPinned = isPinned
        self.created = created
    }

    var title: String {
        let line = text.split(separator: "\n").first.map(String.init) ?? ""
        return line.isEmpty ? "New note" : line
    }

    var preview: String {
        let lines = text.split(separator: "\n").dropFirst()
        return lines.first.map(String.init) ?? "No more text"
    }
}

extension Note: Hashable {
    static func == (lhs: Note, rhs: Note) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum Folder: String, CaseIterable, Identifiable, Hashable {
    case notes = "Notes"
    case ideas = "Ideas"
    case recipes = "Recipes"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .notes: "note.text"
        case .ideas: "lightbulb"
        case .recipes: "fork.knife"
        }
    }
}
