// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Helpers as teams write them around SnapshotTesting.
struct SnapshotWrapperSnippets {
    private func hosted<V: View>(_ view: V, size: CGSize) -> UIViewController {
        let controller = UIHostingController(rootView: view)
        controller.overrideUserInterfaceStyle = .light
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        return controller
    }

    private func failure<Value, Format>(_ value: Value, as strategy: Snapshotting<Value, Format>, in folder: URL)
        -> String?
    {
        verifySnapshot(of: value, as: strategy, named: "picture", record: .missing, snapshotDirectory: folder.path)
    }

    @Test func controllersViewsAndPicturesAreRecordedAndCompared() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let size = CGSize(width: 80, height: 40)
        let red = hosted(Color.red, size: size)
        let blue = hosted(Color.blue, size: size)

        #expect(failure(red, as: .image(on: .iPhone13), in: folder)?.contains("recorded") == true)
        #expect(failure(red, as: .image(on: .iPhone13), in: folder) == nil)
        #expect(failure(blue, as: .image(on: .iPhone13), in: folder) != nil)
        #expect(failure(red, as: .image(size: size), in: folder) != nil)
    }

    @Test func aPictureOfAWindowIsTheViewsOwn() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let size = CGSize(width: 80, height: 40)
        let controller = hosted(Color.red, size: size)
        let renderer = UIGraphicsImageRenderer(size: size)
        let picture = renderer.image { _ in
            controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
        CATransaction.flush()
        #expect(failure(picture, as: .image, in: folder) != nil)
        #expect(failure(controller, as: .image(size: size), in: folder) == nil)
        let view: UIView = controller.view
        #expect(failure(view, as: .image, in: folder) == nil)
    }
}
