import type { InsightInput, Writer } from '#server/guide/guide.ts'
import { InsightReply, isSilent, mendingPrompt, type Prompt } from './prompt.ts'

type Request = Prompt & { schema: typeof InsightReply; signal: AbortSignal }

type Parts = {
  /** Asks a model for a reply in that form; fails where it gives none before the signal. */
  ask: (request: Request) => Promise<InsightReply>
  /** What reads and writes over texts of people, and so runs in a thread. */
  prompt: (input: InsightInput) => Promise<Prompt | null>
  text: (written: { input: InsightInput; reply: InsightReply }) => Promise<string>
  /** Names of the rules that a text breaks. */
  check: (written: {
    kind: 'insight'
    input: InsightInput
    text: string
  }) => Promise<readonly string[]>
  pace: ModelPace
}

/** How long a model has, and how many texts it writes at once. */
export type ModelPace = {
  /** For one text in all, the mending of it included. */
  budgetMs: number
  /** From the asking on, with the texts before it; what is not begun then is not begun at all. */
  longestMs: number
  /** Whether a text waits until the one before it is done. */
  oneAtATime: boolean
}

/** Work that begins when the work before it is over; not at all where that takes too long. */
function createQueue({ longestMs, oneAtATime }: ModelPace) {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!oneAtATime) return work()
    const late = AbortSignal.timeout(longestMs)
    const mine = last.then(() => {
      late.throwIfAborted()
      return work()
    })
    last = mine.catch(() => undefined)
    return mine
  }
}

/**
 * What a rule says of a text may go on with words of the text: those that the model wrote itself go back to it, all
 * others stay here.
 */
function findingFor(reply: InsightReply, finding: string): string {
  const [rule = '', ...rest] = finding.split(':')
  const words = rest.join(':').trim().toLowerCase()
  const isTheirs = Object.values(reply).some((part) => part.toLowerCase().includes(words))
  return words !== '' && isTheirs ? `${rule}: “${words}”` : rule
}

/**
 * A guide whose insights a model writes, from one question and two answers at a time. A text that breaks
 * rules it may mend once, told which. Suggestions and summaries it leaves to the built-in guide: a
 * suggestion is the card's, and a summary would take a whole week's answers in one call.
 */
export function createModelGuide({ ask, prompt, text, check, pace }: Parts): Writer {
  const inTurn = createQueue(pace)

  const read = async (input: InsightInput, reply: InsightReply) => {
    const written = await text({ input, reply })
    return { written, broken: await check({ kind: 'insight', input, text: written }) }
  }

  const write = async (input: InsightInput, asked: Prompt): Promise<string | null> => {
    const call = { schema: InsightReply, signal: AbortSignal.timeout(pace.budgetMs) }
    const reply = await ask({ ...asked, ...call })
    if (isSilent(reply)) return null
    const first = await read(input, reply)
    if (first.broken.length === 0) return first.written
    const broken = first.broken.map((one) => findingFor(reply, one))
    const again = await ask({ ...mendingPrompt(asked, { reply, broken }), ...call })
    return isSilent(again) ? null : text({ input, reply: again })
  }

  return {
    name: 'A model',
    source: 'model',
    async insight(input) {
      const asked = await prompt(input)
      if (!asked) throw new Error('No model reads answers that are not for it to read.')
      return inTurn(() => write(input, asked))
    },
  }
}
