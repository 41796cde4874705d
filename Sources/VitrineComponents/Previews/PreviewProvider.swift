// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that offers previews in the form from before `#Preview`.
///
/// Programs find their providers by themselves: each conformance leaves a record in the executable
/// (`PreviewProviders`).
///
/// The first attribute keeps the records in optimised builds, where nothing else names a provider: without it the
/// compiler leaves out the metadata of a struct that nobody uses, and the conformance with it.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews, usually left to inference.
    associatedtype Previews: View

    /// The previews: each element of the builder is one.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

    /// The system to show the previews on; nil means the one being built for.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The system being built for.
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}
