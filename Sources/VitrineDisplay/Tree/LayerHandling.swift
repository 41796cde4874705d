// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Takes the events of a layer.
///
/// The display tree stores handlers and never calls them. Views conform one type, the engine's closed `LayerHandler`:
/// this module knows no views.
@MainActor package protocol LayerHandling {}
