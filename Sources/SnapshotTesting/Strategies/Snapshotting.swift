// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a value becomes something that can be kept in a file and compared.
///
/// A strategy is a value: `pullback` makes one for a type out of one for another type.
public struct Snapshotting<Value, Format> {
    /// The extension of the reference's file.
    public var pathExtension: String?
    /// How the format is written, read and compared.
    public var diffing: Diffing<Format>
    /// Makes the format of a value.
    public var snapshot: (Value) -> Async<Format>

    /// A strategy whose format is there later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// A strategy whose format is there at once.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// This strategy for another type, whose values are first made into this one's.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// This strategy for another type, whose values become this one's later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in
                transform(other).run { value in snapshot(value).run(callback) }
            }
        }
    }

    /// A strategy that lets some time pass before it looks.
    ///
    /// A view needs none: it is awaited until nothing is left to happen.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                let rest = UncheckedBox { strategy.snapshot(value).run(callback) }
                MainActorLoop.shared.start(for: SnapshotRun.current) {
                    try? await Task.sleep(for: .seconds(max(duration, 0)))
                    rest.value()
                }
            }
        }
    }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A strategy that keeps values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
