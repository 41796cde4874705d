// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Asking: View {
    @State private var answer = "asking"

    var body: some View {
        Text(verbatim: answer).task {
            do {
                let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/name")!)
                answer = String(decoding: data, as: UTF8.self)
            } catch {
                answer = "refused"
            }
        }
    }
}

#Preview("Asks", traits: .sizeThatFitsLayout) {
    Asking()
}
