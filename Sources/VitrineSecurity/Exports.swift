// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `Security`: the Keychain, keys of P-256 and random bytes. Certificates and
// trust are not there.
@_exported public import Foundation
@_exported public import VitrineCore
