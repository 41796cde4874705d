// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore

/// A button in the style of the place that leads to an address; unless the app is asked first, the surface follows it
/// by itself, as any link of a page.
struct AddressButton<Label: View>: View {
    let address: URL
    let open: OpenURLAction
    let label: Label

    var body: some View {
        Button {
            open(address)
        } label: {
            label
        }
        .environment(\.followedAddress, open.asksApp ? nil : address.absoluteString)
    }
}

private struct FollowedAddressKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The address that the surface follows when a button is pressed, instead of telling the app.
    package var followedAddress: String? {
        get { self[FollowedAddressKey.self] }
        set { self[FollowedAddressKey.self] = newValue }
    }
}
