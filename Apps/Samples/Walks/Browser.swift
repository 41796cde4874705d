// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@testable import VitrineCore

/// What a person's browser keeps from one visit to the next.
@MainActor
final class Browser {
    let defaults = DefaultsStore()
}
