import type { SecureStoragePlugin } from '@aparajita/capacitor-secure-storage'
import type { AppPlugin } from '@capacitor/app'
import type { ClipboardPlugin } from '@capacitor/clipboard'
import type { HapticsPlugin, NotificationType } from '@capacitor/haptics'
import type { KeyboardPlugin } from '@capacitor/keyboard'
import type {
  LocalNotificationSchema,
  LocalNotificationsPlugin,
  Schedule,
} from '@capacitor/local-notifications'
import type { SharePlugin } from '@capacitor/share'
import type { SplashScreenPlugin } from '@capacitor/splash-screen'

/** As much of Capacitor's plugins as the apps use: where the phone begins. */
export type Plugins = {
  App: Pick<AppPlugin, 'addListener' | 'getLaunchUrl' | 'minimizeApp'>
  Clipboard: Pick<ClipboardPlugin, 'write'>
  Haptics: Pick<HapticsPlugin, 'notification'>
  Keyboard: Pick<KeyboardPlugin, 'addListener'>
  LocalNotifications: Pick<
    LocalNotificationsPlugin,
    | 'checkPermissions'
    | 'requestPermissions'
    | 'schedule'
    | 'cancel'
    | 'removeDeliveredNotificationsById'
  >
  Share: Pick<SharePlugin, 'share'>
  SplashScreen: Pick<SplashScreenPlugin, 'hide'>
  SecureStorage: Pick<SecureStoragePlugin, 'get' | 'set' | 'remove' | 'setDefaultKeychainAccess'>
}

export type Platform = 'ios' | 'android'
type Permission = 'granted' | 'denied' | 'default'
type Message = { title: string; body: string }

export type ReminderPlan = Message & {
  /** The reminders to come, the next one first. */
  at: readonly Date[]
  isWeekly: boolean
}

export type Native = Awaited<ReturnType<typeof createNative>>

/** A notification that says nothing else comes so much later (product §9). */
export const defaultDelayMs = 60 * 60_000
const weekMs = 7 * 24 * 60 * 60_000

/** Ids are numbers of ours: one for what comes soon, and some for the reminders. */
const soonId = 1
const reminderIds = Array.from({ length: 8 }, (_none, index) => 100 + index)

/** Of iOS: only this phone, and only while it is unlocked. */
const thisDeviceUnlocked = 1

const permissionOf = (display: string): Permission =>
  display === 'granted' || display === 'denied' ? display : 'default'

/**
 * What the phone offers, over those plugins. Nothing here rejects but `ask`: a phone that refuses a
 * touch or a notification keeps nobody from talking.
 */
export async function createNative(platform: Platform, plugins: Plugins, now: () => Date) {
  const { App, Clipboard, Haptics, Keyboard, LocalNotifications, Share, SplashScreen } = plugins
  const { SecureStorage } = plugins
  let permission: Permission = 'default'
  const readPermission = async () => {
    const { display } = await LocalNotifications.checkPermissions()
    permission = permissionOf(display)
  }
  await readPermission().catch(() => undefined)
  await SecureStorage.setDefaultKeychainAccess(thisDeviceUnlocked).catch(() => undefined)

  /** Above the keyboard, where the page became lower under a field. */
  await Keyboard.addListener('keyboardDidShow', () =>
    document.activeElement?.scrollIntoView({ block: 'nearest' }),
  ).catch(() => undefined)

  const notification = (
    id: number,
    message: Message,
    schedule: Schedule,
  ): LocalNotificationSchema => ({
    ...message,
    id,
    schedule: { ...schedule, allowWhileIdle: true },
    isExactNotification: false,
  })
  const plan = async (notifications: LocalNotificationSchema[]) => {
    if (permission !== 'granted' || isSilent || notifications.length === 0) return
    await LocalNotifications.schedule({ notifications })
  }
  let takenBack = 0
  let isSilent = false
  /** Has them neither shown later nor standing on the phone's screen any longer. */
  const withdraw = (ids: readonly number[]) => {
    takenBack += 1
    return inTurn(async () => {
      await Promise.allSettled([
        LocalNotifications.cancel({ notifications: ids.map((id) => ({ id })) }),
        LocalNotifications.removeDeliveredNotificationsById({ ids: [...ids] }),
      ])
    })
  }
  let last: Promise<void> = Promise.resolve()
  /** One after the other, and none in the way of the next. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch(() => undefined)
    return last
  }

  return {
    platform,

    /** Opens the system's share sheet. */
    async share(content: { title: string; text: string; url: string }) {
      try {
        await Share.share({ ...content, dialogTitle: content.title })
        return 'shared' as const
      } catch (error) {
        const isCanceled = error instanceof Error && /cancel/i.test(error.message)
        return isCanceled ? ('dismissed' as const) : ('failed' as const)
      }
    },

    copy: (text: string): Promise<boolean> =>
      Clipboard.write({ string: text }).then(
        () => true,
        () => false,
      ),

    /** A touch that says: done. */
    celebrate: (): Promise<void> =>
      Haptics.notification({ type: 'SUCCESS' as NotificationType }).catch(() => undefined),

    permission: () => permission,
    readPermission,
    async ask(): Promise<Permission> {
      const { display } = await LocalNotifications.requestPermissions()
      permission = permissionOf(display)
      return permission
    },

    /** Shows one notification after that time, in place of one that still waits. */
    notifyLater: (message: Message, delayMs = defaultDelayMs): Promise<void> =>
      inTurn(() =>
        plan([notification(soonId, message, { at: new Date(now().getTime() + delayMs) })]),
      ),

    /** Takes back what `notifyLater` planned, and what of it was shown already. */
    takeBackNotice: () => withdraw([soonId]),

    /** Takes back whatever this app planned or shows: nobody is signed in here, and nothing is planned until somebody is. */
    silence() {
      isSilent = true
      return withdraw([soonId, ...reminderIds])
    },
    /** Somebody is signed in here. */
    endSilence() {
      isSilent = false
    },

    /** How often something was taken back, so that what waited meanwhile comes no more. */
    takenBack: () => takenBack,

    /**
     * Plans the reminders in place of those before; null plans none. One weekly repeat, in the time of
     * this phone, where the next one comes within the week; else as many as are given.
     */
    keepReminders: (reminders: ReminderPlan | null): Promise<void> =>
      inTurn(async () => {
        await LocalNotifications.cancel({ notifications: reminderIds.map((id) => ({ id })) })
        if (reminders === null) return
        const { at, isWeekly, title, body } = reminders
        const [next] = at
        const [firstId = soonId] = reminderIds
        if (next && isWeekly && next.getTime() - now().getTime() < weekMs) {
          const on = {
            weekday: next.getDay() + 1,
            hour: next.getHours(),
            minute: next.getMinutes(),
          }
          return plan([notification(firstId, { title, body }, { on, repeats: true })])
        }
        await plan(
          reminderIds.flatMap((id, index) => {
            const moment = at[index]
            return moment ? [notification(id, { title, body }, { at: moment })] : []
          }),
        )
      }),

    /** Calls `listener` whenever the app comes back to the front. */
    onReturn: (listener: () => void) => listening(App.addListener('resume', listener)),

    /** Calls `listener` at Android's way back; the app goes to the back where it returns false. */
    onBack: (listener: () => boolean) =>
      listening(
        App.addListener('backButton', () => {
          if (!listener()) void App.minimizeApp()
        }),
      ),

    /** The link that opened the app; the phone gives it again at each reload. Null where none did. */
    launchLink: (): Promise<string | null> =>
      App.getLaunchUrl().then(
        (launch) => launch?.url ?? null,
        () => null,
      ),

    /** Calls `listener` with each link that opens the app while it runs. */
    onLink: (listener: (link: string) => void) =>
      listening(App.addListener('appUrlOpen', ({ url }) => listener(url))),

    hideSplash: (): Promise<void> => SplashScreen.hide().catch(() => undefined),

    /** What only this app on this phone can read: Keychain, Keystore. */
    secrets: {
      async read(name: string): Promise<string | null> {
        const value = await SecureStorage.get(name, false).catch(() => null)
        return typeof value === 'string' ? value : null
      },
      write: (name: string, value: string) =>
        SecureStorage.set(name, value, false).catch(() => undefined),
      forget: (name: string) =>
        SecureStorage.remove(name).then(
          () => undefined,
          () => undefined,
        ),
    },
  }
}

/** Ends a plugin's listener, once it has begun. */
function listening(begun: Promise<{ remove: () => Promise<void> }>): () => void {
  return () => void begun.then((handle) => handle.remove()).catch(() => undefined)
}
