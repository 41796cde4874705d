// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct ChatApp: App {
    var body: some Scene {
        WindowGroup {
            ConversationList(store: ConversationStore(responder: EchoResponder()))
        }
    }
}
