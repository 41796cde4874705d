// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `CoreLocation`: where the user's device is, as the browser tells it.

@_exported public import Foundation
