// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A button that views of the App Store's may have.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String

    /// The button that closes a presented store.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// The button that restores what was bought before; there is none where nothing can be bought.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// The button for the code of an offer; there is none where nothing can be bought.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// The button with which users of the app sign in; there is none where nothing can be bought.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// The links to the terms and the privacy policy; there are none where nothing can be bought.
    public static let policies = StoreButtonKind(name: "policies")
}

private struct StoreButtonsKey: EnvironmentKey {
    static var defaultValue: [StoreButtonKind: Visibility] { [:] }
}

extension EnvironmentValues {
    var storeButtons: [StoreButtonKind: Visibility] {
        get { self[StoreButtonsKey.self] }
        set { self[StoreButtonsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether views of the App Store's have some buttons.
    ///
    /// - Parameters:
    ///   - visibility: Whether they are shown; `automatic` shows the button that closes a store where it is presented.
    ///   - buttons: The kinds of buttons.
    /// - Returns: A view whose stores have them.
    public nonisolated func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) { values in
            for button in buttons { values[button] = visibility }
        }
    }
}
