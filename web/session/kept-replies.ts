import { idleDays } from '#contract/login-days.ts'
import { isOutOfReach } from '#web/api/call.ts'
import type { Form } from './kept.ts'
import { drop, keptWith, seal, unseal } from './sealed-store.ts'

const prefix = 'reply '
/** As long as a login that nobody uses, in milliseconds. */
const lifetime = idleDays * 86_400_000
/** What was kept last by this page, so that a poll that says the same writes nothing. */
const written = new Map<string, string>()

/**
 * Keeps what the server said, for when there is no network; not where the half of the key is another one by now
 * than `owner`, which was there when it was asked.
 */
export async function keepReply(name: string, reply: unknown, owner: string | null): Promise<void> {
  const text = `${owner} ${JSON.stringify(reply)}`
  if (written.get(name) === text) return
  if (await seal(prefix + name, reply, { owner })) written.set(name, text)
}

/** What can be read of what is kept under names that begin so; nothing where the store cannot be read. */
const readReplies = (beginning: string) => unseal(prefix + beginning).catch(() => [])

/** What was kept under that name, and when; null where nothing of that form was, or too long ago. */
export async function readKeptReply<Reply>(
  name: string,
  form: Form<Reply>,
  now = Date.now(),
): Promise<{ reply: Reply; at: number } | null> {
  const kept = (await readReplies(name)).find((one) => one.name === prefix + name)
  if (kept && now - kept.at > lifetime) {
    await drop(kept.name)
    return null
  }
  const read = kept && form.safeParse(kept.value)
  return kept && read?.success ? { reply: read.data as Reply, at: kept.at } : null
}

/** How long a reply may take before what is kept is shown in its place, in milliseconds. */
export const patience = 4000

type How<Reply> = {
  /** What of a reply is kept; all of it unless said. */
  leave?: (reply: Reply) => Reply
  /** Hears that what was kept is shown, with the call, which may still be on its way. */
  onKept?: (asked: Promise<Reply>) => void
}

/**
 * What the server says, kept for the next time; what was kept last where there is no network, or one that lets
 * nothing through for four seconds, as in a tunnel.
 */
export async function replyOrKept<Reply>(
  name: string,
  form: Form<Reply>,
  ask: () => Promise<Reply>,
  { leave = (reply) => reply, onKept }: How<Reply> = {},
): Promise<Reply> {
  const owner = keptWith()
  const asked = ask()
  const replied = asked.then((reply) => {
    void keepReply(name, leave(reply), owner)
    return { reply }
  })
  const readKept = async () => {
    const kept = await readKeptReply(name, form)
    if (kept) onKept?.(asked)
    return kept
  }
  const late = Promise.withResolvers<{ reply: Reply } | null>()
  const waiting = setTimeout(() => late.resolve(readKept()), patience)
  try {
    return (await Promise.race([replied, late.promise]))?.reply ?? (await asked)
  } catch (error) {
    const kept = isOutOfReach(error) ? await readKept() : null
    if (kept === null) throw error
    return kept.reply
  } finally {
    clearTimeout(waiting)
  }
}

/** Forgets all that was kept of what the server said: whoever it was said to is no longer signed in. */
export async function forgetReplies(): Promise<void> {
  written.clear()
  for (const { name } of await readReplies('')) await drop(name)
}
