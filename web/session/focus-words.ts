import { type Category, categories, categoryNames } from '#contract/questions.ts'
import { listed } from '#web/ui/text/listed.ts'

/** The categories as one reads them: "Fun & Friendship and Goals & Growth", or all of them in a word. */
export const focusWords = (focus: readonly Category[]): string =>
  focus.length === categories.length
    ? 'everything'
    : listed(focus.map((category) => categoryNames[category]))
