import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  IsolatedCircuitError,
} from 'cockatiel'
import { ModelFailure } from './model.ts'

/** After so many failures in a row nobody asks for a while. */
export const restDefaults = { failuresInARow: 5, restMs: 60_000 }

type Options = typeof restDefaults & {
  /** Hears when the model begins to rest, with why, and when it works again. */
  onChange: (state: { works: boolean; why: string }) => void
}

/** Lets a model rest after many failures in a row; a call meanwhile fails at once. */
export function createBreaker({ failuresInARow, restMs, onChange }: Options) {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  let why = ''
  let works = true
  policy.onStateChange((state) => {
    const now = state === CircuitState.Closed
    if (state === CircuitState.HalfOpen || now === works) return
    works = now
    onChange({ works, why })
  })

  return {
    policy,
    /** Says why it fails, before the failure is counted. */
    note(failure: ModelFailure): void {
      why = failure.message
    },
    /** Runs the work, and says in our own words where it was not even tried. */
    async around<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        if (error instanceof BrokenCircuitError || error instanceof IsolatedCircuitError) {
          throw new ModelFailure('rests after many failures')
        }
        throw error
      }
    },
  }
}
