// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The namespace of what `#Preview` is told about a preview.
nonisolated public struct Preview {
    /// The traits that a preview of a view understands.
    nonisolated public struct ViewTraits {}
}
