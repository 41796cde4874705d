// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A video or sound at an address.
///
/// - Support: partial: an address that the browser plays; its tracks and metadata are not read.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The address.
    let location: URL

    init(location: URL) {
        self.location = location
        super.init()
    }

    /// Creates the asset of an address.
    public convenience init(url: URL) { self.init(location: url) }
}

/// A video or sound at an address.
///
/// - Support: partial: an address that the browser plays; options have no effect.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    open var url: URL { location }

    /// Creates the asset of an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Without effect.
    public init(url: URL, options: [String: Any]? = nil) { super.init(location: url) }
}
