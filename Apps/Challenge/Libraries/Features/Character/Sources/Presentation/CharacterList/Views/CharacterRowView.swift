// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// One character on the list, as a card that is read as one element.
struct CharacterRowView: View {
    let character: Character

    var body: some View {
        HStack(spacing: 12) {
            picture

            VStack(alignment: .leading, spacing: 4) {
                Text(character.name)
                    .font(.headline)

                HStack(spacing: 6) {
                    Circle()
                        .fill(statusColor)
                        .frame(width: 8, height: 8)

                    Text(character.status.localizedName)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }

            Spacer()

            Image(systemName: "chevron.right")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        }
        .padding(12)
        .background(Color.gray.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }

    @ViewBuilder
    private var picture: some View {
        AsyncImage(url: character.imageURL) { image in
            image.resizable().scaledToFill()
        } placeholder: {
            Color.gray.opacity(0.2)
        }
        .frame(width: 56, height: 56)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityHidden(true)
    }

    private var statusColor: Color {
        switch character.status {
        case .alive: .green
        case .dead: .red
        case .unknown: .gray
        }
    }
}

// MARK: - Previews

#Preview("Alive") {
    CharacterRowView(character: .stub())
        .padding()
}

#Preview("Dead") {
    CharacterRowView(character: .stub(id: 8, name: "Adjudicator Rick", status: .dead))
        .padding()
}

#Preview("Unknown") {
    CharacterRowView(character: .stub(id: 7, name: "Abradolf Lincler", status: .unknown))
        .padding()
}
