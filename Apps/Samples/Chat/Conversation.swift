// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

struct Message: Identifiable, Hashable {
    enum Author: Hashable {
        case me, them
    }

    let id: Int
    let author: Author
    var text: String
    var reaction: String?
}

@Observable
final class Conversation: Identifiable {
    let id: String
    var messages: [Message]
    var isMuted = false
    var unread: Int
    var isTyping = false

    init(_ name: String, unread: Int = 0, texts: [String]) {
        id = name
        self.unread = unread
        messages = texts.enumerated().map { Message(id: $0, author: $0.isMultiple(of: 2) ? .them : .me, text: $1) }
    }

    func append(_ text: String, from author: Message.Author) {
        messages.append(Message(id: messages.count, author: author, text: text))
    }
}

protocol Responder: Sendable {
    func answer(to text: String) async -> String
}

struct EchoResponder: Responder {
    func answer(to text: String) async -> String {
        await Task.yield()
        return text.hasSuffix("?") ? "I wonder, too." : "“\(text)”, you say?"
    }
}

@Observable
final class ConversationStore {
    var conversations = [
        Conversation("Grace", unread: 2, texts: ["Hello!", "Hi", "Have you seen the moth?"]),
        Conversation("Alan", texts: (1...40).map { "Message number \($0)" }),
        Conversation("Mary", texts: ["Bye"]),
    ]

    private let responder: any Responder

    init(responder: any Responder) {
        self.responder = responder
    }

    func send(_ text: String, in conversation: Conversation) async {
        conversation.append(text, from: .me)
        conversation.isTyping = true
        let answer = await responder.answer(to: text)
        conversation.isTyping = false
        conversation.append(answer, from: .them)
    }

    func delete(_ conversation: Conversation) {
        conversations.removeAll { $0.id == conversation.id }
    }
}
