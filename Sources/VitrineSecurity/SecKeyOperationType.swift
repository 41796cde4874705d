// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What is done with a key.
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
