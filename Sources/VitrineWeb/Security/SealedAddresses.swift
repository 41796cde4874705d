// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
@_spi(Engine) import VitrineCore

/// The addresses of one visitor: values are encrypted and authenticated (AES-256-SIV, RFC 5297), so that an address
/// reveals only its value's length in blocks of 16 bytes, cannot be forged or altered, and needs no storage.
///
/// The key is derived from the process's, the app and the visitor, and the text is bound to the name before it and to
/// the path below: what one visitor was shown opens for that visitor alone, at that place alone. Encryption is
/// deterministic, so a value has the same address as often as it is asked for.
package struct SealedAddresses: AddressCodec {
    private let seal: Seal
    private let seconds: @Sendable () -> Int

    /// Creates the codec of one visitor.
    ///
    /// - Parameters:
    ///   - keys: The keys that visitors' keys are derived from; a replaced one opens addresses until its grace ends.
    ///   - app: The name of the app; addresses of another app do not open here, even under the same keys.
    ///   - visitor: The visitor's name.
    ///   - seconds: The wall clock, in seconds since 1970.
    package init(keys: TokenKeys, app: String, visitor: String, seconds: @escaping @Sendable () -> Int) {
        seal = Seal(keys: keys, purpose: ["vitrine address 1"], owner: [app, visitor])
        self.seconds = seconds
    }

    package func text(for bytes: [UInt8], of type: String, below path: String) -> String? {
        Base64URL.text(seal.close(bytes, bound: [type, path]))
    }

    package func bytes(of text: String, of type: String, below path: String) -> [UInt8]? {
        Self.sealed(text).flatMap { seal.open($0, bound: [type, path], now: seconds()) }
    }

    // MARK: - Paths

    /// Returns the path above the first component that has the form of a sealed one and does not open for this visitor:
    /// it is made up, altered, another visitor's, or of an expired key. `nil` where every sealed component opens.
    ///
    /// Checks no other components, and needs no scene.
    package func pathAboveForgery(in path: String) -> String? {
        RouteComponent.components(of: path).first { component, above in
            guard let (type, text) = RouteComponent.parts(of: component), Self.sealed(text) != nil else { return false }
            return bytes(of: text, of: type, below: above) == nil
        }?.above
    }

    /// Returns the paths above the last and the first component with the form of a sealed one, and the root, the nearest
    /// first; none for a path without such components.
    package static func pathsAbove(_ path: String) -> [String] {
        let found = RouteComponent.components(of: path).compactMap { component, above in
            RouteComponent.parts(of: component).flatMap { sealed($0.text) } == nil ? nil : above
        }
        guard let last = found.last, let first = found.first else { return [] }
        var paths: [String] = []
        for path in [last, first, "/"] where !paths.contains(path) { paths.append(path) }
        return paths
    }

    // MARK: - Bytes

    /// Returns the tag and what is encrypted, where a text has that form.
    private static func sealed(_ text: String) -> [UInt8]? {
        guard let bytes = Base64URL.bytes(text), bytes.count > AuthenticatedCipher.tagLength,
            (bytes.count - AuthenticatedCipher.tagLength).isMultiple(of: RouteComponent.block)
        else { return nil }
        return bytes
    }
}
