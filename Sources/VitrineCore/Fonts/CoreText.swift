// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineLayout

// What apps call to bring their own fonts along. Foundation's types stand in for CoreFoundation's, which are bridged to
// them on Apple's systems, so that `url as CFURL` compiles.

/// A URL, as C functions take it.
public typealias CFURL = URL
/// Bytes, as C functions take them.
public typealias CFData = Data
/// A string, as C functions take it.
public typealias CFString = String
/// An error, as C functions give it.
public typealias CFError = NSError

/// The words that describe an error.
nonisolated public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription }

/// How far a font that an app registers can be seen.
///
/// - Support: works: fonts are the process's, whatever is asked for.
public struct CTFontManagerScope: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none = CTFontManagerScope(rawValue: 0)
    public static let process = CTFontManagerScope(rawValue: 1)
    public static let user = CTFontManagerScope(rawValue: 2)
    public static let session = CTFontManagerScope(rawValue: 3)
    public static let persistent = CTFontManagerScope(rawValue: 2)
}

/// What can go wrong when a font is registered.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105
    case notRegistered = 201
}

/// Bytes that a font is read from.
nonisolated public final class CGDataProvider: Sendable {
    let data: Data

    /// The bytes of a file; `nil` where there is none.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// Bytes that are there.
    public init?(data: CFData) {
        self.data = data
    }
}

/// A font, read from a file.
nonisolated public final class CGFont: Sendable {
    let data: Data
    let font: RegisteredFont

    /// The first font in the bytes; `nil` where they are none.
    public init?(_ provider: CGDataProvider) {
        guard let face = try? FontTables.faces(of: provider.data).first else { return nil }
        data = face.file
        font = RegisteredFont(face)
    }

    /// Stands for the bytes where files have their places.
    var source: URL { URL(fileURLWithPath: "/dev/null/\(font.identifier)") }

    /// The name that `Font.custom(_:size:)` takes.
    public var postScriptName: CFString? { font.postScriptName }

    /// The name that people read.
    public var fullName: CFString? { font.fullName }
}

/// Makes the fonts of a file known by their names to all of the app.
///
/// - Returns: Whether they are registered now; where not, `error` says why.
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

/// Takes the fonts of a file out again.
@discardableResult
nonisolated public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if FontRegistry.shared.unregister(source: fontURL) { return true }
    return FontFailure.notRegistered(fontURL.lastPathComponent).tell(error)
}

/// Makes a font known by its names to all of the app.
///
/// - Returns: Whether it is registered now; where not, `error` says why.
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

/// Takes a font out again.
@discardableResult
nonisolated public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if FontRegistry.shared.unregister(source: font.source) { return true }
    return FontFailure.notRegistered(font.font.postScriptName).tell(error)
}

/// Why nothing was registered, as CoreText numbers it.
nonisolated private enum FontFailure {
    case missing(String)
    case broken(String)
    case alreadyRegistered(String)
    case notRegistered(String)

    /// Hands the error over and answers `false`; the developer is told of what no caller looks at on a good day.
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
