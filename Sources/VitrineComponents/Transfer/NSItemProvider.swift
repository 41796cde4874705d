// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// What is handed over in a drag: bytes that are made when somebody asks for them, by types of content, the best first.
///
/// - Support: partial: within the app; no files, and no previews.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Who may ask for what is registered. Nobody outside of the app does here.
    public enum RepresentationVisibility: Int, Sendable {
        case all
        case team
        case group
        case ownProcess

        /// Says that nothing leaves the page in any case.
        func note() {
            guard self == .team || self == .group else { return }
            DeveloperNotes.withoutEffect(
                "NSItemProvider.RepresentationVisibility", remedy: "What is dragged stays in the app's page.")
        }
    }

    /// What goes wrong, as the codes of errors in `errorDomain`.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors that completion handlers hear.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// Bytes of a type.
    struct Registration: Sendable {
        let type: String
        let load: @Sendable () async throws -> Data
    }

    private struct State {
        var registrations: [Registration] = []
        var values: [UncheckedSendable<any Transferable>] = []
        var name: String?
    }

    private let state = Mutex(State())

    /// A provider of nothing, until something is registered.
    public override init() {
        super.init()
    }

    /// A provider of what an object writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A provider of what a value exports.
    convenience init(_ value: any Transferable) {
        self.init()
        add(value)
    }

    /// The identifiers of the types of content, the best first.
    open var registeredTypeIdentifiers: [String] { registrations.map(\.type) }

    /// What a file of it would be called, without an ending.
    open var suggestedName: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    var registrations: [Registration] { state.withLock { $0.registrations } }
    /// Values that were registered as such.
    var values: [any Transferable] { state.withLock { $0.values.map(\.value) } }

    private func add(_ registrations: [Registration]) {
        state.withLock { state in
            for new in registrations where !state.registrations.contains(where: { $0.type == new.type }) {
                state.registrations.append(new)
            }
        }
    }

    private func add(_ value: any Transferable) {
        let value = UncheckedSendable(value)
        state.withLock { $0.values.append(value) }
        add(TransferPayload.registrations(of: value.value))
    }

    // MARK: - Registering

    /// Offers what an object writes.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
        visibility.note()
        let object = UncheckedSendable(object)
        add(
            Swift.type(of: object.value).writableTypeIdentifiersForItemProvider.map { type in
                Registration(type: type) {
                    try await NSItemProvider.bytes {
                        object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
                    }
                }
            })
    }

    /// Offers bytes of a type, which are made when somebody asks for them.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        visibility.note()
        add([Registration(type: typeIdentifier) { try await NSItemProvider.bytes(loadHandler) }])
    }

    /// Offers what a value exports.
    public func register<T>(_ transferable: @autoclosure @escaping @Sendable () -> T) where T: Transferable {
        add(transferable())
    }

    private static func bytes(
        _ load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            let answer = Answer(continuation)
            _ = load { data, error in answer.give(data, error) }
        }
    }

    /// Goes on where bytes are awaited, once: app code may call its handler twice.
    private final class Answer: Sendable {
        private let open: Mutex<CheckedContinuation<Data, any Error>?>

        init(_ continuation: CheckedContinuation<Data, any Error>) {
            open = Mutex(continuation)
        }

        func give(_ data: Data?, _ error: (any Error)?) {
            let continuation = open.withLock { open in
                defer { open = nil }
                return open
            }
            if let data {
                continuation?.resume(returning: data)
            } else {
                continuation?.resume(throwing: error ?? NSItemProvider.error(.unknownError))
            }
        }
    }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

    // MARK: - Asking

    /// Whether there is something of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registration(for: typeIdentifier) != nil
    }

    /// The best registration of a type.
    func registration(for type: String) -> Registration? {
        registrations.first { UTType.conforms($0.type, to: type) }
    }

    /// The bytes of a type. The handler is called on the main actor, with an error where there are none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let registration = registration(for: typeIdentifier)
        return answer(
            {
                guard let registration else { throw NSItemProvider.error(.itemUnavailableError) }
                return UncheckedSendable(try await registration.load())
            }, completionHandler)
    }

    /// Whether an object of a class can be made of what is offered.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { source(for: aClass) != nil }

    private func source(for type: any NSItemProviderReading.Type) -> Registration? {
        let readable = type.readableTypeIdentifiersForItemProvider
        return registrations.first { offered in readable.contains { UTType.conforms(offered.type, to: $0) } }
    }

    /// An object of a class. The handler is called on the main actor, with an error where none can be made.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let source = UncheckedSendable((source(for: aClass), aClass))
        return answer(
            {
                guard let registration = source.value.0 else { throw NSItemProvider.error(.unavailableCoercionError) }
                let data = try await registration.load()
                let object = try source.value.1.object(withItemProviderData: data, typeIdentifier: registration.type)
                return UncheckedSendable(object as any NSItemProviderReading)
            }, completionHandler)
    }

    /// Whether a value of a type can be made of what is offered.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// A value of a type. The handler is called on the main actor, with an error where none can be made.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        let bridge = UncheckedSendable { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { bridge.value($0, $1) }
    }

    /// A value that is made of what is offered. The handler is called on the main actor.
    @discardableResult
    public func loadTransferable<T>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress where T: Transferable {
        let found = UncheckedSendable(TransferPayload(self).found(as: T.self))
        return answer(
            {
                switch found.value {
                case .value(let value as T): return UncheckedSendable(value)
                case .making(let make):
                    guard let value = try await make() as? T else { throw TransferError.notTheType }
                    return UncheckedSendable(value)
                default: throw NSItemProvider.error(.unavailableCoercionError)
                }
            },
            { (value: T?, error) in
                completionHandler(value.map { .success($0) } ?? .failure(error ?? TransferError.notTheType))
            })
    }

    /// Calls a handler on the main actor with what is made, in the session that asks.
    private func answer<Value>(
        _ make: @escaping @Sendable () async throws -> UncheckedSendable<Value>,
        _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let session = SessionContext.current
        Task { @MainActor in
            let result: Result<UncheckedSendable<Value>, any Error>
            do { result = .success(try await make()) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            SessionContext.$current.withValue(session) {
                switch result {
                case .success(let value): handler(value.value, nil)
                case .failure(let error): handler(nil, error)
                }
            }
        }
        return progress
    }
}

/// An object that is handed over as bytes.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the types of content that it writes, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the bytes of a type, and hands them to the handler, from any thread.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that is made of bytes that were handed over.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the types of content that it reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object of bytes; throws where they are none of its.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.text.identifier, UTType.url.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self
        else { throw NSItemProvider.error(.unexpectedValueClassError) }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.utf8PlainText.identifier]
    }
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self
        else { throw NSItemProvider.error(.unexpectedValueClassError) }
        return object
    }
}
