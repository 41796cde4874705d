// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// What a browser keeps: by property wrapper and through `UserDefaults`, as a model would.
struct KeptPage: View {
    @AppStorage("kept.count") private var count = 0
    @AppStorage("kept.shade") private var shade = Shade.plain
    @AppStorage("kept.left") private var left = 0
    @SceneStorage("kept.page") private var page = 1
    @State private var note = (try? String(contentsOf: KeptPage.noteFile, encoding: .utf8)) ?? "empty"
    @State private var diary = (try? String(contentsOf: KeptPage.diaryFile, encoding: .utf8)) ?? "empty"
    @Environment(\.scenePhase) private var phase

    /// Everybody's: the value of a static variable is the same for all visitors.
    private static let noteFile = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("note.txt")
    /// The visitor's own.
    private static var diaryFile: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("diary.txt")
    }

    private enum Shade: String {
        case plain
        case bold
    }

    var body: some View {
        VStack(spacing: 16) {
            Text("Count \(count)").fontWeight(shade == .bold ? .bold : .regular).accessibilityIdentifier("kept.count")
            Text("Page \(page)").accessibilityIdentifier("kept.page")
            Text("Left \(left) times").accessibilityIdentifier("kept.left")
            Button("Count") { count += 1 }.accessibilityIdentifier("kept.more")
            Button("Set to forty-two") { UserDefaults.standard.set(42, forKey: "kept.count") }
                .accessibilityIdentifier("kept.set")
            Button("Turn the page") { page += 1 }.accessibilityIdentifier("kept.turn")
            Text("Note: \(note)").accessibilityIdentifier("kept.note")
            Button("Write a note") { note = write(to: Self.noteFile) }.accessibilityIdentifier("kept.write")
            Text("Diary: \(diary)").accessibilityIdentifier("kept.diary")
            Button("Write the diary") { diary = write(to: Self.diaryFile) }.accessibilityIdentifier("kept.keep")
            Button("Bold") { shade = .bold }.accessibilityIdentifier("kept.bold")
        }
        .onChange(of: phase) {
            if phase == .background { left += 1 }
        }
    }

    private func write(to file: URL) -> String {
        do {
            try Data("written".utf8).write(to: file, options: .atomic)
            return "written"
        } catch {
            return error.localizedDescription
        }
    }
}
