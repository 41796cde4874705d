// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Cards as they are, as placeholders, and with what is private covered; a dark window.
struct RedactionPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                card
                card.redacted(reason: .placeholder)
                card.redacted(reason: .privacy)
                VStack(alignment: .leading) {
                    card
                    Text("Shown all the same").unredacted()
                }
                .redacted(reason: .placeholder)
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var card: some View {
        HStack(spacing: 12) {
            Image(systemName: "person.crop.circle").font(.largeTitle).foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 2) {
                Text("Rick Sanchez").font(.headline)
                Text("Scientist, last seen in a garage that is hard to describe in one line").font(.subheadline)
                    .foregroundStyle(.secondary)
                Text("Card 4111 1111").font(.footnote).privacySensitive()
            }
        }
    }
}

#Preview("Redaction") { RedactionPage() }
#Preview("Dark window") { RedactionPage().preferredColorScheme(.dark) }
