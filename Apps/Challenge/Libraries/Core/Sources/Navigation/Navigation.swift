// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A place in the app that can be navigated to.
///
/// Each feature declares its own; the App target says which view stands there.
nonisolated public protocol Navigation: Hashable {}
