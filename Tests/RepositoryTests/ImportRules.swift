// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which module may import which: section "The rings" of Documentation/Architecture.md as data.
///
/// A module sees what its row names and everything beneath that (who may import VitrineWeb also meets VitrineCore's types
/// in its signatures), so only the topmost modules are listed. Modules that are not ours are listed one by one.
struct ImportRules {
    /// One row of the table.
    struct Row {
        let ring: Int
        let ours: Set<String>
        let others: Set<String>
        /// Prefixes of families whose modules are too many to list.
        let families: [String]

        init(ring: Int, ours: Set<String> = [], others: Set<String> = [], families: [String] = []) {
            self.ring = ring
            self.ours = ours
            self.others = others
            self.families = families
        }
    }

    let rows: [String: Row]

    /// Part of the language, with no door to the outside.
    private static let language: Set = ["Swift", "Synchronization"]

    /// The engine's own table.
    static let engine = ImportRules(rows: [
        "CCrypto": Row(ring: 1),
        // OpenSSL's digests, which those above do not see with it.
        "VitrineBase": Row(ring: 1, others: ["CCrypto", "Foundation"]),
        "VitrineCensus": Row(ring: 1),
        "VitrineLayout": Row(ring: 1, ours: ["VitrineBase", "VitrineCensus"], others: ["Foundation"]),
        "VitrineDisplay": Row(ring: 1, ours: ["VitrineBase", "VitrineCensus"], others: ["Foundation"]),
        // What apps import as os and as OSLog; a module has one alias.
        "VitrineLog": Row(ring: 3, others: ["Foundation"]),
        "VitrineProjects": Row(
            ring: 3, ours: ["VitrineBase"], others: ["Foundation", "Glibc", "SwiftParser", "SwiftSyntax"]),
        "VitrineRemoteImages": Row(ring: 3, ours: ["SwiftUI"], others: ["Foundation"]),
        "VitrineKingfisher": Row(ring: 3, ours: ["VitrineRemoteImages"], others: ["Foundation"]),
        "VitrineNuke": Row(ring: 3, ours: ["VitrineRemoteImages"], others: ["Foundation"]),
        "VitrineNukeUI": Row(ring: 3, ours: ["VitrineNuke"], others: ["Foundation"]),
        "VitrineSDWebImage": Row(ring: 3, ours: ["VitrineRemoteImages"], others: ["Foundation"]),
        "VitrineSDWebImageSwiftUI": Row(ring: 3, ours: ["VitrineSDWebImage"], others: ["Foundation"]),
        "VitrineLottie": Row(ring: 3, ours: ["SwiftUI"], others: ["Foundation"]),
        "VitrineSwiftUIIntrospect": Row(ring: 3, ours: ["SwiftUI"]),
        "VitrineIntrospect": Row(ring: 3, ours: ["VitrineSwiftUIIntrospect"]),
        "VitrineLint": Row(ring: 3, others: ["Dispatch", "Foundation", "SwiftParser", "SwiftSyntax"]),
        "VitrineDevelopment": Row(
            ring: 3, ours: ["VitrineProjects", "VitrineWorkers", "VitrineBase"], others: ["Foundation", "Glibc"]),
        "VitrineTemplates": Row(ring: 3, others: ["Foundation"], families: ["SwiftSyntax", "SwiftParser"]),
        "vitrine": Row(
            ring: 3, ours: ["VitrineDevelopment", "VitrineProjects", "VitrineTemplates", "VitrineLint", "VitrineBase"],
            others: ["ArgumentParser", "Foundation", "Glibc"]),
        "VitrineAssetSymbols": Row(ring: 3, others: ["Foundation"]),
        "VitrineUIKit": Row(ring: 3, ours: ["SwiftUI"]),
        "_Testing_UIKit": Row(ring: 3),
        "VitrineCoreGraphics": Row(ring: 3, ours: ["SwiftUI"], others: ["Foundation"]),
        "_Testing_CoreGraphics": Row(ring: 3),
        "VitrineAccessibility": Row(ring: 3, ours: ["SwiftUI"], others: ["Foundation"]),
        "VitrineCoreText": Row(ring: 3, ours: ["SwiftUI"], others: ["Foundation"]),
        "VitrineSwiftUICore": Row(ring: 3, ours: ["SwiftUI"]),
        "VitrinePlaygrounds": Row(ring: 3, ours: ["VitrineMacros"]),
        "VitrineSwiftData": Row(
            ring: 3, ours: ["VitrineCore", "VitrineMacros"], others: ["Foundation", "GRDB", "Observation"]),
        "VitrineSecurity": Row(
            ring: 3, ours: ["VitrineCore", "VitrineBase"], others: ["Foundation", "Glibc", "Synchronization"]),
        "VitrineLocalAuthentication": Row(ring: 3, others: ["Foundation"]),
        "VitrineCryptoKit": Row(ring: 3, others: ["Crypto"]),
        "VitrinePhotosUI": Row(
            ring: 3, ours: ["VitrineComponents", "VitrineCore", "VitrineDisplay"], others: ["Foundation"]),
        "VitrineAVFoundation": Row(
            ring: 3, ours: ["VitrineComponents", "VitrineCore", "VitrineDisplay"],
            others: ["Foundation", "Observation", "Synchronization"]),
        "VitrineAVKit": Row(
            ring: 3, ours: ["VitrineAVFoundation", "VitrineComponents", "VitrineCore", "VitrineDisplay"],
            others: ["Foundation"]),
        "VitrineCoreLocation": Row(
            ring: 3, ours: ["VitrineCore", "VitrineDisplay", "VitrineBase"], others: ["Foundation", "Synchronization"]),
        "VitrineAuthenticationServices": Row(
            ring: 3, ours: ["VitrineComponents", "VitrineCore"], others: ["Foundation"]),
        "VitrineMessageUI": Row(ring: 3, ours: ["VitrineComponents", "VitrineCore"], others: ["Foundation"]),
        "VitrineSafariServices": Row(
            ring: 3, ours: ["VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineBase"], others: ["Foundation"]
        ),
        "VitrineStoreKit": Row(ring: 3, ours: ["VitrineComponents", "VitrineCore"], others: ["Foundation"]),
        "VitrineUserNotifications": Row(
            ring: 3, ours: ["VitrineCore", "VitrineDisplay", "VitrineBase"], others: ["Foundation", "Synchronization"]),
        "VitrineWebKit": Row(
            ring: 3, ours: ["VitrineComponents", "VitrineCore", "VitrineDisplay", "VitrineBase"],
            others: ["Foundation", "FoundationNetworking", "Observation"]),
        "VitrineUniformTypeIdentifiers": Row(ring: 3, ours: ["VitrineComponents"]),
        "VitrineCoreTransferable": Row(ring: 3, ours: ["VitrineComponents"]),
        "COS": Row(ring: 3),
        "VitrineOS": Row(ring: 3, ours: ["VitrineLog"]),
        // Dispatch for one question only: whether the caller runs on the main queue, which need not be the main thread.
        // _FoundationICU, a part of Foundation, for the plural rules that it keeps to itself.
        "VitrineCore": Row(
            ring: 1,
            ours: ["VitrineLayout", "VitrineDisplay"],
            others: ["Foundation", "Observation", "Dispatch", "_FoundationICU"]
        ),
        "VitrineComponents": Row(ring: 1, ours: ["VitrineCore"], others: ["Foundation", "Observation"]),

        "CPangoCairo": Row(ring: 2),
        "CPNG": Row(ring: 2),
        "CJPEG": Row(ring: 2),
        "VitrineText": Row(ring: 2, ours: ["VitrineLayout", "CPangoCairo"], others: ["Foundation"]),
        "VitrineRaster": Row(
            ring: 2,
            ours: ["VitrineDisplay", "VitrineText", "CPangoCairo", "CPNG", "CJPEG"],
            others: ["Foundation"]
        ),
        "CZlib": Row(ring: 2),
        "CCurl": Row(ring: 3),
        "CCrashReport": Row(ring: 3),
        "CMalloc": Row(ring: 3),
        "VitrineWeb": Row(
            ring: 2, ours: ["VitrineCore", "CCrypto", "CZlib"], others: ["Foundation", "Observation"]),

        "SwiftUI": Row(
            ring: 3,
            ours: ["VitrineComponents", "VitrineCombine", "VitrineMacros", "VitrineSnapshots", "CFoundationStrings"],
            others: ["Foundation", "FoundationNetworking", "Observation"]
        ),
        "CFoundationStrings": Row(ring: 3),
        "VitrineLaunch": Row(
            ring: 3,
            ours: [
                "VitrineRoute", "VitrineSnapshots", "VitrineServer", "VitrineGallery", "VitrineFleet", "VitrineWorkers",
                "VitrineStore", "VitrineTesting",
            ],
            others: ["Foundation", "FoundationNetworking", "ArgumentParser"]
        ),
        "VitrineRoute": Row(ring: 3),
        "VitrineBroadcast": Row(ring: 3, others: ["Foundation"]),
        "VitrineCombine": Row(ring: 3, ours: ["VitrineCore"], others: ["Foundation"], families: ["OpenCombine"]),
        "VitrineImplicit": Row(
            ring: 3,
            ours: ["VitrineComponents", "VitrineCore", "VitrineCombine", "VitrineSecurity"],
            others: ["Foundation", "FoundationNetworking", "Observation"]
        ),
        "VitrineMacroExpansion": Row(ring: 3, others: ["Foundation", "SwiftDiagnostics"], families: ["SwiftSyntax"]),
        "VitrineMacros": Row(
            ring: 3, ours: ["VitrineMacroExpansion"], families: ["SwiftSyntax", "SwiftCompilerPlugin"]),
        "VitrineSnapshots": Row(
            ring: 3,
            ours: ["VitrineComponents", "VitrineRaster", "VitrineText", "VitrineWorkers"],
            others: ["Foundation", "FoundationNetworking"]
        ),
        "VitrineServer": Row(
            ring: 3,
            ours: ["VitrineStore", "VitrineWeb", "VitrineText", "CCurl", "CCrashReport", "CMalloc"],
            others: [
                "Foundation", "FoundationNetworking", "Observation", "Glibc", "Musl", "Darwin", "CoreMetrics",
                "Logging", "ServiceLifecycle", "UnixSignals", "HTTPTypes",
            ],
            families: ["Hummingbird", "NIO"]
        ),
        "VitrineStore": Row(
            ring: 3, ours: ["VitrineBroadcast", "VitrineWeb"], others: ["Foundation"], families: ["NIO"]),
        "VitrineWorkers": Row(ring: 3, others: ["Foundation"]),
        "VitrineFleet": Row(
            ring: 3, ours: ["VitrineBroadcast", "VitrineWeb", "VitrineWorkers"], others: ["Foundation"]),
        "VitrineGallery": Row(
            ring: 3,
            ours: ["VitrineWeb", "VitrineSnapshots", "VitrineFleet", "VitrineWorkers"],
            others: ["Foundation"]
        ),
        "VitrineTesting": Row(
            ring: 3,
            ours: ["VitrineComponents"],
            others: ["Foundation"]
        ),
        "SnapshotTesting": Row(
            ring: 3,
            ours: ["SwiftUI", "VitrineSnapshots", "VitrineTesting"],
            others: ["Foundation", "Dispatch", "Testing", "XCTest"]
        ),
    ])

    /// The modules of ours that a module may import: those of its row and all beneath them.
    func reachable(from module: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = Array(rows[module]?.ours ?? [])
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += rows[next]?.ours ?? []
        }
        return found
    }

    /// Whether a module may import another.
    func allows(_ module: String, importing imported: String) -> Bool {
        guard let row = rows[module] else { return false }
        return imported == module || reachable(from: module).contains(imported) || row.others.contains(imported)
            || Self.language.contains(imported) || row.families.contains { imported.hasPrefix($0) }
    }

    /// What a file of a module does wrong, one sentence per import.
    func violations(module: String, path: String, text: String) -> [String] {
        guard let row = rows[module] else { return ["\(path): module \(module) is not in ImportRules"] }
        return SwiftSource(text).imports.filter { !allows(module, importing: $0) }.map {
            "\(path): \(module) (ring \(row.ring)) must not import \($0)"
        }
    }

    /// Mistakes of the table itself: unknown names, arrows that point outwards, circles.
    var inconsistencies: [String] {
        rows.sorted { $0.key < $1.key }.flatMap { name, row in
            row.ours.sorted().compactMap { dependency in
                guard let other = rows[dependency] else { return "\(name) names the unknown module \(dependency)" }
                if other.ring > row.ring { return "\(name) (ring \(row.ring)) points outwards to \(dependency)" }
                return reachable(from: dependency).contains(name) ? "\(name) and \(dependency) form a circle" : nil
            }
        }
    }
}
