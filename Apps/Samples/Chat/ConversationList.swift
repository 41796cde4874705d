// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ConversationList: View {
    @State var store: ConversationStore
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(store.conversations) { conversation in
                NavigationLink(value: conversation.id) {
                    ConversationRow(conversation: conversation)
                }
                .swipeActions(edge: .leading) {
                    Button {
                        conversation.unread = conversation.unread == 0 ? 1 : 0
                    } label: {
                        Label(conversation.unread == 0 ? "Unread" : "Read", systemImage: "envelope")
                    }
                    .tint(.blue)
                }
                .swipeActions {
                    Button(role: .destructive) {
                        withAnimation { store.delete(conversation) }
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                    Button {
                        conversation.isMuted.toggle()
                    } label: {
                        Label(conversation.isMuted ? "Unmute" : "Mute", systemImage: "bell.slash")
                    }
                    .tint(.indigo)
                }
            }
            .listStyle(.plain)
            .navigationTitle("Chats")
            .navigationDestination(for: String.self) { id in
                if let conversation = store.conversations.first(where: { $0.id == id }) {
                    ChatView(conversation: conversation) { text in
                        await store.send(text, in: conversation)
                    }
                }
            }
        }
    }
}

struct ConversationRow: View {
    let conversation: Conversation

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(conversation.unread > 0 ? .blue : .clear)
                .frame(width: 10, height: 10)
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                HStack {
                    Text(conversation.id).font(.headline)
                    if conversation.isMuted {
                        Image(systemName: "bell.slash.fill")
                            .imageScale(.small)
                            .accessibilityLabel("Muted")
                    }
                }
                Text(conversation.messages.last?.text ?? "")
                    .lineLimit(1)
                    .foregroundStyle(.secondary)
            }
        }
        .badge(conversation.unread)
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 22 }
    }
}

#Preview {
    ConversationList(store: ConversationStore(responder: EchoResponder()))
}
