// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ChatView: View {
    let conversation: Conversation
    let send: (String) async -> Void
    @State private var draft = ""
    @FocusState private var isWriting: Bool
    @Namespace private var bottom

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(conversation.messages) { message in
                        Bubble(message: message)
                            .id(message.id)
                            .contextMenu {
                                ForEach(["❤️", "👍", "😂"], id: \.self) { reaction in
                                    Button(reaction) { react(reaction, to: message) }
                                }
                            }
                    }
                    if conversation.isTyping {
                        HStack {
                            ProgressView()
                            Text("\(conversation.id) is typing…")
                            Spacer()
                        }
                        .foregroundStyle(.secondary)
                    }
                    Color.clear
                        .frame(height: 1)
                        .id(bottom)
                }
                .padding(.horizontal)
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: conversation.messages.count) {
                withAnimation { proxy.scrollTo(bottom, anchor: .bottom) }
            }
            .toolbar {
                Button("Top", systemImage: "arrow.up.to.line") {
                    withAnimation { proxy.scrollTo(0, anchor: .top) }
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .lineLimit(1...4)
                    .focused($isWriting)
                Button {
                    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
                    draft = ""
                    Task { await send(text) }
                } label: {
                    Image(systemName: "arrow.up.circle.fill")
                        .font(.title)
                }
                .accessibilityLabel("Send")
                .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
            }
            .padding()
            .background(.bar)
        }
        .navigationTitle(conversation.id)
        .navigationBarTitleDisplayMode(.inline)
        .task {
            conversation.unread = 0
        }
    }

    private func react(_ reaction: String, to message: Message) {
        guard let index = conversation.messages.firstIndex(where: { $0.id == message.id }) else { return }
        withAnimation(.bouncy) {
            conversation.messages[index].reaction = reaction
        }
    }
}

struct Bubble: View {
    let message: Message

    private var isMine: Bool { message.author == .me }

    var body: some View {
        Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundStyle(isMine ? .white : .primary)
            .background(
                isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.fill.secondary), in: .rect(cornerRadius: 18)
            )
            .overlay(alignment: isMine ? .topLeading : .topTrailing) {
                if let reaction = message.reaction {
                    Text(reaction)
                        .padding(4)
                        .background(.background, in: .circle)
                        .offset(y: -14)
                        .transition(.scale)
                }
            }
            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
            .padding(isMine ? .leading : .trailing, 60)
            .accessibilityElement(children: .combine)
    }
}
