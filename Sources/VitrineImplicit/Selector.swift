// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
import VitrineCore

/// A method that an object is asked to call.
///
/// The compiler for Linux knows no `#selector`: `vitrine` writes a selector in its place that calls the method. One that is
/// made of a name alone calls nothing, and says so.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String
    private let call: (@MainActor @Sendable (AnyObject, Any?) -> Bool)?

    /// Creates a selector that nothing answers.
    public init(_ name: String) {
        self.name = name
        call = nil
    }

    /// Creates a selector that nothing answers.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a selector as `vitrine` writes it in place of `#selector`.
    ///
    /// - Parameters:
    ///   - name: The method's name.
    ///   - call: Calls the method of an object with an argument, and returns whether the object has it.
    public init(_name name: String, _call call: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool) {
        self.name = name
        self.call = call
    }

    public var description: String { name }

    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Calls the method, on the main thread: at once, or soon where another thread asks for it.
    func send(to target: AnyObject, with argument: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        if Thread.isMainThread {
            MainActor.assumeIsolated { sendOnMain(to: target, with: argument) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { sendOnMain(to: target, with: argument) } }
        }
    }

    @MainActor private func sendOnMain(to target: AnyObject, with argument: Any?) {
        if call?(target, argument) == true { return }
        Self.report(
            "\(type(of: target)) does not answer the selector \(name).",
            remedy: "Name a method of the app's own sources with #selector, or use a closure.")
    }

    static func report(_ message: String, remedy: String) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { reportOnMain(message, remedy: remedy) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { reportOnMain(message, remedy: remedy) } }
        }
    }

    @MainActor private static func reportOnMain(_ message: String, remedy: String) {
        let session = SessionContext.current
        let diagnostic = Diagnostic(
            Diagnostic.Code("selector-unknown"), message, remedy: remedy, session: session?.identifier ?? "",
            severity: .error)
        if let session { return session.report(diagnostic) }
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
}

extension NotificationCenter {
    /// Calls a method of an observer, which is not kept, for each notification.
    ///
    /// - Parameters:
    ///   - observer: The object with the method.
    ///   - selector: The method; it takes the notification or nothing.
    ///   - name: The notification's name; nil for all.
    ///   - object: The sender; nil for all.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let observer = observer as AnyObject
        let held = WeakObserver(observer)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let observer = held.object else { return }
            selector.send(to: observer, with: notification)
        }
        ObserverTokens.shared.add(token, of: observer, in: self)
    }

    /// Ends all calls of an observer's methods.
    ///
    /// It is preferred to Foundation's, which takes any value.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        for token in ObserverTokens.shared.take(of: observer, in: self) { removeObserver(token as Any) }
        removeObserver(observer as Any)
    }
}

private struct WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// What Foundation gives for each observation, by observer. Those of observers that are gone are removed with the next one.
private final class ObserverTokens: @unchecked Sendable {
    private struct Entry {
        let observer: WeakObserver
        weak var center: NotificationCenter?
        let token: any NSObjectProtocol
    }

    static let shared = ObserverTokens()
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ token: any NSObjectProtocol, of observer: AnyObject, in center: NotificationCenter) {
        let gone = lock.withLock {
            let gone = entries.filter { $0.observer.object == nil }
            entries.removeAll { $0.observer.object == nil }
            entries.append(Entry(observer: WeakObserver(observer), center: center, token: token))
            return gone
        }
        for entry in gone { entry.center?.removeObserver(entry.token as Any) }
    }

    func take(of observer: AnyObject, in center: NotificationCenter) -> [any NSObjectProtocol] {
        lock.withLock {
            let own = entries.filter { $0.observer.object === observer && $0.center === center }
            entries.removeAll { $0.observer.object === observer && $0.center === center }
            return own.map(\.token)
        }
    }
}

extension Timer {
    /// Starts a timer that calls a method of an object, which it keeps while it is valid.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, in seconds.
    ///   - target: The object with the method.
    ///   - selector: The method; it takes the timer or nothing.
    ///   - userInfo: Nil; other values cannot be handed on, and are reported.
    ///   - repeats: Whether it is called more than once.
    /// - Returns: The timer.
    @discardableResult public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        if userInfo != nil {
            Selector.report("A timer's userInfo is left out.", remedy: "Keep the value in the target.")
        }
        let send = SentSelector(target: target as AnyObject, selector: selector)
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
            send.selector.send(to: send.target, with: timer)
        }
    }
}

private struct SentSelector: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
}
