import { SecureStorage } from '@aparajita/capacitor-secure-storage'
import { App } from '@capacitor/app'
import { Clipboard } from '@capacitor/clipboard'
import { Haptics } from '@capacitor/haptics'
import { Keyboard } from '@capacitor/keyboard'
import { LocalNotifications } from '@capacitor/local-notifications'
import { Share } from '@capacitor/share'
import { SplashScreen } from '@capacitor/splash-screen'
import type { Plugins } from './native.ts'

/** Capacitor's own; loaded in the apps alone. */
export const plugins: Plugins = {
  App,
  Clipboard,
  Haptics,
  Keyboard,
  LocalNotifications,
  Share,
  SplashScreen,
  SecureStorage,
}
