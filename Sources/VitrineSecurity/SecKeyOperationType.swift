// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The operations in which a key is used.
public enum SecKeyOperationType: Int, Sendable {
    /// Signing.
    case sign = 0
    /// Checking signatures.
    case verify = 1
    /// Encryption.
    case encrypt = 2
    /// Decryption.
    case decrypt = 3
    /// Agreeing on a secret.
    case keyExchange = 4
}
