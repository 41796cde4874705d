// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that provides previews, in the form that precedes `#Preview`.
///
/// A program finds its providers by itself: each conformance leaves a record in the executable (`PreviewProviders`).
///
/// The first attribute keeps the records in optimised builds, in which nothing else refers to a provider: without it
/// the compiler omits the metadata of an unused struct, and the conformance with it.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews, usually inferred.
    associatedtype Previews: View

    /// The previews: each element of the builder is one.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

    /// The platform of the previews; `nil` for the one that is built for.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform that is built for.
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}
