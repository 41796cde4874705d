// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineCore

/// The content that is rendered, which its owner may change.
@MainActor @Observable
final class ShownContent<Content: View> {
    var content: Content
    /// Whether the view is centred in the available space, as in a window.
    var fills = false

    init(_ content: Content) { self.content = content }
}

struct ShownView<Content: View>: View {
    let shown: ShownContent<Content>

    var body: some View {
        shown.content.frame(maxWidth: shown.fills ? .infinity : nil, maxHeight: shown.fills ? .infinity : nil)
    }
}

/// The same where it handles events, with the layout that it has anywhere else.
struct LiveView<Content: View>: View {
    let shown: ShownContent<Content>

    var body: some View { shown.content }
}
