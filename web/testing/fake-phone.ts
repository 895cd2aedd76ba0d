import { afterEach } from 'vitest'
import { leaveApp, startInApp } from '#web/device/app.ts'
import type { Native, Platform, Plugins } from '#web/device/native.ts'

type Listener = (event: { url: string }) => void
type Scheduled = Parameters<Plugins['LocalNotifications']['schedule']>[0]['notifications'][number]

/**
 * A phone as far as Capacitor's plugins show it: what they were asked for, and what a person or the
 * system does to it.
 */
export function fakePhone() {
  const listeners = new Map<string, Set<Listener>>()
  const secrets = new Map<string, string>()
  const scheduled = new Map<number, Scheduled>()
  const shown = new Map<number, Scheduled>()
  const asked: string[] = []
  const phone = {
    asked,
    secrets,
    /** What waits to be shown, by id. */
    scheduled,
    /** What stands on the phone's screen, by id. */
    shown,
    /** Whatever waits is shown. */
    show() {
      for (const [id, one] of scheduled) shown.set(id, one)
      scheduled.clear()
    },
    copied: [] as string[],
    shared: [] as object[],
    /** What the person does with the share sheet. */
    shares: async (): Promise<void> => undefined,
    permission: 'prompt' as 'prompt' | 'granted' | 'denied',
    answer: 'granted' as 'granted' | 'denied',
    launchedBy: undefined as string | undefined,
    /** The system tells the app of something. */
    tell(event: string, url = '') {
      for (const listener of listeners.get(event) ?? []) listener({ url })
    },
  }
  const addListener = async (event: string, listener: Listener) => {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return { remove: async () => void all.delete(listener) }
  }
  const status = () => ({ display: phone.permission })
  const plugins = {
    App: {
      addListener,
      getLaunchUrl: async () => (phone.launchedBy ? { url: phone.launchedBy } : undefined),
      minimizeApp: async () => void asked.push('minimize'),
    },
    Clipboard: { write: async ({ string }: { string: string }) => void phone.copied.push(string) },
    Haptics: {
      notification: async ({ type }: { type: string }) => void asked.push(`touch ${type}`),
    },
    Keyboard: { addListener },
    LocalNotifications: {
      checkPermissions: async () => status(),
      async requestPermissions() {
        asked.push('permission')
        phone.permission = phone.answer
        return status()
      },
      async schedule({ notifications }: { notifications: Scheduled[] }) {
        for (const one of notifications) scheduled.set(one.id, one)
        return { notifications }
      },
      async cancel({ notifications }: { notifications: { id: number }[] }) {
        for (const { id } of notifications) scheduled.delete(id)
      },
      async removeDeliveredNotificationsById({ ids }: { ids: number[] }) {
        for (const id of ids) shown.delete(id)
      },
    },
    Share: {
      async share(content: object) {
        phone.shared.push(content)
        await phone.shares()
        return {}
      },
    },
    SplashScreen: { hide: async () => void asked.push('hide splash') },
    SecureStorage: {
      get: async (name: string) => secrets.get(name) ?? null,
      set: async (name: string, value: string) => void secrets.set(name, value),
      remove: async (name: string) => secrets.delete(name),
      setDefaultKeychainAccess: async (access: number) => void asked.push(`keychain ${access}`),
    },
  }
  return Object.assign(phone, { plugins: plugins as unknown as Plugins })
}

export type FakePhone = ReturnType<typeof fakePhone>

/** Makes the page one of an app on that phone, until the test is over. */
export async function onPhone(
  phone: FakePhone,
  platform: Platform = 'ios',
  now: () => Date = () => new Date(),
): Promise<Native> {
  Object.assign(window, { Capacitor: { getPlatform: () => platform } })
  const native = await startInApp(async () => ({ plugins: phone.plugins }), now)
  if (native === null) throw new Error('This is no phone.')
  return native
}

/** Ends what `onPhone` began, after each test of the file. */
export function phonesEnd(): void {
  afterEach(() => {
    leaveApp()
    Reflect.deleteProperty(window, 'Capacitor')
  })
}
