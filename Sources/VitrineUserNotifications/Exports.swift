// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `UserNotifications`: notifications of the user's system, shown by the browser.

@_exported public import Foundation
