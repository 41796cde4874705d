// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// An app's part in the life of its process, as apps from before SwiftUI have it.
///
/// - Support: partial: of its methods the app is told of its launch, once for each window.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app was launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

extension UIApplication {
    /// Why an app was launched; a browser says nothing of it.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// Makes the delegate of an app and tells it of the launch.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of the type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = AnyInit.make(delegateType)
        wrappedValue = delegate
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
}

/// An object whose `init()` every subclass has: what `NSObject` is on Apple's systems, whose runtime asks for no more.
///
/// A class of NSObject's has `init()` at the same place of its table as this one, whether or not the language lets it
/// be called by a metatype; looked at as this one it is called. A class that hides `init()` has NSObject's own there.
class AnyInit: NSObject {
    required override init() { super.init() }

    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeDowncast(unsafeBitCast(type, to: AnyInit.Type.self).init() as NSObject, to: Object.self)
    }
}
