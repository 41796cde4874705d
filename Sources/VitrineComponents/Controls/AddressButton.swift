// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore

/// A button in the style of the environment that opens a URL.
///
/// The browser follows it as a link of the page, unless the app intercepts it.
struct AddressButton<Label: View>: View {
    let address: URL
    let open: OpenURLAction
    let label: Label

    var body: some View {
        Button {
            open(address)
        } label: {
            // A button in the label has its own action and does not open the address.
            label.environment(\.followedAddress, nil)
        }
        .environment(\.followedAddress, open.opens(address) ? nil : address.absoluteString)
    }
}

private struct FollowedAddressKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The URL that the browser opens when a button is pressed, instead of sending an event to the app.
    package var followedAddress: String? {
        get { self[FollowedAddressKey.self] }
        set { self[FollowedAddressKey.self] = newValue }
    }
}
