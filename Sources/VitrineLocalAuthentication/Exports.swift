// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `LocalAuthentication`.
@_exported public import Foundation
