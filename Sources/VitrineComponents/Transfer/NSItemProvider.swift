// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// An item of a drag: representations by content type, the best first, whose data is created on request.
///
/// - Support: partial: within the app, and for files and texts that the user chooses, pastes or drops; no previews.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Which processes may request a representation; in Vitrine all requests come from the app itself.
    public enum RepresentationVisibility: Int, Sendable {
        /// All processes.
        case all
        /// The processes of the same development team.
        case team
        /// The processes of the same app group.
        case group
        /// The process of the app.
        case ownProcess

        /// Reports that the visibility has no effect, because items never leave the page.
        func note() {
            guard self == .team || self == .group else { return }
            DeveloperNotes.withoutEffect(
                "NSItemProvider.RepresentationVisibility", remedy: "What is dragged stays in the app's page.")
        }
    }

    /// The codes of the errors in `errorDomain`.
    public enum ErrorCode: Int, Sendable {
        /// An error without a code of its own.
        case unknownError = -1
        /// The item is not available.
        case itemUnavailableError = -1000
        /// The data does not form an object of the requested class.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the requested class.
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors that completion handlers receive.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// The content of one content type: data, or a file.
    struct Registration: Sendable {
        let type: String
        /// Makes what `TransferContent` reads.
        let content: @Sendable () async throws -> Any
        /// The name of a file with the content, if one is suggested.
        var name: String?
        /// Whether the content may leave the app.
        var mayLeave = true

        func load() async throws -> Data { try TransferContent.data(try await content()) }
    }

    private struct State {
        var registrations: [Registration] = []
        var values: [UncheckedSendable<any Transferable>] = []
        var name: String?
    }

    private let state = Mutex(State())

    /// Creates a provider without representations.
    public override init() {
        super.init()
    }

    /// Creates a provider with the representations of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider with the representations of a transferable value.
    convenience init(_ value: any Transferable) {
        self.init()
        add(value)
    }

    /// The identifiers of the registered content types, the best first.
    open var registeredTypeIdentifiers: [String] { registrations.map(\.type) }

    /// The name of a file with the item's contents, without an extension.
    open var suggestedName: String? {
        get { state.withLock { $0.name } }
        set { state.withLock { $0.name = newValue } }
    }

    var registrations: [Registration] { state.withLock { $0.registrations } }
    /// The values that were registered as such.
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
        let registrations = TransferPayload.registrations(of: value.value)
        let name = registrations.first(where: \.mayLeave)?.name.map { FileName.parts(of: $0).stem }
        state.withLock { state in
            state.values.append(value)
            state.name = state.name ?? name
        }
        add(registrations)
    }

    // MARK: - Registering representations

    /// Registers the representations of an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: Who may request them; without effect in Vitrine.
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

    /// Registers a representation whose data is created on request.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type.
    ///   - visibility: Who may request it; without effect in Vitrine.
    ///   - loadHandler: A closure that creates the data and passes it to its completion handler.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        visibility.note()
        add([Registration(type: typeIdentifier) { try await NSItemProvider.bytes(loadHandler) }])
    }

    /// Creates a provider of a file, whose content type is that of its extension; `nil` where there is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        add(file: type.identifier) { fileURL }
    }

    /// Registers a file that comes later.
    ///
    /// - Parameters:
    ///   - type: The identifier of its content type.
    ///   - url: Waits for it.
    package func add(file type: String, _ url: @escaping @Sendable () async throws -> URL) {
        add([Registration(type: type) { ReceivedTransferredFile(file: try await url(), isOriginalFile: false) }])
    }

    /// Registers data that comes later.
    func add(data type: String, _ content: @escaping @Sendable () async throws -> Data) {
        add([Registration(type: type, content: content)])
    }

    /// Registers the representations of a transferable value.
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

    /// Resumes the continuation that waits for the data, once: app code may call its handler twice.
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

    // MARK: - Loading representations

    /// Returns whether a representation conforms to a content type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registration(for: typeIdentifier) != nil
    }

    /// The best representation that conforms to a content type.
    func registration(for type: String) -> Registration? {
        registrations.first { UTType.conforms($0.type, to: type) }
    }

    /// Loads the data of a content type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type.
    ///   - completionHandler: A closure that is called on the main actor with the data, or with an error if there is
    ///     none.
    /// - Returns: The progress of the request.
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

    /// Loads the file of a content type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type.
    ///   - completionHandler: A closure that is called with the file, which is removed when it returns, or with an error
    ///     if there is none.
    /// - Returns: The progress of the request.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let registration = registration(for: typeIdentifier)
        let progress = Progress(totalUnitCount: 1)
        SessionContext.start {
            do {
                guard let registration else { throw NSItemProvider.error(.itemUnavailableError) }
                try await TransferContent.withFile(of: try await registration.content(), type: registration.type) {
                    completionHandler($0.file, nil)
                }
            } catch {
                completionHandler(nil, error)
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Returns whether an object of a class can be created from the item.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { source(for: aClass) != nil }

    private func source(for type: any NSItemProviderReading.Type) -> Registration? {
        for readable in type.readableTypeIdentifiersForItemProvider {
            if let offered = registration(for: readable) { return offered }
        }
        return nil
    }

    /// Loads the item as an object of a class.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - completionHandler: A closure that is called on the main actor with the object, or with an error if none can
    ///     be created.
    /// - Returns: The progress of the request.
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

    /// Returns whether a value of a bridged type can be created from the item.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads the item as a value of a bridged type.
    ///
    /// - Parameters:
    ///   - ofClass: The type.
    ///   - completionHandler: A closure that is called on the main actor with the value, or with an error if none can
    ///     be created.
    /// - Returns: The progress of the request.
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

    /// Loads the item as a transferable value.
    ///
    /// - Parameters:
    ///   - transferableType: The type of the value.
    ///   - completionHandler: A closure that is called on the main actor with the value or an error.
    /// - Returns: The progress of the request.
    @discardableResult
    public func loadTransferable<T>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress where T: Transferable {
        answer(
            {
                guard let value = try await self.loadedTransferable(type: T.self) else {
                    throw NSItemProvider.error(.unavailableCoercionError)
                }
                return UncheckedSendable(value)
            },
            { (value: T?, error) in
                completionHandler(value.map { .success($0) } ?? .failure(error ?? TransferError.notTheType))
            })
    }

    /// The item as a transferable value; `nil` where the type does not read what the item offers.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: The reason why the item's data did not come, or the type's own error.
    package func loadedTransferable<T>(type: T.Type) async throws -> T? where T: Transferable {
        switch TransferPayload(self).found(as: T.self) {
        case .value(let value as T): value
        case .making(let make): try await make() as? T
        default: nil
        }
    }

    /// Calls a handler on the main actor with the result, in the session that makes the request.
    private func answer<Value>(
        _ make: @escaping @Sendable () async throws -> UncheckedSendable<Value>,
        _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        SessionContext.start {
            let result: Result<UncheckedSendable<Value>, any Error>
            do { result = .success(try await make()) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            switch result {
            case .success(let value): handler(value.value, nil)
            case .failure(let error): handler(nil, error)
            }
        }
        return progress
    }
}

/// An object that can be exported as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the content types that the class exports, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Exports the object as data of a content type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type.
    ///   - completionHandler: A closure to call with the data or an error, from any thread.
    /// - Returns: The progress of the export, or `nil`.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be created from exported data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the content types that the class imports, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The identifier of its content type.
    /// - Returns: The object.
    /// - Throws: An error if the data does not form an object.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// Text and URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        // Text as it is read, before JSON and other text that is not.
        [UTType.plainText.identifier, UTType.text.identifier, UTType.url.identifier]
    }

    /// Exports the string as UTF-8.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type, which is not looked at.
    ///   - completionHandler: A closure that is called at once with the data.
    /// - Returns: Always `nil`.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }

    /// Creates a string from UTF-8 data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The identifier of its content type, which is not looked at.
    /// - Returns: The string.
    /// - Throws: An `unexpectedValueClassError` if the data is not UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self
        else { throw NSItemProvider.error(.unexpectedValueClassError) }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// URLs and UTF-8 text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.utf8PlainText.identifier]
    }
    /// URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Exports the URL as UTF-8.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type, which is not looked at.
    ///   - completionHandler: A closure that is called at once with the data.
    /// - Returns: Always `nil`.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    /// Creates a URL from UTF-8 data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The identifier of its content type, which is not looked at.
    /// - Returns: The URL.
    /// - Throws: An `unexpectedValueClassError` if the data is not a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self
        else { throw NSItemProvider.error(.unexpectedValueClassError) }
        return object
    }
}

extension UIImage: NSItemProviderReading {
    /// Images.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

    /// Creates an image from the data of a file.
    ///
    /// - Parameters:
    ///   - data: The data of a PNG, JPEG, GIF or WebP file.
    ///   - typeIdentifier: The identifier of its content type, which is not looked at.
    /// - Returns: The image.
    /// - Throws: An `unexpectedValueClassError` for any other data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let object = UIImage(data: data) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError)
        }
        return object
    }
}
