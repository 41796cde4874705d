// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents

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
