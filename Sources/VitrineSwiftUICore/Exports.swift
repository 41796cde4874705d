// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `SwiftUICore`: the part of SwiftUI that is no control, of which there is none on its own here.

@_exported public import SwiftUI
