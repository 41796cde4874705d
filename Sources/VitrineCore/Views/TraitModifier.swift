// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that gives a view traits by which a container knows it before it shows it, such as its tag.
package protocol TraitModifier: ViewModifier {}
