// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier with a body of which a list has one instance, and not one for each of its elements.
///
/// Its states belong to the whole that it is applied to, and stay while elements come and go. Its body lays out the
/// content in a view that takes any number of elements.
package protocol UndividedModifier: ViewModifier {}
