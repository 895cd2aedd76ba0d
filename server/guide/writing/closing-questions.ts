import { themes } from '#server/guide/reading/find-themes.ts'
import type { Lens } from '#server/guide/reading/lenses/lens.ts'
import { drawName } from '#server/guide/seeded-order.ts'
import { framesFor } from './frames/by-category.ts'
import type { LensName } from './frames/observations.ts'
import { type Mood, questions } from './frames/questions.ts'

/** A named pool of frames; the name keeps its order apart from those of other pools. */
export type Pool = { name: string; frames: readonly string[] }

const moods: Readonly<
  Record<LensName, readonly (Mood | 'theme' | 'kind' | 'category' | 'rest' | 'repair')[]>
> = {
  sharedTopic: ['theme', 'kind'],
  sharedWord: ['same', 'category'],
  thanksBoth: ['thanks', 'near'],
  thanksTwo: ['thanks', 'near'],
  thanksOne: ['near', 'thanks', 'two'],
  wishBoth: ['ahead', 'twoWishes'],
  wishTwo: ['twoWishes', 'twoTopics', 'ahead'],
  wishOne: ['ahead', 'two'],
  ends: ['theme', 'two', 'tender'],
  pull: ['twoTopics', 'twoWishes'],
  twoTopics: ['twoTopics', 'two'],
  hurtOne: ['tender'],
  hurtTopic: ['tender'],
  hurtBoth: ['tender'],
  jokeOne: ['play'],
  jokeBoth: ['play'],
  childBoth: ['theme', 'near', 'category'],
  childOne: ['two', 'category'],
  thirdHard: ['two', 'tender'],
  thirdWarm: ['near', 'two'],
  sorry: ['repair', 'tender'],
  loss: ['loss'],
  shortBoth: ['short'],
  shortOne: ['short', 'two'],
  same: ['same'],
  foreign: ['language'],
  missingOne: ['missing'],
  missingBoth: ['blank', 'category'],
  unquotable: ['whole'],
  unsureBoth: ['unsure'],
  unsureOne: ['unsure', 'two'],
  spentBoth: ['rest', 'tender'],
  spentOne: ['rest', 'tender'],
  time: ['time', 'ahead'],
  momentAndHabit: ['time', 'near'],
  feelingShared: ['feeling'],
  feelingTwo: ['feeling'],
  eachOther: ['near', 'two'],
  bothUs: ['near', 'category'],
  youAndUs: ['near', 'two'],
  open: ['category', 'two'],
  plainOpen: ['two', 'category'],
}

const questionsOn = (wanted: string): readonly string[] =>
  themes.find(({ key }) => key === wanted)?.questions ?? []

/** The pools of closing questions that suit a way of looking at two answers, best first. */
export const closingQuestions = (lens: Lens, category: string, isAskedClear: boolean): Pool[] =>
  moods[lens.name].flatMap((mood): Pool[] => {
    if (mood === 'blank' && !isAskedClear) return []
    if (mood === 'category')
      return [{ name: `ask ${drawName(category)}`, frames: framesFor(category).questions }]
    if (mood === 'rest' || mood === 'repair') {
      return [{ name: `theme ${mood}`, frames: questionsOn(mood) }]
    }
    if (mood !== 'theme' && mood !== 'kind') return [{ name: mood, frames: questions[mood] }]
    const theme = lens.theme?.theme
    if (!theme) return []
    if (mood === 'theme') return [{ name: `theme ${theme.key}`, frames: theme.questions }]
    return [{ name: theme.kind, frames: questions[theme.kind] }]
  })
