// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

final class ChoreStore: ObservableObject {
    @Published var chores: [Chore] {
        didSet { save() }
    }
    @Published private(set) var saveError: String?

    private let fileURL: URL

    static var documentsFolder: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    }

    init(fileURL: URL = ChoreStore.documentsFolder.appendingPathComponent("chores.json")) {
        self.fileURL = fileURL
        if let data = try? Data(contentsOf: fileURL),
            let saved = try? JSONDecoder().decode([Chore].self, from: data)
        {
            chores = saved
        } else {
            chores = []
        }
    }

    private func save() {
        do {
            let data = try JSONEncoder().encode(chores)
            try data.write(to: fileURL, options: [.atomic, .completeFileProtection])
            saveError = nil
        } catch {
            saveError = error.localizedDescription
        }
    }

    func add(_ chore: Chore) {
        chores.append(chore)
    }

    func delete(at offsets: IndexSet) {
        chores.remove(atOffsets: offsets)
    }

    func delete(_ ids: Set<Chore.ID>) {
        chores.removeAll { ids.contains($0.id) }
    }

    func move(from source: IndexSet, to destination: Int) {
        chores.move(fromOffsets: source, toOffset: destination)
    }

    func complete(_ ids: Set<Chore.ID>) {
        for index in chores.indices where ids.contains(chores[index].id) {
            chores[index].isDone = true
        }
    }
}
