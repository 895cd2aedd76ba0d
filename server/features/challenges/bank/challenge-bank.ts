import { activeListening } from './active-listening.ts'
import { appreciation } from './appreciation.ts'
import type { BankChallenge } from './bank-challenge.ts'
import { conflictResolution } from './conflict-resolution.ts'
import { empathy } from './empathy.ts'
import { nonverbal } from './nonverbal.ts'
import { problemSolving } from './problem-solving.ts'

export const challengeBank: readonly BankChallenge[] = [
  ...activeListening,
  ...empathy,
  ...conflictResolution,
  ...appreciation,
  ...nonverbal,
  ...problemSolving,
]
