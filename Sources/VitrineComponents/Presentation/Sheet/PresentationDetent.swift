// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
        case named(String)
    }

    private let kind: Kind
    /// The height of a custom detent.
    private let length: (@Sendable (Context) -> CGFloat?)?

    private init(_ kind: Kind, length: (@Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.length = length
    }

    /// About half of the available height (55 %); there is none where the height is compact, as on a phone on its side.
    public static let medium = PresentationDetent(.medium)

    /// The full available height.
    public static let large = PresentationDetent(.large)

    /// Returns a detent with a fraction of the available height.
    ///
    /// - Parameter fraction: The fraction, clamped to 0 to 1.
    /// - Returns: The detent.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// Returns a detent with a height in points, at most the available height.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// Returns a detent whose height a type computes.
    public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
        let height = UncheckedSendable { (context: Context) in D.height(in: context) }
        return PresentationDetent(.custom(ObjectIdentifier(type))) { height.value($0) }
    }

    /// Returns a detent that a name tells from others, and whose height a closure computes.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - length: Returns the height in points; `nil` where there is no such detent.
    /// - Returns: The detent.
    static func named(_ name: String, length: @escaping @Sendable (Context) -> CGFloat?) -> PresentationDetent {
        PresentationDetent(.named(name), length: length)
    }

    /// The values that the height of a custom detent may depend on.
    @dynamicMemberLookup
    public struct Context: Sendable {
        /// The height of the large detent, in points.
        public let maxDetentValue: CGFloat
        private let environment: UncheckedSendable<EnvironmentValues>

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = UncheckedSendable(environment)
        }

        /// The value of the environment at a key path.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment.value[keyPath: keyPath]
        }
    }

    /// The height in a context, at most the available one; `nil` if the detent is not available there.
    func height(in context: Context) -> CGFloat? {
        let largest = context.maxDetentValue
        let wanted: CGFloat? =
            switch kind {
            case .large: largest
            case .medium: context.verticalSizeClass == .compact ? nil : largest * 0.55
            case .fraction(let fraction): largest * min(max(fraction, 0), 1)
            case .height(let height): max(height, 0)
            case .custom, .named: length?(context)
            }
        return wanted.map { min($0, largest) }
    }

    /// Returns whether two detents are the same; custom detents are equal if their types are.
    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }

    /// Hashes the kind of the detent and its value.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A type that computes the height of a detent.
public protocol CustomPresentationDetent {
    /// Returns the height of the detent.
    ///
    /// - Parameter context: The available height and the environment.
    /// - Returns: The height in points, or `nil` if the detent is not available.
    nonisolated static func height(in context: Self.Context) -> CGFloat?

    /// The values that the height may depend on.
    typealias Context = PresentationDetent.Context
}
