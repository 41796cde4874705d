// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What every feature's views need comes with this module: they import no more than Common and SwiftUI.
@_exported import ChallengeCore
