// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineCore

/// What is drawn at the moment, for somebody who may change it.
@MainActor @Observable
final class ShownContent<Content: View> {
    var content: Content
    /// Whether the view stands in the middle of all the room that it is given, as in a window.
    var fills = false

    init(_ content: Content) { self.content = content }
}

struct ShownView<Content: View>: View {
    let shown: ShownContent<Content>

    var body: some View {
        shown.content.frame(maxWidth: shown.fills ? .infinity : nil, maxHeight: shown.fills ? .infinity : nil)
    }
}
