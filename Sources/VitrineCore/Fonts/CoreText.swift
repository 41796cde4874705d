// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

// The functions by which apps register their own fonts, and the types of C functions. Foundation's types replace those
// of CoreFoundation, to which they are bridged on Apple's systems, so that `url as CFURL` compiles.

/// A URL in C functions.
public typealias CFURL = URL
/// Bytes in C functions.
public typealias CFData = Data
/// A string in C functions.
public typealias CFString = String
/// An array in C functions.
public typealias CFArray = [Any]
/// A dictionary in C functions.
public typealias CFDictionary = [String: Any]
/// Bytes in C functions that are added to.
public typealias CFMutableData = NSMutableData
/// An error in C functions.
public typealias CFError = NSError

/// Returns the localised description of an error.
nonisolated public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription }

/// The scope in which a registered font is available.
///
/// - Support: works: fonts are registered for the process, whatever the scope.
public struct CTFontManagerScope: RawRepresentable, Hashable, Sendable {
    /// The number of the scope.
    public var rawValue: UInt32

    /// Creates a scope from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No scope.
    public static let none = CTFontManagerScope(rawValue: 0)
    /// The font is available in this process.
    public static let process = CTFontManagerScope(rawValue: 1)
    /// The font is available to the user.
    public static let user = CTFontManagerScope(rawValue: 2)
    /// The font is available in this login session.
    public static let session = CTFontManagerScope(rawValue: 3)
    /// The font stays available after a restart; the same number as `user`.
    public static let persistent = CTFontManagerScope(rawValue: 2)
}

/// The errors of font registration.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The URL leads to no file.
    case fileNotFound = 101
    /// The file is not a font.
    case unrecognizedFormat = 103
    /// The font has been registered already.
    case alreadyRegistered = 105
    /// The font has not been registered.
    case notRegistered = 201
}

/// The bytes that a font is read from.
nonisolated public final class CGDataProvider: Sendable {
    let data: Data

    /// Creates a provider from a file, or returns `nil` if it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Creates a provider from bytes.
    public init?(data: CFData) {
        self.data = data
    }
}

/// A font that was read from bytes.
nonisolated public final class CGFont: Sendable {
    let data: Data
    let font: RegisteredFont

    /// Creates a font from the first face in the bytes, or returns `nil` if they are not a font.
    public init?(_ provider: CGDataProvider) {
        guard let face = try? FontTables.faces(of: provider.data).first else { return nil }
        data = face.file
        font = RegisteredFont(face)
    }

    /// The URL under which the bytes are registered, in place of a file.
    var source: URL { URL(fileURLWithPath: "/dev/null/\(font.identifier)") }

    /// The name that `Font.custom(_:size:)` takes.
    public var postScriptName: CFString? { font.postScriptName }

    /// The name that is shown to users.
    public var fullName: CFString? { font.fullName }
}

/// Registers the fonts of a file, so that the whole app can use them by name.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: Ignored here: fonts belong to the process.
///   - error: Receives the reason if the fonts are not registered.
/// - Returns: Whether the fonts are registered now.
@discardableResult
nonisolated public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let registry = FontRegistry.shared
    if registry.contains(source: fontURL) {
        return FontFailure.alreadyRegistered(fontURL.lastPathComponent).tell(error)
    }
    guard FileManager.default.fileExists(atPath: fontURL.path) else {
        return FontFailure.missing(fontURL.path).tell(error)
    }
    if let problem = BundleFonts.register(fontURL, in: registry) { return FontFailure.broken(problem).tell(error) }
    return true
}

/// Unregisters the fonts of a file.
///
/// - Parameters:
///   - fontURL: The URL of the file.
///   - scope: Ignored here: fonts belong to the process.
///   - error: Receives the reason if the fonts were not registered.
/// - Returns: Whether the fonts were unregistered.
@discardableResult
nonisolated public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if FontRegistry.shared.unregister(source: fontURL) { return true }
    return FontFailure.notRegistered(fontURL.lastPathComponent).tell(error)
}

/// Registers a font, so that the whole app can use it by name.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives the reason if the font is not registered.
/// - Returns: Whether the font is registered now.
@discardableResult
nonisolated public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if FontRegistry.shared.contains(source: font.source) {
        return FontFailure.alreadyRegistered(font.font.postScriptName).tell(error)
    }
    do {
        try FontRegistry.shared.register(font.data, from: font.source)
        return true
    } catch let problem {
        return FontFailure.broken("\(font.font.postScriptName) is not a font: \(problem).").tell(error)
    }
}

/// Unregisters a font.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives the reason if the font was not registered.
/// - Returns: Whether the font was unregistered.
@discardableResult
nonisolated public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if FontRegistry.shared.unregister(source: font.source) { return true }
    return FontFailure.notRegistered(font.font.postScriptName).tell(error)
}

/// The reason why nothing was registered, with CoreText's error number.
nonisolated private enum FontFailure {
    case missing(String)
    case broken(String)
    case alreadyRegistered(String)
    case notRegistered(String)

    /// Stores the error and returns `false`; errors that callers usually ignore are reported to the developer.
    func tell(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        let code: CTFontManagerError
        let message: String
        switch self {
        case .missing(let path): (code, message) = (.fileNotFound, "There is no font file at \(path).")
        case .broken(let problem): (code, message) = (.unrecognizedFormat, problem)
        case .alreadyRegistered(let name): (code, message) = (.alreadyRegistered, "\(name) is registered already.")
        case .notRegistered(let name): (code, message) = (.notRegistered, "\(name) is not registered.")
        }
        if code == .fileNotFound || code == .unrecognizedFormat {
            DeveloperNotes.report(
                .fontFallback, message, remedy: "Give the place of a TrueType or OpenType file.", saysPlace: false)
        }
        let failure = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: message])
        error?.pointee = Unmanaged.passRetained(failure)
        return false
    }
}
