/** Whether this is `npm run test:trust`, for what takes too long for `npm test`. */
export const isThorough = process.env.TRUST_DRAWS === 'full'

/**
 * How often a test draws at random: all of it in `npm run test:trust`, in `npm test` a share that
 * keeps nobody waiting. What is drawn differs from run to run, so that many runs see it all.
 */
export const draws = <Draws = number>({ full, share }: { full: Draws; share: Draws }): Draws =>
  isThorough ? full : share

/**
 * A test that races, draws at random or looks at what others left is not tried a second time: what its first try
 * found is not there, or not seen, at the next.
 */
export const triedOnce = { retry: 0 } as const
