import { safetyTopic } from '#contract/ask.ts'
import { answerQuestion } from '#server/features/ask/answer-question.ts'
import { dangerKinds } from '#server/meaning/danger.ts'
import { mayBeUnsafe, soundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import {
  type DangerLine,
  dangerLines,
  foreignDangerLines,
  hardDangerLines,
} from '#server/training/corpora.ts'
import { countOf, type Figure, shareFigure, sizeFigure } from './figure.ts'

type HeardLine = DangerLine & { isHeard: boolean; manner: string; isForeign: boolean }

const heard = (line: DangerLine): HeardLine => {
  const [manner = '', language] = line.how.split('@').map((part) => part.trim())
  return { ...line, manner, isForeign: language !== undefined, isHeard: soundsUnsafe(line.text) }
}

/** What the ear does with every nth of the lines that nothing was learned from. */
export function earFigures(every: number): Figure[] {
  const lines = dangerLines(true)
    .filter((_, at) => at % every === 0)
    .map(heard)
  const hard = hardDangerLines()
    .filter((_, at) => at % every === 0)
    .map(heard)
  const foreignLines = foreignDangerLines(true)
    .filter((_, at) => at % every === 0)
    .map((line) => ({ ...line, isHeard: soundsUnsafe(line.text) }))
  const danger = lines.filter(({ kind }) => kind !== 'none')
  const none = lines.filter(({ kind }) => kind === 'none')
  const share = (
    what: string,
    some: readonly HeardLine[],
    goal?: { least: number } | { most: number },
  ): Figure =>
    shareFigure(
      ['danger', what],
      countOf(some, ({ isHeard }) => isHeard),
      goal,
    )
  const said = (manner: string) =>
    danger.filter((line) => line.manner === manner && !line.isForeign)
  const foreign = danger.filter(({ isForeign }) => isForeign)
  const directForeign = foreign.filter(({ manner }) => manner === 'explicit')
  return [
    sizeFigure('danger', 'lines by hands that trained nothing', lines.length, 300 / every),
    share('danger heard', danger, { least: 0.9 }),
    ...dangerKinds.map((kind) =>
      share(
        `heard: ${kind.replace('-', ' ')}`,
        danger.filter((line) => line.kind === kind),
      ),
    ),
    share('heard: said outright', said('explicit'), { least: 0.97 }),
    share('heard: clear without the word', said('clear')),
    share('heard: implied', said('implied')),
    ...(directForeign.length === 0
      ? []
      : [share('heard: said outright in another language', directForeign, { least: 0.9 })]),
    shareFigure(
      ['danger', 'said outright as a question to Ask: people to call alone'],
      countOf(said('explicit'), ({ text }) => answerQuestion(text).topic === safetyTopic),
    ),
    shareFigure(
      ['danger', 'right, of what is heard (precision)'],
      countOf(
        lines.filter(({ isHeard }) => isHeard),
        ({ kind }) => kind !== 'none',
      ),
      { least: 0.85 },
    ),
    share(
      'ordinary answers taken for unsafe',
      none.filter(({ manner }) => manner === 'ordinary'),
      { most: 0.03 },
    ),
    share(
      'harmless ones that sound like it, taken for unsafe',
      none.filter(({ manner }) => manner === 'sounds-like'),
    ),
    share(
      'heard: half hidden, by six hands that wrote as couples answer',
      hard.filter(({ kind }) => kind !== 'none'),
    ),
    share(
      'their sad, cross and odd ordinary answers, taken for unsafe',
      hard.filter(({ manner }) => manner === 'ordinary'),
    ),
    share(
      'their harmless ones that sound like it, taken for unsafe',
      hard.filter(({ manner }) => manner === 'sounds-like'),
    ),
    ...[true, false].map((isDanger) =>
      shareFigure(
        [
          'danger',
          isDanger
            ? 'their half hidden danger that no text speaks of, heard or not (R20)'
            : 'their other answers that no text speaks of for that',
        ],
        countOf(
          hard.filter(({ kind }) => (kind !== 'none') === isDanger),
          ({ text }) => mayBeUnsafe(text),
        ),
      ),
    ),
    ...[true, false].map((isDanger) =>
      shareFigure(
        [
          'danger',
          isDanger
            ? 'heard: in German, French, Spanish, Portuguese, Italian and Dutch, by another hand'
            : 'its harmless ones, half of them made to sound like it, taken for unsafe',
        ],
        countOf(
          foreignLines.filter((line) => line.isDanger === isDanger),
          ({ isHeard }) => isHeard,
        ),
      ),
    ),
  ]
}
