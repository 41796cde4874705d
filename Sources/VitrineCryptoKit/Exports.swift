// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `CryptoKit`: swift-crypto, which has the same declarations.
@_exported public import Crypto
