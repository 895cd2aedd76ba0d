import { inApp } from './app.ts'

type Content = {
  /** Of the share dialog, where the device shows one. */
  title: string
  text: string
  /** It may still be in the making as somebody presses. */
  url: string | Promise<string>
}

/** What came of it; `late` where the press was over before the address was there, and the device asks for a new one. */
type Ending = 'shared' | 'dismissed' | 'copied' | 'late' | 'failed'

const isCalled = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name

/**
 * Offers the device's ways to share. Where it has none, text and address go to the clipboard
 * (`copied`); `failed` where even that is refused, `dismissed` when the person thought better of it.
 * Rejects as the address does.
 */
export async function share({ url, ...words }: Content): Promise<Ending> {
  const app = inApp()
  if (app) {
    const ending = await app.share({ ...words, url: await url })
    if (ending !== 'failed') return ending
  } else if (typeof navigator.share === 'function') {
    const isAwaited = typeof url !== 'string'
    // Nothing comes between a press and its sheet where the address is there already.
    const there = isAwaited ? await url : url
    try {
      await navigator.share({ ...words, url: there })
      return 'shared'
    } catch (error) {
      if (isCalled(error, 'AbortError')) return 'dismissed'
      if (isAwaited && isCalled(error, 'NotAllowedError')) return 'late'
    }
  }
  const both = (there: string) => `${words.text} ${there}`
  const isCopied = await copyText(typeof url === 'string' ? both(url) : url.then(both))
  return isCopied ? 'copied' : 'failed'
}

/**
 * Puts a text on the clipboard; false where the browser refuses or has none. One that is still in the making is promised
 * to it at once: Safari takes nothing once the press is over. Rejects as the text does.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const app = inApp()
  if (app) return app.copy(await text)
  if (typeof text !== 'string' && (await writePromised(text))) return true
  const there = await text
  try {
    await navigator.clipboard.writeText(there)
    return true
  } catch {
    return false
  }
}

/** False where the browser refuses, or takes no promises. */
async function writePromised(text: Promise<string>): Promise<boolean> {
  const type = 'text/plain'
  try {
    const blob = text.then((there) => new Blob([there], { type }))
    // Whoever asked hears that the text failed; where no browser takes the promise, nobody else would.
    blob.catch(() => undefined)
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
    return true
  } catch {
    return false
  }
}
