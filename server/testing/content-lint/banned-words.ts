import type { Need } from '#server/cards/card.ts'

/** Words and word beginnings (`fail*`) that a question keeps clear of; `unless` names who may be asked. */
type BannedWords = { because: string; words: string; unless?: Need }

export const bannedWords: readonly BannedWords[] = [
  {
    because: 'it presses or blames',
    words:
      'always never should must fault* blam* fail* guilt* wrong-with nag* complain* lazy selfish',
  },
  {
    because: 'it rates somebody',
    words: 'rate rating score* scale percent* grade* rank* better-than worse* out-of-ten',
  },
  {
    because: 'the answer may be unsafe to read aloud',
    words:
      'secret* cheat* affair* jealous* hate* ashamed lie lied lying ex regret* hurt* scared afraid',
  },
  {
    because: 'it assumes a gender',
    words:
      'he she him her his hers himself herself man men woman women guy* girl* boyfriend* girlfriend*',
  },
  {
    because: 'it assumes a marriage',
    words: 'marriage* married marry wedding* husband* wife wives spouse* honeymoon* in-laws',
  },
  {
    because: 'it assumes a faith',
    words: 'pray* god church* faith* bless* sin sins christmas easter ramadan sabbath heaven',
  },
  {
    because: 'it assumes drinking',
    words: 'drink* drunk wine* beer* bar pub pubs cocktail* alcohol* tipsy champagne',
  },
  {
    because: 'it assumes a state of health',
    words:
      'diet* weight gym workout* exercis* doctor* medic* therap* illness* sick disease* diagnos* get-fit stay-fit fitness jog*',
  },
  {
    because: 'it assumes a job',
    words: 'boss* colleague* coworker* office career* commut* employer*',
  },
  {
    because: 'it is the language of a manual',
    words:
      'relationship* communicat* connection* intima* vulnerab* boundar* trigger* validat* attachment* love-language* quality-time emotional* nurtur* journey process* self-care mindful* appreciat* prioriti* foster* meaningful wellbeing wellness gratitude',
  },
  {
    because: 'it speaks as one of the two; say "you two" or "your partner"',
    words: 'i me my mine we us our ours ourselves',
  },
  {
    because: 'it assumes children',
    words:
      'child* kid kids son sons daughter* baby babies toddler* parent* mum mums mom moms dad dads bedtime',
    unless: 'children',
  },
  {
    because: 'it assumes a shared home',
    words: 'home house* household* kitchen* bedroom* living-room flat clutter',
    unless: 'living-together',
  },
  {
    because: 'it needs both to have opted in',
    words: 'sex* bed kiss* naked desire* make-love aroused in-the-mood touch*',
    unless: 'intimacy-opt-in',
  },
]

/** The banned words that stand in a text, each with the reason; `*` matches any ending. */
export function bannedWordsIn(
  content: string,
  needs: readonly Need[],
): { word: string; because: string }[] {
  return bannedWords
    .filter(({ unless }) => unless === undefined || !needs.includes(unless))
    .flatMap(({ words, because }) =>
      [...content.toLowerCase().matchAll(patternOf(words))].map(([word]) => ({ word, because })),
    )
}

function patternOf(words: string): RegExp {
  const alternatives = words
    .split(' ')
    .map((word) => word.replaceAll('-', '[ -]').replace('*', '[a-z]*'))
    .join('|')
  return new RegExp(`(?<![a-z])(?:${alternatives})(?![a-z])`, 'g')
}
