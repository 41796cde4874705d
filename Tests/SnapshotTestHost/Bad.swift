// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

#Preview("Traps") {
    let nothing: [Int] = []
    Text(verbatim: "\(nothing[3])")
}

#Preview("Hangs") {
    let _ = hang()
    Text("never")
}

#Preview("Leaves") {
    let _ = leave()
    Text("gone")
}

#Preview("Wants no room", traits: .sizeThatFitsLayout) {
    EmptyView()
}

private func leave() { exit(3) }

private func hang() {
    var turns = 0
    while turns >= 0 {
        usleep(10_000)
        turns = (turns + 1) % 100
    }
}
