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
    }

    private let kind: Kind
    /// Of a custom detent.
    private let length: (@Sendable (Context) -> CGFloat?)?

    private init(_ kind: Kind, length: (@Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.length = length
    }

    /// About half of the height that there is.
    public static let medium = PresentationDetent(.medium)

    /// The whole height that there is.
    public static let large = PresentationDetent(.large)

    /// A part of the height that there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that a type computes.
    public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
        let height = UncheckedSendable { (context: Context) in D.height(in: context) }
        return PresentationDetent(.custom(ObjectIdentifier(type))) { height.value($0) }
    }

    /// What a custom detent's height depends on.
    @dynamicMemberLookup
    public struct Context: Sendable {
        /// The height of the large detent.
        public let maxDetentValue: CGFloat
        private let environment: UncheckedSendable<EnvironmentValues>

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = UncheckedSendable(environment)
        }

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment.value[keyPath: keyPath]
        }
    }

    /// The height in a context, at most the largest; `nil` for a detent that is not there.
    func height(in context: Context) -> CGFloat? {
        let largest = context.maxDetentValue
        let wanted: CGFloat? =
            switch kind {
            case .large: largest
            case .medium: largest * 0.55
            case .fraction(let fraction): largest * min(max(fraction, 0), 1)
            case .height(let height): max(height, 0)
            case .custom: length?(context)
            }
        return wanted.map { min($0, largest) }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A detent with a height of its own making.
public protocol CustomPresentationDetent {
    /// The height in points, `nil` where the detent is not available.
    nonisolated static func height(in context: Self.Context) -> CGFloat?

    typealias Context = PresentationDetent.Context
}
