import { type Edit, inTurn, replaced, type Settings, written } from './edits.ts'
import { charcoal, drawables, paper, readMark, teal } from './mark.ts'

const res = (name: string) => `app/src/main/res/${name}`
const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']
const shapes = ['port', 'land'].flatMap((way) => densities.map((density) => `${way}-${density}`))

export const removedFromAndroid: readonly string[] = [
  ...['drawable/splash.png', 'drawable/ic_launcher_background.xml'].map(res),
  ...['drawable-v24', 'values/ic_launcher_background.xml'].map(res),
  ...shapes.map((shape) => res(`drawable-${shape}`)),
  ...densities.map((density) => res(`mipmap-${density}/ic_launcher_foreground.png`)),
  'app/src/test',
  'app/src/androidTest',
]

/** Pictures that `npm run native -- --draw` draws, for phones that show no drawable as their icon. */
export const androidOwn: readonly string[] = densities.flatMap((density) =>
  ['ic_launcher', 'ic_launcher_round'].map((name) => res(`mipmap-${density}/${name}.png`)),
)

const colours = (entries: Record<string, string>) => `<?xml version="1.0" encoding="utf-8"?>
<resources>
${Object.entries(entries)
  .map(([name, colour]) => `    <color name="${name}">${colour}</color>`)
  .join('\n')}
</resources>
`

const adaptiveIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@drawable/ic_launcher_foreground" />
    <monochrome android:drawable="@drawable/ic_launcher_monochrome" />
</adaptive-icon>
`

const splash = `<?xml version="1.0" encoding="utf-8"?>
<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/splash_background" />
    <item android:drawable="@drawable/ic_splash" android:gravity="center" />
</layer-list>
`

/** Nothing of the app goes into a backup or to another phone: there it would be a login. */
const keptHere = ['root', 'file', 'database', 'sharedpref', 'external']
  .map((domain) => `<exclude domain="${domain}" path="." />`)
  .join('\n        ')
const extraction = `<?xml version="1.0" encoding="utf-8"?>
<data-extraction-rules>
    <cloud-backup>
        ${keptHere}
    </cloud-backup>
    <device-transfer>
        ${keptHere}
    </device-transfer>
</data-extraction-rules>
`

/** Links to join open the app, where the server's `/.well-known/assetlinks.json` says that it is ours. */
const links = (port: string) => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="@string/link_host"${port && ` android:port="${port}"`} />
                <data android:pathPrefix="/join" />
            </intent-filter>

        </activity>`

const activityImports = `import android.os.Build;
import android.os.Bundle;
import android.view.WindowManager;
import com.getcapacitor.BridgeActivity;`

/** Android 13 can leave the picture out of the list of recent apps alone; before, no screen is pictured at all. */
const unpictured = `public class MainActivity extends BridgeActivity {

    /** The list of recent apps shows no picture of what people wrote. */
    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            setRecentsScreenshotEnabled(false);
        } else {
            int secure = WindowManager.LayoutParams.FLAG_SECURE;
            getWindow().setFlags(secure, secure);
        }
    }
}`

const permissions = `    <!-- To reach the server that people chose. -->
    <uses-permission android:name="android.permission.INTERNET" />
    <!-- Asked for when somebody turns reminders on, or begins to answer. -->
    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />
    <!-- A touch of the phone at the end of a catch-up. -->
    <uses-permission android:name="android.permission.VIBRATE" />
    <!-- Reminders come back after the phone was switched off and on. -->
    <uses-permission android:name="android.permission.RECEIVE_BOOT_COMPLETED" />
    <!-- Reminders may come a little late; nobody is asked for alarms to the minute. -->
    <uses-permission android:name="android.permission.SCHEDULE_EXACT_ALARM" tools:node="remove" />`

const launch = `<style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">
        <item name="windowSplashScreenBackground">@color/splash_background</item>
        <item name="windowSplashScreenAnimatedIcon">@drawable/ic_splash</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
    </style>`

const manifest = (linkPort: string) =>
  inTurn(
    replaced(
      'xmlns:android="http://schemas.android.com/apk/res/android"',
      'xmlns:android="http://schemas.android.com/apk/res/android"\n    xmlns:tools="http://schemas.android.com/tools"',
    ),
    replaced(
      'android:allowBackup="true"',
      'android:allowBackup="false"\n        android:dataExtractionRules="@xml/data_extraction_rules"\n        android:fullBackupContent="false"\n        android:usesCleartextTraffic="false"',
    ),
    replaced(
      'android:launchMode="singleTask"',
      'android:launchMode="singleTask"\n            android:windowSoftInputMode="adjustResize"',
    ),
    replaced('\n        </activity>', links(linkPort)),
    replaced('    <uses-permission android:name="android.permission.INTERNET" />', permissions),
  )

export const androidEdits = ({
  appId,
  version,
  versionNumber,
  linkHost,
  linkPort,
}: Settings): Edit[] => [
  { path: 'app/src/main/AndroidManifest.xml', edit: manifest(linkPort) },
  {
    path: `app/src/main/java/${appId.replaceAll('.', '/')}/MainActivity.java`,
    edit: inTurn(
      replaced('import com.getcapacitor.BridgeActivity;', activityImports),
      replaced('public class MainActivity extends BridgeActivity {}', unpictured),
    ),
  },
  {
    path: 'app/build.gradle',
    edit: inTurn(
      replaced('versionCode 1\n', `versionCode ${versionNumber}\n`),
      replaced('versionName "1.0"', `versionName "${version}"`),
      replaced('        testInstrumentationRunner "androidx.test.runner.AndroidJUnitRunner"\n', ''),
      replaced('    testImplementation "junit:junit:$junitVersion"\n', ''),
      replaced(
        '    androidTestImplementation "androidx.test.ext:junit:$androidxJunitVersion"\n',
        '',
      ),
      replaced(
        '    androidTestImplementation "androidx.test.espresso:espresso-core:$androidxEspressoCoreVersion"\n',
        '',
      ),
    ),
  },
  {
    path: res('values/strings.xml'),
    edit: replaced(
      '</resources>',
      `    <string name="link_host" translatable="false">${linkHost}</string>\n</resources>`,
    ),
  },
  {
    path: res('values/styles.xml'),
    edit: inTurn(
      replaced(
        '<style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">\n        <item name="android:background">@drawable/splash</item>\n    </style>',
        launch,
      ),
      replaced(
        '<item name="android:background">@null</item>',
        '<item name="android:background">@null</item>\n        <item name="android:windowBackground">@color/colorPrimary</item>',
      ),
    ),
  },
  {
    path: res('values/colors.xml'),
    edit: written(
      colours({
        colorPrimary: teal,
        colorPrimaryDark: teal,
        colorAccent: teal,
        ic_launcher_background: paper,
        splash_background: paper,
      }),
    ),
  },
  { path: res('values-night/colors.xml'), edit: written(colours({ splash_background: charcoal })) },
  { path: res('mipmap-anydpi-v26/ic_launcher.xml'), edit: written(adaptiveIcon) },
  { path: res('mipmap-anydpi-v26/ic_launcher_round.xml'), edit: written(adaptiveIcon) },
  { path: res('drawable/splash.xml'), edit: written(splash) },
  { path: res('xml/data_extraction_rules.xml'), edit: written(extraction) },
  ...Object.entries(drawables(readMark())).map(([name, text]) => ({
    path: res(name),
    edit: written(text),
  })),
]
