// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import VitrineCore
import VitrineRemoteImages
import VitrineSDWebImage

/// What a view of an image was told.
struct WebImageSettings {
    var url: URL?
    var scale: CGFloat = 1
    var options: SDWebImageOptions = []
    var context: [SDWebImageContextOption: Any]?
    var data: Data?
    var actions = RemoteImageActions()
    var configurations: [(Image) -> Image] = []
    var placeholder: AnyView?
    var indicator: ((Bool) -> AnyView)?
    var onSuccess: [(UIImage, Data?, SDImageCacheType) -> Void] = []
    var onFailure: [(any Error) -> Void] = []
    var onProgress: [(Int, Int) -> Void] = []

    var request: RemoteImageRequest? {
        if let data {
            var request = RemoteImageRequest(source: RemoteImageSource(key: "data-\(data.hashValue)") { data })
            request.scale = Double(scale)
            return request
        }
        return options.request(url, context: context, scale: scale)
    }

    @ViewBuilder func indicator(for state: RemoteImageState) -> some View {
        if let indicator { indicator(state.isLoading) }
    }

    var allActions: RemoteImageActions {
        var actions = actions
        let settings = self
        actions.onSuccess = { loaded in
            let data = loaded.image.loadedImage?.data
            if !loaded.wasKept { settings.onProgress.forEach { $0(data?.count ?? 0, data?.count ?? 0) } }
            settings.onSuccess.forEach { $0(loaded.image, data, loaded.wasKept ? .memory : .none) }
        }
        actions.onFailure = { error in settings.onFailure.forEach { $0(error) } }
        return actions
    }
}

/// What both views of images have.
protocol WebImageView: View {
    nonisolated var settings: WebImageSettings { get set }
}

extension WebImageView {
    nonisolated func with(_ change: (inout WebImageSettings) -> Void) -> Self {
        var copy = self
        change(&copy.settings)
        return copy
    }
}
