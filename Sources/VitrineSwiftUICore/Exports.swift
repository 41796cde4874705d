// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `SwiftUICore`: the part of SwiftUI without controls, which Vitrine does not separate.

@_exported public import SwiftUI
