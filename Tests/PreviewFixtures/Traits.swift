// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// Every place where a preview may stand, and every trait.

@available(iOS 17, macOS 14, *)
#Preview("Available", traits: .sizeThatFitsLayout, .portraitUpsideDown) {
    Text("available")
}

#if DEBUG
    #Preview("Debug", traits: .landscapeRight) {
        Text("first of several")
        Text("second of several")
    }
#endif

enum Gallery {
    #Preview("Nested", traits: .defaultLayout, .portrait) {
        Text("nested")
    }

    static func make() {
        #Preview("Local") { Text("in a function") }
    }
}

/// Shared data around previews, made once.
struct SharedGreeting: PreviewModifier {
    nonisolated(unsafe) static var made = 0
    let suffix: String

    static func makeSharedContext() async throws -> String {
        await Task.yield()
        made += 1
        return "shared \(made)"
    }

    func body(content: Content, context: String) -> some View {
        VStack {
            content
            Text(context + suffix)
        }
    }
}

/// Without anything shared.
struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
        content.frame(width: 50)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    static var greeted: Self { .modifier(SharedGreeting(suffix: "?")) }
}

#Preview("Modified", traits: .modifier(SharedGreeting(suffix: "!")), .modifier(Framed()), .landscapeLeft) {
    Text("inside")
}

#Preview("Modified by a name", traits: .greeted) {
    Text("inside too")
}

#Preview("Everything at the top") {
    @Previewable @State var isOn = true
    @Previewable @State var names: [String]?
    @Previewable @Environment(\.colorScheme) var scheme
    let count = names?.count ?? 0
    return Text("\(isOn ? "on" : "off") \(count) \(scheme == .light ? "light" : "dark")")
}
