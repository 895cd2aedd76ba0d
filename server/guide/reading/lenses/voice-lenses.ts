import {
  type Asked,
  bothOrOne,
  has,
  inRole,
  type Lens,
  of,
  only,
  type Pair,
  roleOf,
} from './lens.ts'

const feelingLenses = (pair: Pair): Lens[] => {
  const [mine, yours] = of(pair, ({ feeling }) => feeling)
  if (!mine || !yours) return []
  return mine === yours
    ? only('feelingShared', 8.6, true, { shared: { feeling: mine } })
    : only('feelingTwo', 6.8, true, { each: { f: [mine, yours] } })
}

const peopleLenses = (pair: Pair): Lens[] => {
  const third = has(pair, 'thirdPerson')
  const heavy = of(pair, ({ signals, tone }) => signals.thirdPerson && (tone < 0 || signals.hard))
  return [
    ...bothOrOne('childBoth', 'childOne', [8, 4], has(pair, 'child')),
    ...only('thirdHard', 8, heavy.some(Boolean)),
    ...only('thirdWarm', 5.4, third.some(Boolean) && !heavy.some(Boolean)),
  ]
}

const timeLenses = (pair: Pair, asked: Asked): Lens[] => {
  const back = of(pair, ({ signals }) => signals.past && !signals.ahead)
  const ahead = of(pair, ({ signals }) => signals.ahead && !signals.past)
  const moment = of(pair, ({ signals }) => signals.moment && !signals.habit)
  const habit = of(pair, ({ signals }) => signals.habit && !signals.moment)
  return [
    ...inRole('time', 6.6, asked.wishes ? null : roleOf(back, ahead)),
    ...inRole('momentAndHabit', 6.6, roleOf(moment, habit)),
  ]
}

const wishLenses = (pair: Pair, asked: Asked): Lens[] => {
  const wish = has(pair, 'wish')
  if (asked.wishes) return only('wishBoth', 5.6, wish.every(Boolean))
  return bothOrOne('wishBoth', 'wishOne', [7, 4.2], wish)
}

/** How two people speak in their answers: with thanks, with a wish, tired, of each other, of others. */
export const voiceLenses = (pair: Pair, asked: Asked): Lens[] => {
  const you = of(pair, ({ signals }) => signals.you && !signals.us)
  const us = of(pair, ({ signals }) => signals.us && !signals.you)
  const short = of(pair, ({ words }) => words <= 3)
  const thanks = has(pair, 'thanks').map((one) => one || asked.thanks) as [boolean, boolean]
  return [
    ...bothOrOne('thanksBoth', 'thanksOne', [9, 5.5], thanks),
    ...wishLenses(pair, asked),
    ...bothOrOne('spentBoth', 'spentOne', [7.6, 5.2], has(pair, 'spent')),
    ...peopleLenses(pair),
    ...timeLenses(pair, asked),
    ...inRole('youAndUs', 3.5, roleOf(you, us)),
    ...only('eachOther', 5.6, you[0] && you[1]),
    ...only('bothUs', 4.6, us[0] && us[1]),
    ...feelingLenses(pair),
    ...only('shortOne', 6, short.some(Boolean)),
  ]
}
