import { type Edit, inTurn, replaced, type Settings, written } from './edits.ts'

const splash = 'App/App/Assets.xcassets/Splash.imageset'
const icons = 'App/App/Assets.xcassets/AppIcon.appiconset'

export const removedFromIos: readonly string[] = [
  ...['', '-1', '-2'].map((copy) => `${splash}/splash-2732x2732${copy}.png`),
  `${icons}/AppIcon-512@2x.png`,
]

/** Pictures that `npm run native -- --draw` draws. */
export const iosOwn: readonly string[] = [
  `${icons}/icon.png`,
  `${splash}/splash.png`,
  `${splash}/splash-dark.png`,
]

const contents = (images: readonly object[]) =>
  `${JSON.stringify({ images, info: { author: 'xcode', version: 1 } }, null, 2)}\n`

const dark = { appearances: [{ appearance: 'luminosity', value: 'dark' }] }

const plistHead = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">`

/** Links to join open the app, where the server's file for Apple says that it is ours. */
const entitlements = `${plistHead}
<dict>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:$(LINK_HOST)</string>
	</array>
</dict>
</plist>
`

/** Kept by the server that people chose, under their account, for the product alone (docs/native.md). */
const collected = ['Name', 'EmailAddress', 'OtherUserContent', 'SensitiveInfo']

/** What Apple wants told of an app's use of data. */
const privacy = `${plistHead}
<dict>
	<key>NSPrivacyTracking</key>
	<false/>
	<key>NSPrivacyTrackingDomains</key>
	<array/>
	<key>NSPrivacyAccessedAPITypes</key>
	<array/>
	<key>NSPrivacyCollectedDataTypes</key>
	<array>${collected
    .map(
      (kind) => `
		<dict>
			<key>NSPrivacyCollectedDataType</key>
			<string>NSPrivacyCollectedDataType${kind}</string>
			<key>NSPrivacyCollectedDataTypeLinked</key>
			<true/>
			<key>NSPrivacyCollectedDataTypeTracking</key>
			<false/>
			<key>NSPrivacyCollectedDataTypePurposes</key>
			<array>
				<string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
			</array>
		</dict>`,
    )
    .join('')}
	</array>
</dict>
</plist>
`

const plistEntries = `	<key>ITSAppUsesNonExemptEncryption</key>
	<false/>
	<key>UIStatusBarStyle</key>
	<string>UIStatusBarStyleLightContent</string>
	<key>UIViewControllerBasedStatusBarAppearance</key>`

const privacyRef = 'D00A10611000000000000001'
const privacyFile = 'D00A10611000000000000002'
const entitlementsRef = 'D00A10611000000000000003'

const project = ({ version, versionNumber, linkHost }: Settings) =>
  inTurn(
    replaced(
      '/* End PBXBuildFile section */',
      `		${privacyFile} /* PrivacyInfo.xcprivacy in Resources */ = {isa = PBXBuildFile; fileRef = ${privacyRef} /* PrivacyInfo.xcprivacy */; };\n/* End PBXBuildFile section */`,
    ),
    replaced(
      '/* End PBXFileReference section */',
      `		${privacyRef} /* PrivacyInfo.xcprivacy */ = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };
		${entitlementsRef} /* App.entitlements */ = {isa = PBXFileReference; lastKnownFileType = text.plist.entitlements; path = App.entitlements; sourceTree = "<group>"; };\n/* End PBXFileReference section */`,
    ),
    replaced(
      '				504EC3131FED79650016851F /* Info.plist */,\n',
      `				504EC3131FED79650016851F /* Info.plist */,
				${privacyRef} /* PrivacyInfo.xcprivacy */,
				${entitlementsRef} /* App.entitlements */,\n`,
    ),
    replaced(
      '				504EC3121FED79650016851F /* LaunchScreen.storyboard in Resources */,\n',
      `				504EC3121FED79650016851F /* LaunchScreen.storyboard in Resources */,
				${privacyFile} /* PrivacyInfo.xcprivacy in Resources */,\n`,
    ),
    replaced(
      '				CODE_SIGN_STYLE = Automatic;\n',
      '				CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n				CODE_SIGN_STYLE = Automatic;\n',
    ),
    replaced(
      '				INFOPLIST_FILE = App/Info.plist;\n',
      `				INFOPLIST_FILE = App/Info.plist;\n				LINK_HOST = ${linkHost};\n`,
    ),
    replaced('MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${version};`),
    replaced('CURRENT_PROJECT_VERSION = 1;', `CURRENT_PROJECT_VERSION = ${versionNumber};`),
  )

const openLinks =
  '    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {'

const cover = `    /// Lies over the page while the system takes its picture for the app switcher.
    private let cover = UIView()

    func sceneWillResignActive(_ scene: UIScene) {
        guard let window = window else { return }
        cover.frame = window.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = .systemBackground
        window.addSubview(cover)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        cover.removeFromSuperview()
    }

`

export const iosEdits = (settings: Settings): Edit[] => [
  {
    path: 'App/App/Info.plist',
    edit: inTurn(
      replaced('	<key>UIViewControllerBasedStatusBarAppearance</key>', plistEntries),
      replaced('<string>armv7</string>', '<string>arm64</string>'),
    ),
  },
  { path: 'App/App/SceneDelegate.swift', edit: replaced(openLinks, `${cover}${openLinks}`) },
  { path: 'App/App/App.entitlements', edit: written(entitlements) },
  { path: 'App/App/PrivacyInfo.xcprivacy', edit: written(privacy) },
  { path: 'App/App.xcodeproj/project.pbxproj', edit: project(settings) },
  {
    path: `${icons}/Contents.json`,
    edit: written(
      contents([{ filename: 'icon.png', idiom: 'universal', platform: 'ios', size: '1024x1024' }]),
    ),
  },
  {
    path: `${splash}/Contents.json`,
    edit: written(
      contents([
        { idiom: 'universal', filename: 'splash.png' },
        { idiom: 'universal', filename: 'splash-dark.png', ...dark },
      ]),
    ),
  },
]
