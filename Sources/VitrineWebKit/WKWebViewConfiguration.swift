// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The configuration of a web view.
///
/// - Support: partial: whether pages may run scripts; nothing else has an effect.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// The preferences for what pages may do.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The preferences of the view; without effect.
    open var preferences = WKPreferences()
    /// Scripts and messages of the app, which browsers keep out of frames.
    open var userContentController = WKUserContentController()
    /// The data that pages store: browsers keep it themselves.
    open var websiteDataStore: WKWebsiteDataStore! = .default()
    /// Whether a video stays inside of the page; browsers decide that.
    open var allowsInlineMediaPlayback = false
    /// Which media wait for the user; browsers decide that.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all

    /// Creates a configuration.
    public override init() { super.init() }
}

/// Preferences for what pages may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// Whether they may run scripts.
    open var allowsContentJavaScript = true

    /// Creates preferences.
    public override init() { super.init() }
}

/// Preferences of web views; none of them has an effect.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// The smallest size of text, in points; without effect.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts may open windows; without effect.
    open var javaScriptCanOpenWindowsAutomatically = false

    /// Creates preferences.
    public override init() { super.init() }
}

/// The data that pages store: browsers keep it themselves.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()

    /// Returns the store of all web views.
    public class func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a store that is forgotten; without effect.
    public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates kinds from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Videos.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Audio and video.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// A message of a page, which none sends.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// The contents.
    open var body: Any { NSNull() }
    /// The name of the handler.
    open var name: String { "" }
}

/// Takes messages of pages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    /// A page has sent a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A script of the app.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// The time at which a script would run.
    public enum InjectionTime: Int, Sendable {
        /// Before the page.
        case atDocumentStart = 0
        /// After the page.
        case atDocumentEnd = 1
    }

    /// The script.
    public let source: String

    /// Creates a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        self.source = source
    }
}

/// Scripts and messages of the app, which browsers keep out of frames; a diagnostic says so.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    /// Creates a controller.
    public override init() { super.init() }

    /// Adds a handler, which gets no messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { note("add(_:name:)") }
    /// Removes a handler.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Adds a script, which is not run.
    open func addUserScript(_ userScript: WKUserScript) { note("addUserScript(_:)") }

    private func note(_ name: String) {
        DeveloperNotes.withoutEffect(
            "WKUserContentController.\(name)", remedy: "Browsers run no script of an app in the frame of another page.")
    }
}
