// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Makes a person a favourite of this browser's, and not.
struct FavouriteButton: View {
    let user: User

    @AppStorage(Favourites.storageKey) private var favourites = Favourites()

    var body: some View {
        Button {
            favourites[user].toggle()
        } label: {
            Label(
                favourites[user] ? "Remove from favourites" : "Add to favourites",
                systemImage: favourites[user] ? "star.fill" : "star"
            )
        }
        .accessibilityIdentifier("userDetail.favouriteButton")
    }
}

// MARK: - Previews

#Preview("Not a favourite") {
    FavouriteButton(user: User.stubs[0])
        .padding()
}

#Preview("Favourite") {
    FavouriteButton(user: User.stubs[0])
        .padding()
        .defaultAppStorage(.preview(Favourites(ids: [1])))
}
