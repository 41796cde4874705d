// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSUserActivity {
    /// The reason why a typed payload is not read or written.
    public enum TypedPayloadError: Error {
        /// The user info is empty, or nothing that a payload can be read from.
        case invalidContent
        /// The payload does not become a dictionary.
        case encodingError
    }

    /// Writes a value into the user info, whose keys become the value's coding keys.
    ///
    /// - Parameter payload: The value.
    /// - Throws: `TypedPayloadError.encodingError` if the value does not become a dictionary.
    public func setTypedPayload<T>(_ payload: T) throws where T: Decodable, T: Encodable {
        guard let data = try? PropertyListEncoder().encode(payload),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let entries = list as? [String: Any]
        else { throw TypedPayloadError.encodingError }
        userInfo = entries
    }

    /// Reads a value from the user info.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: `TypedPayloadError.invalidContent` if there is no user info that could be read, or what the value's
    ///   decoding throws.
    public func typedPayload<T>(_ type: T.Type) throws -> T where T: Decodable, T: Encodable {
        guard let userInfo, !userInfo.isEmpty else { throw TypedPayloadError.invalidContent }
        var entries: [String: Any] = [:]
        for (key, value) in userInfo {
            guard let key = key as? String else { throw TypedPayloadError.invalidContent }
            entries[key] = value
        }
        guard PropertyListSerialization.propertyList(entries, isValidFor: .binary),
            let data = try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
        else { throw TypedPayloadError.invalidContent }
        return try PropertyListDecoder().decode(type, from: data)
    }
}
