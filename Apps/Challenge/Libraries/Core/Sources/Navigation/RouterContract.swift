// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a view model may ask of navigation.
public protocol RouterContract {
    func navigate(to destination: any Navigation)
    func goBack()
}
