import { inApp } from './app.ts'

type Content = {
  /** Of the share dialog, where the device shows one. */
  title: string
  text: string
  url: string
}

/**
 * Offers the device's ways to share. Where it has none, text and address go to the clipboard
 * (`copied`); `failed` where even that is refused, `dismissed` when the person thought better of it.
 */
export async function share(
  content: Content,
): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  const app = inApp()
  if (app) {
    const ending = await app.share(content)
    if (ending !== 'failed') return ending
  } else if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(`${content.text} ${content.url}`)) ? 'copied' : 'failed'
}

/** Puts a text on the clipboard; false where the browser refuses or has none. */
export async function copyText(text: string): Promise<boolean> {
  const app = inApp()
  if (app) return app.copy(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
