/** One line of the table. */
export type Figure = {
  set: string
  what: string
  figure: string
  goal: string | undefined
  /** Undefined where there is no goal. */
  isMet: boolean | undefined
  /** Whether its goal leaves no exception, so that it must hold on any part of a set, too. */
  isAlways: boolean
  /** Of a control alone: whether it is so far from 1 that what stands beside it is not certain. */
  isOff?: boolean
}

/** How many of how many. */
export type Count = { of: number; all: number }

export const countOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): Count => ({
  ...{ of: items.filter(is).length, all: items.length },
})

export const shareOf = ({ of, all }: Count): number => (all === 0 ? 0 : of / all)

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const shown = (count: Count): string => `${percent(shareOf(count))} (${count.of} of ${count.all})`

const goals = { least: '≥', most: '≤' } as const

/** How many of a set are such, and the share that is wanted. An empty set shows nothing and meets no goal. */
export function shareFigure(
  [set, what]: readonly [set: string, what: string],
  count: Count,
  goal?: { least: number } | { most: number },
): Figure {
  const share = shareOf(count)
  if (!goal) {
    return { set, what, figure: shown(count), goal: undefined, isMet: undefined, isAlways: false }
  }
  const [bound, wanted] =
    'least' in goal ? (['least', goal.least] as const) : (['most', goal.most] as const)
  const isExact = (bound === 'least' && wanted === 1) || (bound === 'most' && wanted === 0)
  const isReached = bound === 'least' ? share >= wanted : share <= wanted
  return {
    ...{ set, what, figure: shown(count) },
    goal: isExact ? `${wanted * 100} %` : `${goals[bound]} ${Number((wanted * 100).toFixed(1))} %`,
    isMet: isReached && count.all > 0,
    isAlways: isExact,
  }
}

/** Something that must not happen once, and in how many tries it was looked for. */
export const neverFigure = (
  [set, what]: readonly [set: string, what: string],
  { of, all }: Count,
): Figure => ({
  ...{
    set,
    what,
    figure: `${of} in ${all}`,
    goal: '0',
    isMet: of === 0 && all > 0,
    isAlways: true,
  },
})

/** A size of a set, and the least it must have. */
export const sizeFigure = (set: string, what: string, size: number, least: number): Figure => ({
  ...{ set, what, figure: String(size), goal: `≥ ${least}`, isMet: size >= least, isAlways: false },
})
