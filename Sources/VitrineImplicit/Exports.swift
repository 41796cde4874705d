// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The modules that every file sees on Apple's platforms, whatever it imports: an app target names this module with
// `-import-module`.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import VitrineCombine
@_exported public import VitrineComponents
@_exported public import VitrineCore
@_exported public import VitrineSecurity
