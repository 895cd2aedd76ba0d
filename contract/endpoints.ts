import { login, logout, readCurrentUser, register } from './accounts.ts'
import {
  completeCatchup,
  readResponses,
  startCatchup,
  writeInsight,
  writeSuggestion,
  writeSummary,
} from './catchup.ts'
import type { Endpoint } from './endpoint.ts'
import { readHealth } from './health.ts'
import { claimCompletion, readProgress } from './progress.ts'
import { readQuestions, saveAnswer } from './questions.ts'
import { readWeeklySession, resetWeeklySession } from './weekly-session.ts'

/** Every call there is. Tests walk this list: each is bound once, and answers 401 unless public. */
export const endpoints: readonly Endpoint[] = [
  readHealth,
  register,
  login,
  logout,
  readCurrentUser,
  readWeeklySession,
  resetWeeklySession,
  readQuestions,
  saveAnswer,
  readProgress,
  claimCompletion,
  startCatchup,
  readResponses,
  completeCatchup,
  writeInsight,
  writeSuggestion,
  writeSummary,
]
