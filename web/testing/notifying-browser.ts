import { afterEach, beforeEach } from 'vitest'
import type { NotificationPermission } from '#web/device/notifications.ts'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
type Shown = { title: string; body?: string; tag?: string; icon?: string; badge?: string }

/** The browser that a test sits in front of, as far as jsdom has none. */
export type NotifyingBrowser = {
  /** As the browser has it now; a test may set it, as the person does in the settings. */
  permission: NotificationPermission
  /** What the person answers when asked. */
  answer: NotificationPermission
  /** How often the person was asked. */
  asked: number
  shown: Shown[]
  /** Subscribes at a push service; null as long as none can be reached. */
  pushService: (() => Subscription) | null
  subscribed: Subscription | null
}

const atFirst = (): NotifyingBrowser => ({
  permission: 'default',
  answer: 'granted',
  asked: 0,
  shown: [],
  pushService: null,
  subscribed: null,
})

/** Gives every test of the file a browser with notifications, a service worker and Web Push. */
export function notifyingBrowser(): NotifyingBrowser {
  const browser = atFirst()
  let keyOf = ''
  const pushManager = {
    getSubscription: async () => browser.subscribed && asSubscription(browser.subscribed),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (!browser.pushService) throw new DOMException('Registration failed', 'AbortError')
      browser.subscribed ??= browser.pushService()
      keyOf = applicationServerKey
      return asSubscription(browser.subscribed)
    },
  }
  const asSubscription = (subscription: Subscription) => ({
    endpoint: subscription.endpoint,
    options: { applicationServerKey: Uint8Array.from(Buffer.from(keyOf, 'base64url')).buffer },
    toJSON: () => subscription,
    async unsubscribe() {
      browser.subscribed = null
      return true
    },
  })
  const worker = {
    active: {},
    pushManager,
    showNotification: async (title: string, rest: Omit<Shown, 'title'>) =>
      void browser.shown.push({ title, ...rest }),
  }
  let registered: typeof worker | undefined
  const serviceWorker = {
    async register() {
      registered = worker
      return worker
    },
    ready: Promise.resolve(worker),
    getRegistration: async () => registered,
  }
  class FakeNotification {
    static get permission() {
      return browser.permission
    }
    static async requestPermission() {
      browser.asked += 1
      browser.permission = browser.answer
      return browser.answer
    }
    constructor(title: string, rest: Omit<Shown, 'title'>) {
      browser.shown.push({ title, ...rest })
    }
  }
  beforeEach(() => {
    registered = undefined
    Object.assign(browser, atFirst())
    Object.defineProperty(window, 'Notification', { value: FakeNotification, configurable: true })
    Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true })
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  })
  afterEach(() => {
    for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name)
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return browser
}
