// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// A scene that was mounted for a page, until the page's socket adopts it.
struct WaitingScene {
    var scene: any LiveScene
    /// The time zone that the scene began in.
    var zone: TimeZone
    var client: ClientState
    var epoch: String
    var path: String
    var title: String
    var visitor: String
    var group: PeerGroup
    var expires: Duration
}

/// The scenes that wait for their page's socket, by the page's token.
///
/// Where there is room for no more, the oldest one of the group that has the most gives way: a group that asks for many
/// pages displaces its own, and others always get in. Every operation but `removeAll` takes constant time.
struct WaitingScenes {
    private var scenes = AgeDictionary<String, WaitingScene>()
    /// The tokens of each group, oldest first.
    private var groups: [PeerGroup: AgeDictionary<String, String>] = [:]
    /// The groups that have so many scenes; the first element stays empty.
    private var bySize: [AgeDictionary<PeerGroup, PeerGroup>] = [AgeDictionary()]

    var count: Int { scenes.count }
    var steps: Int { scenes.steps + bySize.reduce(0) { $0 + $1.steps } }

    func count(of group: PeerGroup) -> Int { groups[group]?.count ?? 0 }

    mutating func add(_ scene: WaitingScene, token: String) {
        scenes.append(scene, for: token)
        change(scene.group) { $0.append(token, for: token) }
    }

    mutating func take(_ token: String) -> WaitingScene? {
        guard let scene = scenes.remove(token) else { return nil }
        change(scene.group) { $0.remove(token) }
        return scene
    }

    /// Takes the oldest scene of a group.
    mutating func takeOldest(of group: PeerGroup) -> WaitingScene? {
        groups[group]?.first.flatMap { take($0) }
    }

    /// Takes the oldest scene of the group that has the most; among equals of the group that has had so many for longest.
    mutating func takeOldestOfLargest() -> WaitingScene? {
        bySize.last?.first.flatMap { takeOldest(of: $0) }
    }

    /// Takes a scene whose time is over. All of them wait equally long, so the oldest is the first to go.
    mutating func takeExpired(_ now: Duration) -> WaitingScene? {
        guard let oldest = scenes.first, oldest.expires < now else { return nil }
        return takeOldestOfAll()
    }

    private mutating func takeOldestOfAll() -> WaitingScene? {
        guard let scene = scenes.popFirst() else { return nil }
        change(scene.group) { _ = $0.popFirst() }
        return scene
    }

    /// Takes all scenes of a visitor. Costs time in proportion to the scenes.
    mutating func takeAll(of visitor: String) -> [WaitingScene] {
        let tokens = groups.values.flatMap(\.all).filter { scenes[$0]?.visitor == visitor }
        return tokens.compactMap { take($0) }
    }

    /// Takes all of them.
    mutating func removeAll() -> [WaitingScene] {
        defer { self = WaitingScenes() }
        return scenes.all
    }

    private mutating func change(_ group: PeerGroup, _ body: (inout AgeDictionary<String, String>) -> Void) {
        var tokens = groups[group] ?? AgeDictionary()
        let before = tokens.count
        // Not twice in memory while it is changed.
        groups[group] = nil
        body(&tokens)
        groups[group] = tokens.isEmpty ? nil : tokens
        if before > 0 { bySize[before].remove(group) }
        if tokens.count == bySize.count { bySize.append(AgeDictionary()) }
        if tokens.count > 0 { bySize[tokens.count].append(group, for: group) }
        while bySize.count > 1, bySize[bySize.count - 1].isEmpty { bySize.removeLast() }
    }
}
