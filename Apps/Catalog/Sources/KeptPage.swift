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
    @Environment(\.scenePhase) private var phase

    private static let noteFile = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("note.txt")

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
            Button("Write a note", action: write).accessibilityIdentifier("kept.write")
            Button("Bold") { shade = .bold }.accessibilityIdentifier("kept.bold")
        }
        .onChange(of: phase) {
            if phase == .background { left += 1 }
        }
    }

    private func write() {
        do {
            try Data("written".utf8).write(to: Self.noteFile, options: .atomic)
            note = "written"
        } catch {
            note = error.localizedDescription
        }
    }
}
