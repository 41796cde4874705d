// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhotosUI
import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineDisplay

@Suite("Picker controllers of UIKit")
struct PickerControllerTests {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

    private func photo(_ name: String, _ data: Data = png) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    @Test("a photo picker in a sheet hands its delegate the photo, and the sheet ends", arguments: [true, false])
    func pickers(isNew: Bool) async throws {
        let url = try photo("me.png")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let host = TestHost(Profile(isNew: isNew))
        try host.find(label: "Change").tap()
        #expect(host.contains(label: "Choose Photos"), "\(host.labels)")
        try host.find(role: .button, label: "Browse").choose(files: [url])
        await host.waitUntilIdle()
        #expect(host.contains(label: "1 × 1") && !host.contains(label: "Choose Photos"), "\(host.labels)")
        try host.find(label: "Change").tap()
        try host.find(role: .button, label: "Cancel").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "1 × 1") && !host.contains(label: "Choose Photos"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test("a video is a file, what is damaged is cancelled, and there is no camera")
    func imagePicker() async throws {
        let picker = UIImagePickerController()
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        let delegate = Told()
        picker.delegate = delegate
        picker.mediaTypes = [UTType.movie.identifier]
        let host = TestHost(Controlled(controller: picker))
        let movie = try photo("a.mov", Data("movie".utf8))
        defer { try? FileManager.default.removeItem(at: movie.deletingLastPathComponent()) }
        try host.find(role: .button, label: "Browse").choose(files: [movie])
        await host.waitUntilIdle()
        #expect(delegate.words == ["com.apple.quicktime-movie a.mov"])
        let bad = try photo("b.png", Data("<script>".utf8))
        defer { try? FileManager.default.removeItem(at: bad.deletingLastPathComponent()) }
        try host.find(role: .button, label: "Browse").choose(files: [bad])
        await host.waitUntilIdle()
        #expect(delegate.words == ["com.apple.quicktime-movie a.mov", "cancelled"])
    }

    @Test("an activity controller shares texts, saves files and images, and tells that it was closed")
    func activities() async throws {
        let url = try photo("Menu.txt", Data("soup".utf8))
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let image = try #require(UIImage(data: Self.png))
        let controller = UIActivityViewController(
            activityItems: ["Hello", URL(string: "https://example.org")!, url, image], applicationActivities: nil)
        var closed = 0
        controller.completionWithItemsHandler = { _, isDone, _, _ in closed += isDone ? 1 : 0 }
        let host = TestHost(Presenting(controller: controller))
        try host.find(label: "Share it").tap()
        #expect(host.contains(label: "Hello") && host.contains(label: "Menu.txt"), "\(host.labels)")
        let links = host.scene.display.elements().all { if case .link = $0.role { true } else { false } }
        #expect(links.map(\.role) == [.link(href: "mailto:?body=Hello%0Ahttps%3A%2F%2Fexample.org")])
        for button in host.scene.display.elements().all(role: .button, label: "Share…") {
            host.scene.send(.tap, to: button.layerID)
            host.scene.flush()
        }
        await host.waitUntilIdle()
        let files = host.scene.graph.session.takeRequests().compactMap { request -> String? in
            guard case .download(let key) = request else { return nil }
            return host.scene.graph.session.files.download(key)?.name
        }
        #expect(files.sorted() == ["Image.png", "Menu.txt"])
        try host.find(role: .button, label: "Done").tap()
        #expect(closed == 1 && !host.contains(label: "Menu.txt"))
    }

    @Test("pickers are presented by the window's controller, and end", arguments: [true, false])
    func presented(isNew: Bool) async throws {
        final class Told: NSObject, PHPickerViewControllerDelegate, UIImagePickerControllerDelegate,
            UINavigationControllerDelegate
        {
            var count = 0
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                count += results.count
                picker.dismiss(animated: true)
            }
            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                count += info[.originalImage] is UIImage ? 1 : 0
                picker.dismiss(animated: true)
            }
        }
        let url = try photo("me.png")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let told = Told()
        let host = TestHost(
            Button("Change") {
                let root = UIApplication.shared.windows.first?.rootViewController
                if isNew {
                    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
                    picker.delegate = told
                    root?.present(picker, animated: true)
                } else {
                    let picker = UIImagePickerController()
                    picker.delegate = told
                    root?.present(picker, animated: true)
                }
            })
        try host.find(label: "Change").tap()
        try host.find(role: .button, label: "Browse").choose(files: [url])
        await host.waitUntilIdle()
        #expect(told.count == 1 && !host.contains(label: "Browse"), "\(host.labels)")
        try host.find(label: "Change").tap()
        try host.find(role: .button, label: "Cancel").tap()
        await host.waitUntilIdle()
        #expect(told.count == 1 && !host.contains(label: "Browse"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test("a controller of the app's own that nothing presents says so when it is dismissed")
    func dismissal() async {
        let host = TestHost(Button("End") { UIViewController().dismiss(animated: true) })
        try? host.find(label: "End").tap()
        await host.waitUntilIdle()
        #expect(host.diagnostics.contains { $0.contains("UIViewController.dismiss(animated:completion:)") })
    }
}

// MARK: - Fixtures, as tutorials write them

private struct ImagePicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: ImagePicker

        init(_ parent: ImagePicker) { self.parent = parent }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            if let image = info[.originalImage] as? UIImage { parent.image = image }
            parent.dismiss()
        }
    }
}

private struct PhotoPicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PhotoPicker

        init(_ parent: PhotoPicker) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else {
                return
            }
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                let image = image as? UIImage
                Task { @MainActor in self.parent.image = image }
            }
        }
    }
}

private struct Profile: View {
    let isNew: Bool
    @State private var image: UIImage?
    @State private var isPicking = false

    var body: some View {
        VStack {
            if let image { Text("\(Int(image.size.width)) × \(Int(image.size.height))") }
            Button("Change") { isPicking = true }
        }
        .sheet(isPresented: $isPicking) {
            if isNew { PhotoPicker(image: $image) } else { ImagePicker(image: $image) }
        }
    }
}

private struct Controlled<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller

    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}

private struct Presenting: View {
    let controller: UIActivityViewController
    @State private var isPresented = false

    var body: some View {
        Button("Share it") { isPresented = true }
            .sheet(isPresented: $isPresented) { Controlled(controller: controller) }
    }
}

private final class Told: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var words: [String] = []

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let url = info[.mediaURL] as? URL
        words.append("\(info[.mediaType] ?? "") \(url?.lastPathComponent ?? "")")
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { words.append("cancelled") }
}
