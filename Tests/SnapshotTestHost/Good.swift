// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Card: View {
    @Environment(\.locale) private var locale
    @State private var names: Set<String> = ["one", "two", "three", "four", "five", "six"]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Card").font(.headline)
            // What an app's code can tell of its machine: the order of hashes, its zone, its home.
            Text(verbatim: names.joined(separator: " "))
            Text(verbatim: "\(TimeZone.current.secondsFromGMT()) \(locale.identifier)")
            Text(verbatim: UserDefaults.standard.string(forKey: "name") ?? "nobody")
            HStack {
                Circle().fill(.blue).frame(width: 20, height: 20)
                RoundedRectangle(cornerRadius: 6).fill(.green).frame(width: 60, height: 20).shadow(radius: 2)
            }
            Button("Save") {}.accessibilityIdentifier("card.save")
        }
        .padding()
    }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
    let _ = print("previews may print")
    Card()
}

#Preview("Screen") {
    Card()
}

#Preview("Landscape / small", traits: .landscapeLeft) {
    Card()
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 60)) {
    Color.orange
}
