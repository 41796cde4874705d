// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Badge: View {
    let text: String

    var body: some View {
        Text(text)
            .padding(8)
            .background(Color.orange)
    }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Badge(text: "one").previewDisplayName("One")
            Badge(text: "two").previewDisplayName("Two")
        }
        .previewLayout(.sizeThatFits)
        Badge(text: "three").previewDevice("iPad mini (A17 Pro)")
    }
}

/// Its list alone traps: it is named, and the others are listed.
struct Broken_Previews: PreviewProvider {
    static let texts: [String] = []

    static var previews: some View {
        Badge(text: texts[0])
    }
}
