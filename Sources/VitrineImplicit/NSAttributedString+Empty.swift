// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
    /// Creates an empty text.
    ///
    /// - Parameter nothing: Without meaning: an extension cannot declare the initialiser without arguments, which is
    ///   `NSObject`'s.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
