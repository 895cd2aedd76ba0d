import { activeListening } from './bank/active-listening.ts'
import { appreciation } from './bank/appreciation.ts'
import { conflictResolution } from './bank/conflict-resolution.ts'
import { empathy } from './bank/empathy.ts'
import { nonverbal } from './bank/nonverbal.ts'
import { problemSolving } from './bank/problem-solving.ts'
import type { BankChallenge } from './bank-challenge.ts'

export const challengeBank: readonly BankChallenge[] = [
  ...activeListening,
  ...empathy,
  ...conflictResolution,
  ...appreciation,
  ...nonverbal,
  ...problemSolving,
]
