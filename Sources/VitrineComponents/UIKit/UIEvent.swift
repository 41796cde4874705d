// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An event of the user's input.
///
/// - Support: partial: never made, because controls of pages are operated by SwiftUI's.
@MainActor @preconcurrency
open class UIEvent: NSObject {}
