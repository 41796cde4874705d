// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineDisplay

/// The clipboard.
///
/// - Support: partial: texts and addresses are copied to the user's clipboard, images and data stay in the app; reading
///   returns what the session itself wrote, because a browser opens the user's clipboard only with their consent.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// The system's clipboard.
    public static let general = UIPasteboard()

    private init() {}

    /// The items that a session has copied last.
    private final class Contents: SessionService {
        var items: [[String: Any]] = []
        var expiration: Date?
        var changes = 0
    }

    private var contents: Contents? { SessionContext.current?.service(Contents.self) }

    /// How often the session has copied something.
    public var changeCount: Int { contents?.changes ?? 0 }

    /// The items that the session has copied last, each as values by the identifiers of their types.
    ///
    /// Setting it copies the texts and addresses among the items to the user's clipboard, a line for each item.
    public var items: [[String: Any]] {
        get {
            guard let contents, contents.expiration.map({ $0 > Date() }) ?? true else { return [] }
            return contents.items
        }
        set { setItems(newValue) }
    }

    /// Copies items.
    ///
    /// - Parameters:
    ///   - items: The items, each by the identifiers of its types.
    ///   - options: Until when the app reads them (`expirationDate`). The user's clipboard keeps what it has.
    public func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        guard let session = SessionContext.current, let contents else { return }
        contents.items = items
        contents.expiration = options[.expirationDate] as? Date
        contents.changes += 1
        let texts = items.compactMap { Self.text(of: $0) ?? Self.url(of: $0)?.absoluteString }
        if texts.count < items.count {
            DeveloperNotes.withoutEffect(
                "Copying what is neither a text nor an address to the user's clipboard",
                remedy: "Offer images and files with ShareLink or fileExporter; the app itself reads what it copied.")
        }
        if !texts.isEmpty { session.ask(.copy(texts.joined(separator: "\n"))) }
    }

    /// Copies items beside those that were copied last.
    public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

    /// The number of items.
    public var numberOfItems: Int { items.count }

    /// The identifiers of the first item's types, in alphabetical order.
    public var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Whether the first item has a representation of one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        types.contains { type in pasteboardTypes.contains { UTType.conforms(type, to: $0) } }
    }

    // MARK: - Texts

    /// The text that the session has copied last; setting it copies a text to the user's clipboard.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts that the session has copied last, `nil` for none; setting them copies them to the user's clipboard, a
    /// line for each.
    public var strings: [String]? {
        get { Self.some(items.compactMap(Self.text)) }
        set { items = (newValue ?? []).map { [UTType.utf8PlainText.identifier: $0] } }
    }

    /// Whether the session has copied a text.
    public var hasStrings: Bool { strings != nil }

    // MARK: - Addresses

    /// The address that the session has copied last; setting it copies an address to the user's clipboard.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses that the session has copied last, `nil` for none.
    public var urls: [URL]? {
        get { Self.some(items.compactMap(Self.url)) }
        set { items = (newValue ?? []).map { [UTType.url.identifier: $0] } }
    }

    /// Whether the session has copied an address.
    public var hasURLs: Bool { urls != nil }

    // MARK: - Images

    /// The image that the app has copied last; it stays in the app.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images that the app has copied last, `nil` for none; they stay in the app.
    public var images: [UIImage]? {
        get { Self.some(items.compactMap(Self.image)) }
        set { items = (newValue ?? []).map { [UTType.png.identifier: $0] } }
    }

    /// Whether the app has copied an image.
    public var hasImages: Bool { images != nil }

    // MARK: - Values

    /// Copies a value as the only item.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// Copies data as the only item; a text in UTF-8 is copied to the user's clipboard.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// The first item's value of a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// The first item's data of a type: those of a text, an address or an image from a PNG file, too.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngFile
        default: nil
        }
    }

    // MARK: - Reading items

    private static func some<Element>(_ values: [Element]) -> [Element]? { values.isEmpty ? nil : values }

    /// The first value of an item that is one of a type.
    private static func first<Value>(
        _ type: UTType, of item: [String: Any], _ read: (Any) -> Value?
    ) -> Value? {
        for key in item.keys.sorted() where UTType.conforms(key, to: type.identifier) {
            if let value = item[key].flatMap(read) { return value }
        }
        return nil
    }

    private static func text(of item: [String: Any]) -> String? {
        first(.text, of: item) { value in
            value as? String ?? (value as? Data).flatMap { String(bytes: $0, encoding: .utf8) }
        }
    }

    private static func url(of item: [String: Any]) -> URL? {
        first(.url, of: item) { value in
            if let url = value as? URL { return url }
            let text = value as? String ?? (value as? Data).flatMap { String(bytes: $0, encoding: .utf8) }
            return text.flatMap { URL(string: $0) }
        }
    }

    private static func image(of item: [String: Any]) -> UIImage? {
        first(.image, of: item) { value in
            value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
        }
    }
}
