// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ConfigurationTests {
    private static let yaml = """
        # Ours.
        profile: challenge
        features: [Features, "Screens"]   # where features are
        module-prefix: App
        folders:
          presentation: UI
          view-models: Models
        suffixes:
          contract: 'Protocol'
        exclude:
          - Generated
          - App/Legacy#1
        rules:
          textsAreLocalized: off
          viewHasPreview: warning
        baseline: lint-baseline.json
        """

    private static let json = """
        {"profile": "challenge", "features": ["Features", "Screens"], "module-prefix": "App",
         "folders": {"presentation": "UI", "view-models": "Models"}, "suffixes": {"contract": "Protocol"},
         "exclude": ["Generated", "App/Legacy#1"], "baseline": "lint-baseline.json",
         "rules": {"textsAreLocalized": "off", "viewHasPreview": "warning"}}
        """

    @Test
    func everyKeyIsRead() throws {
        let configuration = try Configuration(reading: Self.yaml, isJSON: false)
        #expect(configuration.profile == .challenge)
        #expect(configuration.naming.features == ["Features", "Screens"])
        #expect(configuration.naming.modulePrefix == "App")
        #expect(configuration.naming.presentation == "UI")
        #expect(configuration.naming.viewModels == "Models")
        #expect(configuration.naming.contract == "Protocol")
        #expect(configuration.exclude == ["Generated", "App/Legacy#1"])
        #expect(configuration.baseline == "lint-baseline.json")
        #expect(configuration.severity(of: TextsAreLocalized()) == .off)
        #expect(configuration.severity(of: ViewHasPreview()) == .warning)
        #expect(configuration.severity(of: ViewModelIsFinalClass()) == .error)
        #expect(configuration.severity(of: LinksArePlain()) == .off)
    }

    @Test
    func yamlAndJSONMeanTheSame() throws {
        let yaml = try Configuration(reading: Self.yaml, isJSON: false)
        #expect(try Configuration(reading: Self.json, isJSON: true) == yaml)
        #expect(try Configuration(reading: "# nothing\n", isJSON: false) == Configuration())
    }

    @Test(arguments: [
        ("profil: plain", "profil is not a key of the configuration"),
        ("profile: grand", "there is no profile grand; there are challenge, neva, user-directory, plain"),
        ("folders:\n  view: Views", "folders.view is not a key of the configuration"),
        ("rules:\n  viewIsRed: off", "there is no rule viewIsRed"),
        ("rules:\n  viewHasPreview: loud", "the severity of viewHasPreview is error, warning or off"),
        ("rules: [viewHasPreview]", "rules should have entries"),
        ("profile: [plain]", "profile should be one word"),
        ("profile: plain\nprofile: neva", "line 2: profile is there twice"),
        ("profile", "line 1: an entry reads `key: value`"),
        ("profile:", "line 1: profile has no value"),
        ("profile: plain\n  features: A", "line 2: this is indented unlike the above"),
        ("rules:\n\tviewHasPreview: off", "line 2: YAML is indented with spaces"),
        ("features: [A", "line 1: the list has no end here"),
        ("baseline: |", "line 1: | is no YAML that is read here"),
    ])
    func mistakesAreNamed(text: String, reason: String) {
        #expect { try Configuration(reading: text, isJSON: false) } throws: { "\($0)" == reason }
    }

    @Test(arguments: [
        ("{", "this is not JSON"),
        ("{\"baseline\": 1}", "a configuration holds texts, lists of texts and entries, not 1"),
    ])
    func mistakesInJSONAreNamed(text: String, reason: String) {
        #expect { try Configuration(reading: text, isJSON: true) } throws: { "\($0)" == reason }
    }
}
