// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import VitrineBroadcast

nonisolated struct Line: Codable, Identifiable, Sendable {
    var id = UUID()
    var author: String
    var text: String
}

@main
struct ChatRoomApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { RoomView(room: Broadcast("room")) }
        }
    }
}

struct RoomView: View {
    let room: Broadcast<Line>
    @AppStorage("author") private var author = "Guest"
    @State private var lines: [Line] = []
    @State private var draft = ""

    var body: some View {
        List {
            Section("You") {
                TextField("Name", text: $author)
            }
            Section("Everybody") {
                if lines.isEmpty {
                    ContentUnavailableView("Nobody has said anything", systemImage: "bubble.left")
                }
                ForEach(lines) { line in
                    LabeledContent(line.author, value: line.text)
                }
            }
        }
        .navigationTitle("Room")
        .safeAreaInset(edge: .bottom) {
            HStack {
                TextField("Message", text: $draft)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit(send)
                Button("Send", systemImage: "paperplane.fill", action: send)
                    .disabled(draft.isEmpty)
            }
            .labelStyle(.iconOnly)
            .padding()
            .background(.bar)
        }
        .task {
            for await line in room.messages { lines = lines.suffix(99) + [line] }
        }
    }

    private func send() {
        guard !draft.isEmpty, (try? room.send(Line(author: author, text: draft))) != nil else { return }
        draft = ""
    }
}

#Preview {
    NavigationStack { RoomView(room: Broadcast("preview")) }
}
