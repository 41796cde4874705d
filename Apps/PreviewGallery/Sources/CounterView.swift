// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct CounterView: View {
    @Binding var count: Int

    var body: some View {
        VStack(spacing: 16) {
            Text("Count \(count)")
                .font(.largeTitle)
            Text("greeting", bundle: .module)
            Button("Add one") { count += 1 }
                .accessibilityIdentifier("add")
        }
        .padding()
    }
}

#Preview("Counting") {
    @Previewable @State var count = 3
    CounterView(count: $count)
}

#Preview("Card", traits: .fixedLayout(width: 240, height: 160)) {
    CounterView(count: .constant(7))
}

#Preview("As large as it wants", traits: .sizeThatFitsLayout) {
    Text("Just this")
}
