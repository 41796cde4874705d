// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Secrets that processes with the same keys leave to each other where others may read.
extension TokenKeys {
    /// Encrypts a secret.
    ///
    /// - Parameters:
    ///   - secret: The secret.
    ///   - name: What it is called; it opens under this name alone.
    /// - Returns: Bytes that only a process with the same keys opens; the same ones for the same secret.
    package func sealed(_ secret: [UInt8], named name: String) -> [UInt8] { seal(name).close(secret, bound: []) }

    /// Reads what `sealed(_:named:)` returned.
    ///
    /// - Parameters:
    ///   - bytes: What was returned.
    ///   - name: The secret's name.
    ///   - now: Seconds since 1970.
    /// - Returns: The secret; `nil` where the bytes were altered, or closed by a key that is not believed now.
    package func opened(_ bytes: [UInt8], named name: String, now: Int) -> [UInt8]? {
        seal(name).open(bytes, bound: [], now: now)
    }

    private func seal(_ name: String) -> Seal { Seal(keys: self, purpose: ["vitrine shared secret"], owner: [name]) }
}
