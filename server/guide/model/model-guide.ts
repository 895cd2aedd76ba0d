import type { InsightInput, Writer } from '#server/guide/guide.ts'
import { InsightReply, type Prompt } from './prompt.ts'

type Parts = {
  /** Asks a model for a reply in that form; fails where it gives none. */
  ask: (request: Prompt & { schema: typeof InsightReply }) => Promise<InsightReply>
  /** What reads and writes over texts of people, and so runs in a thread. */
  prompt: (input: InsightInput) => Promise<Prompt | null>
  text: (written: { input: InsightInput; reply: InsightReply }) => Promise<string>
}

/**
 * A guide whose insights a model writes, from one question and two answers at a time. Suggestions and
 * summaries it leaves to the built-in guide: a suggestion is the card's, and a summary would take a
 * whole week's answers in one call.
 */
export const createModelGuide = ({ ask, prompt, text }: Parts): Writer => ({
  name: 'A model',
  source: 'model',
  async insight(input) {
    const asked = await prompt(input)
    if (!asked) throw new Error('An answer speaks to the guide, so no model reads it.')
    return text({ input, reply: await ask({ ...asked, schema: InsightReply }) })
  },
})
