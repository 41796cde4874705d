// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The namespace of the types that `#Preview` uses.
nonisolated public struct Preview {
    /// The kind of the traits of a view's preview.
    nonisolated public struct ViewTraits {}
}
