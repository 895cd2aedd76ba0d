import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { androidEdits } from './android.ts'
import { readSettings, replaced } from './edits.ts'
import { readMark } from './mark.ts'
import { capacitor, picturesOf, platforms, prepareApart } from './projects.ts'

const root = join(import.meta.dirname, '../..')
const config = JSON.parse(readFileSync(join(root, 'capacitor.config.json'), 'utf8'))
const kept = (path: string) => readFileSync(join(root, 'native', path), 'utf8')
const manifest = kept('android/app/src/main/AndroidManifest.xml')
const plist = kept('ios/App/App/Info.plist')
const privacy = kept('ios/App/App/PrivacyInfo.xcprivacy')

const keptFiles = execFileSync('git', ['ls-files', 'native'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
/** Capacitor runs as a process of its own, some times. */
const slowMs = 120_000
const differentIn = (folder: string) =>
  keptFiles.filter(
    (path) => !readFileSync(join(root, path)).equals(readFileSync(join(folder, path))),
  )

describe('what the command makes is what is kept', () => {
  const apart = mkdtempSync(join(tmpdir(), 'duologue-native-'))
  let said = ''
  // The command itself, in a clone that has lost its projects but for what is drawn.
  beforeAll(async () => {
    const parts = ['package.json', 'capacitor.config.json', 'vite.config.ts', 'tsconfig.base.json']
    for (const part of [...parts, 'contract', 'scripts', 'web']) {
      cpSync(join(root, part), join(apart, part), { recursive: true })
    }
    for (const picture of platforms.flatMap(picturesOf)) {
      cpSync(picture, join(apart, picture.slice(root.length)))
    }
    symlinkSync(join(root, 'node_modules'), join(apart, 'node_modules'), 'dir')
    mkdirSync(join(apart, 'dist'))
    const command = [join(apart, 'scripts/native/native.ts')]
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: apart })
    said = stdout
  }, slowMs)
  afterAll(() => rmSync(apart, { recursive: true }))

  test('and it says so', () => {
    expect(said).toMatch(/Made native\/ios\.\nMade native\/android\.\nBoth projects have/)
    const page = readFileSync(join(apart, 'native/ios/App/App/public/index.html'), 'utf8')
    expect(page).toMatch(/Content-Security-Policy[^>]+default-src/)
    expect(readdirSync(join(apart, 'dist'))).toEqual(['native'])
  })

  test('file by file', () => {
    expect(keptFiles.length).toBeGreaterThan(50)
    expect(differentIn(apart)).toEqual([])
  })

  test('and it makes nothing besides but what git is told to ignore', () => {
    const made = readdirSync(join(apart, 'native'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(apart.length + 1))
    const others = made.filter((path) => !keptFiles.includes(path))
    const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
      cwd: root,
      input: others.join('\n'),
      encoding: 'utf8',
    })
    expect(others.filter((path) => !ignored.split('\n').includes(path))).toEqual([])
  })

  test('a template that changed is told of', () => {
    expect(() => replaced('armv7', 'arm64')('<string>arm64</string>')).toThrow('armv7')
  })
})

describe('`cap sync` on the projects as they are kept', () => {
  const apart = mkdtempSync(join(tmpdir(), 'duologue-sync-'))
  beforeAll(() => {
    prepareApart(apart)
    for (const path of keptFiles) {
      cpSync(join(root, path), join(apart, path))
    }
    capacitor(apart, ['sync'])
  }, slowMs)
  afterAll(() => rmSync(apart, { recursive: true }))

  test('brings the pages and the configuration into both', () => {
    for (const assets of ['ios/App/App', 'android/app/src/main/assets']) {
      const folder = join(apart, 'native', assets)
      const page = readFileSync(join(folder, 'public/index.html'), 'utf8')
      expect(page).toBe(readFileSync(join(apart, 'dist/native/index.html'), 'utf8'))
      const synced = JSON.parse(readFileSync(join(folder, 'capacitor.config.json'), 'utf8'))
      expect([synced.appId, synced.plugins.StatusBar]).toEqual([
        config.appId,
        config.plugins.StatusBar,
      ])
    }
  })

  test('and changes nothing that is kept: every plugin is in it already', () => {
    expect(differentIn(apart)).toEqual([])
  })
})

test('the status bar is teal on both, with light signs on it', () => {
  expect(config.plugins.StatusBar).toEqual({
    overlaysWebView: false,
    style: 'DARK',
    backgroundColor: '#009688',
  })
  expect(plist).toMatch(/<key>UIViewControllerBasedStatusBarAppearance<\/key>\s*<true\/>/)
  expect(kept('android/app/src/main/res/values/colors.xml')).toContain(
    '<color name="colorPrimary">#009688</color>',
  )
})

test('Android is asked for four permissions, each with its reason, and for no alarm to the minute', () => {
  const asked = [...manifest.matchAll(/(?:<!-- ([^>]+) -->\s+)?<uses-permission ([^>]+)\/>/g)]
  const named = (text: string) => text.match(/android\.permission\.(\w+)/)?.[1]
  const granted = asked.filter(([, , what = '']) => !what.includes('remove'))
  expect(granted.map(([, , what = '']) => named(what))).toEqual([
    'INTERNET',
    'POST_NOTIFICATIONS',
    'VIBRATE',
    'RECEIVE_BOOT_COMPLETED',
  ])
  expect(asked.every(([, why = '']) => why.length > 20)).toBe(true)
  expect(manifest).toMatch(/SCHEDULE_EXACT_ALARM" tools:node="remove"/)
})

test('nothing of the app goes into a backup, in the clear over the air, or into the log', () => {
  expect(manifest).toContain('android:allowBackup="false"')
  expect(manifest).toContain('android:usesCleartextTraffic="false"')
  expect(kept('android/app/src/main/res/xml/data_extraction_rules.xml')).toContain(
    '<exclude domain="sharedpref" path="." />',
  )
  expect(plist).not.toContain('NSAllowsArbitraryLoads')
  expect(config.loggingBehavior).toBe('none')
})

test('the list of open apps shows no picture of what people wrote', () => {
  const activity = kept('android/app/src/main/java/app/duologue/MainActivity.java')
  expect(activity).toContain('setRecentsScreenshotEnabled(false)')
  expect(activity).toContain('FLAG_SECURE')
  const scene = kept('ios/App/App/SceneDelegate.swift')
  expect(scene).toMatch(/sceneWillResignActive[^}]+\}[^}]+window\.addSubview\(cover\)/)
  expect(scene).toMatch(/sceneDidBecomeActive[^}]+cover\.removeFromSuperview\(\)/)
})

test('no scheme of its own opens the app: such a link would name no server', () => {
  expect(manifest).not.toContain('custom_url_scheme')
  expect(plist).not.toContain('CFBundleURLSchemes')
})

test('links to join open the app on both', () => {
  expect(manifest).toContain('android:autoVerify="true"')
  expect(manifest).toContain('android:pathPrefix="/join"')
  expect(kept('ios/App/App/App.entitlements')).toContain('applinks:$(LINK_HOST)')
  const project = kept('ios/App/App.xcodeproj/project.pbxproj')
  expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2)
  expect(project.match(/LINK_HOST = \S+;/g)).toHaveLength(2)
})

describe('a server that a build offers first', () => {
  const settingsFor = (server: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'duologue-server-'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }))
    const own = { ...config, plugins: { ...config.plugins, Duologue: { server } } }
    writeFileSync(join(folder, 'capacitor.config.json'), JSON.stringify(own))
    const settings = readSettings(folder)
    rmSync(folder, { recursive: true })
    return settings
  }
  /** What the edits look for in Capacitor's manifest. */
  const template = `<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <application android:allowBackup="true">
        <activity android:launchMode="singleTask">
        </activity>
    </application>
    <uses-permission android:name="android.permission.INTERNET" />
</manifest>`
  const linksFor = (server: string) =>
    androidEdits(settingsFor(server))
      .find(({ path }) => path.endsWith('AndroidManifest.xml'))
      ?.edit(template)
      .match(/<data [^>]+>/g)

  test.each([
    ['https://us.example.org', 'us.example.org', '', ''],
    ['https://us.example.org:8443', 'us.example.org', '8443', ' android:port="8443"'],
    ['', 'duologue.invalid', '', ''],
  ])('%s opens the app by its links', (server, linkHost, linkPort, port) => {
    expect(settingsFor(server)).toMatchObject({ linkHost, linkPort, versionNumber: 10_203 })
    expect(linksFor(server)).toEqual([
      '<data android:scheme="https" />',
      `<data android:host="@string/link_host"${port} />`,
      '<data android:pathPrefix="/join" />',
    ])
  })
})

test("Apple's privacy manifest is part of the app, and says that nobody is followed", () => {
  expect(kept('ios/App/App.xcodeproj/project.pbxproj')).toContain(
    'PrivacyInfo.xcprivacy in Resources */,',
  )
  expect(privacy).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/)
  expect(privacy.match(/DataTypeTracking<\/key>\s*<false\/>/g)).toHaveLength(
    [...privacy.matchAll(/<key>NSPrivacyCollectedDataType<\/key>/g)].length,
  )
})

/** Width, height and colour type of a PNG: 2 has no way to be transparent, 6 has. */
const png = (path: string) => {
  const bytes = readFileSync(join(root, 'native', path))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25]]
}

test('icons and splash are there, opaque where Apple asks for it, and drawn from the mark', () => {
  const assets = 'ios/App/App/Assets.xcassets'
  expect(png(`${assets}/AppIcon.appiconset/icon.png`)).toEqual([1024, 1024, 2])
  expect(png(`${assets}/Splash.imageset/splash.png`)).toEqual([2732, 2732, 2])
  expect(png(`${assets}/Splash.imageset/splash-dark.png`)).toEqual([2732, 2732, 2])
  const icons = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 }
  for (const [density, size] of Object.entries(icons)) {
    const folder = `android/app/src/main/res/mipmap-${density}`
    expect(png(`${folder}/ic_launcher.png`)).toEqual([size, size, 2])
    expect(png(`${folder}/ic_launcher_round.png`)).toEqual([size, size, 6])
  }
  const foreground = kept('android/app/src/main/res/drawable/ic_launcher_foreground.xml')
  const { left, right, shared } = readMark()
  for (const { path } of [left, right, shared]) expect(foreground).toContain(path)
})
