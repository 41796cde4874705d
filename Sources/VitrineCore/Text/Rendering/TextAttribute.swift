// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value of an app's own that is attached to a text and read by a text renderer.
///
/// It is attached with `Text.customAttribute(_:)`, and found in the runs of a `Text.Layout` by its type.
public protocol TextAttribute: Hashable {}
