import { idleDays } from '#contract/login-days.ts'
import { isOutOfReach } from '#web/api/call.ts'
import type { Form } from './kept.ts'
import { drop, keepFor, keptWith, seal, unseal } from './sealed-store.ts'
import { signedInHere } from './tab-owner.ts'

const prefix = 'reply '
/** As long as a login that nobody uses, in milliseconds. */
const lifetime = idleDays * 86_400_000
/** What was kept last by this page, so that a poll that says the same writes nothing. */
const written = new Map<string, string>()

type Sought = { reply: unknown; owner: string | null; hasFailed: boolean }
/** What was said last under each name, until it is kept. */
const sought = new Map<string, Sought>()

/**
 * Keeps a reply in the store of who has that half of the key, and not where the half is another one by now. Browsers
 * shut a store now and then: what it would not take is tried again with the next reply, such as that of a poll.
 */
async function keepReply(name: string, reply: unknown, owner: string | null): Promise<void> {
  const text = `${owner} ${JSON.stringify(reply)}`
  const mine: Sought = { reply, owner, hasFailed: false }
  sought.set(name, mine)
  for (const [other, missed] of sought) {
    if (missed.hasFailed) void keepReply(other, missed.reply, missed.owner)
  }
  if (written.get(name) !== text) {
    mine.hasFailed = !(await seal(prefix + name, reply, { owner }))
    if (mine.hasFailed && keptWith() === owner) return
    if (!mine.hasFailed) written.set(name, text)
  }
  if (sought.get(name) === mine) sought.delete(name)
}

/** What was said to somebody before there was a place for it here, by its name. */
const early = new Map<string, { reply: unknown; userId: number }>()

/** Keeps what is known to that person, for when there is no network: now, or once they have a place for it here. */
export async function keepKnown(name: string, reply: unknown, userId: number): Promise<void> {
  const owner = keptWith(userId)
  if (owner === null) {
    early.set(name, { reply, userId })
    return
  }
  early.delete(name)
  await keepReply(name, reply, owner)
}

/** Makes a place for what that person is told here, as `keepFor` does, and keeps what was said to them before. */
export async function keepRepliesFor(userId: number): Promise<boolean> {
  const isThere = await keepFor(userId)
  for (const [name, { reply, userId: whose }] of isThere ? early : []) {
    if (whose === userId) void keepKnown(name, reply, userId)
  }
  return isThere
}

/** Forgets what was said to anybody who has no place here yet: they have left. */
export const forgetEarlyReplies = (): void => early.clear()

/**
 * Notes who asks, now; gives what keeps a reply for them. It keeps nothing where somebody else has signed in meanwhile,
 * nor, of somebody who was not known when they asked, in a store that was made since.
 */
export function keeperOfReplies(): (name: string, reply: unknown) => void {
  const userId = signedInHere()
  const owner = keptWith(userId ?? undefined)
  return (name, reply) => {
    if (userId !== null) {
      if (signedInHere() === userId) void keepKnown(name, reply, userId)
    } else if (owner !== null && keptWith(signedInHere() ?? undefined) === owner) {
      void keepReply(name, reply, owner)
    }
  }
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
  const keep = keeperOfReplies()
  const asked = ask()
  const replied = asked.then((reply) => {
    keep(name, leave(reply))
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

/** Forgets what was kept under that name: it is no more. */
export async function forgetReply(name: string): Promise<void> {
  written.delete(name)
  sought.delete(name)
  early.delete(name)
  await drop(prefix + name)
}

/** Forgets all that was kept of what the server said: whoever it was said to is no longer signed in. */
export async function forgetReplies(): Promise<void> {
  written.clear()
  sought.clear()
  early.clear()
  for (const { name } of await readReplies('')) await drop(name)
}
