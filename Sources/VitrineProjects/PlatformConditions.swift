// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The platform that `#if os(…)` is answered for.
package enum Platform: String, CaseIterable, Sendable {
    case iOS
    case macOS
    case visionOS
    case tvOS
    case watchOS
    /// No change: conditions are answered as the compiler does.
    case linux
}

/// Answers the conditions of compilation in a file as Apple's compiler does for a platform.
///
/// The compiler has no option for it. `os(…)` of the platform becomes `true`, of others, Linux among them, `false`;
/// `targetEnvironment(…)` becomes `false`. Everything else (`DEBUG`, `canImport`, `swift(>=6)`) is left to the compiler.
enum PlatformConditions {
    /// - Returns: The text with as many lines as before; the same text where it has no such condition.
    static func answered(_ text: String, for platform: Platform) -> String {
        guard platform != .linux, text.contains("#if") || text.contains("#elseif") else { return text }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices {
            guard lines[index].firstMatch(of: /^\s*#(if|elseif)\b/) != nil else { continue }
            lines[index] = lines[index]
                .replacing(/\bos\(\s*(\w+)\s*\)/) { String($0.1) == platform.rawValue ? "true" : "false" }
                .replacing(/\btargetEnvironment\(\s*\w+\s*\)/) { _ in "false" }
        }
        return lines.joined(separator: "\n")
    }
}
