// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A strategy that converts a value into a format that can be stored in a file and compared.
///
/// `pullback` creates a strategy of a type from that of another type.
public struct Snapshotting<Value, Format> {
    /// The extension of the reference's file.
    public var pathExtension: String?
    /// The way to write, read and compare the format.
    public var diffing: Diffing<Format>
    /// Converts a value into the format.
    public var snapshot: (Value) -> Async<Format>

    /// Creates a strategy whose format is delivered asynchronously.
    ///
    /// - Parameters:
    ///   - pathExtension: The extension of the reference's file.
    ///   - diffing: The way to write, read and compare the format.
    ///   - asyncSnapshot: Converts a value into the format.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy whose format is available at once.
    ///
    /// - Parameters:
    ///   - pathExtension: The extension of the reference's file.
    ///   - diffing: The way to write, read and compare the format.
    ///   - snapshot: Converts a value into the format.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns a strategy for another type.
    ///
    /// - Parameter transform: Converts a value of the other type into one of this strategy's type.
    /// - Returns: The strategy.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy for another type with an asynchronous conversion.
    ///
    /// - Parameter transform: Converts a value of the other type into one of this strategy's type.
    /// - Returns: The strategy.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in
                transform(other).run { value in snapshot(value).run(callback) }
            }
        }
    }

    /// Returns a strategy that waits before it takes the snapshot.
    ///
    /// Views do not need it: their snapshots wait until the view is idle.
    ///
    /// - Parameters:
    ///   - duration: The time to wait, in seconds.
    ///   - strategy: The strategy.
    /// - Returns: The strategy with the delay.
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
    /// Creates a strategy that stores values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
