// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which scenes have a stored image, so that one that `ServedImages` has dropped is found without asking every scene.
///
/// Constant time for an image; forgetting a scene is linear in the images that it has named.
@MainActor struct ImageHolders {
    private struct Holder {
        weak var scene: (any LiveScene)?
    }

    private var scenes: [ObjectIdentifier: Holder] = [:]
    private var named: [ObjectIdentifier: Set<String>] = [:]
    private var holders: [String: Set<ObjectIdentifier>] = [:]

    mutating func note(_ hash: String, of scene: any LiveScene) {
        let name = ObjectIdentifier(scene)
        guard named[name, default: []].insert(hash).inserted else { return }
        scenes[name] = Holder(scene: scene)
        holders[hash, default: []].insert(name)
    }

    /// Returns a scene that has named the image.
    func scene(with hash: String) -> (any LiveScene)? {
        holders[hash]?.first.flatMap { scenes[$0]?.scene }
    }

    /// Forgets a scene that ends.
    mutating func forget(_ scene: any LiveScene) {
        let name = ObjectIdentifier(scene)
        scenes[name] = nil
        for hash in named.removeValue(forKey: name) ?? [] {
            holders[hash]?.remove(name)
            if holders[hash]?.isEmpty == true { holders[hash] = nil }
        }
    }
}
