import {
  login,
  logout,
  logoutOthers,
  readCurrentUser,
  readPeople,
  readRegistration,
  register,
  updateProfile,
} from './accounts.ts'
import { confirmAddress, undoAddress } from './addresses.ts'
import { readApiDocument, readApiPage } from './api-document.ts'
import { ask } from './ask.ts'
import {
  completeCatchup,
  readResponses,
  startCatchup,
  writeInsight,
  writeSuggestion,
  writeSummary,
} from './catchup.ts'
import { readCatchupFeedback, saveCatchupFeedback } from './catchup-feedback.ts'
import { moveCatchupPlace, readCatchupPlace } from './catchup-place.ts'
import {
  chooseChallenge,
  readChallenges,
  readNextChallenge,
  updateChallenge,
} from './challenges.ts'
import { readAbout, saveAbout } from './couple-about.ts'
import type { Endpoint } from './endpoint.ts'
import { readSupport, reportIssue, sendFeedback, suggestFeature } from './forms.ts'
import { readGuideConsent, saveGuideConsent } from './guide-consent.ts'
import { readHealth, readReady } from './health.ts'
import { invitePartner, joinCouple, readInvitation } from './joining.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords.ts'
import {
  claimCompletion,
  readProgress,
  readQuestions,
  saveAnswer,
  skipQuestion,
  swapQuestion,
} from './questions.ts'
import {
  readCalendar,
  readReminders,
  removePushSubscription,
  renewCalendar,
  savePushSubscription,
  saveReminders,
  testReminder,
} from './reminders.ts'
import { listen } from './safety.ts'
import { saySetFeeling } from './set-feeling.ts'
import {
  deleteTimelineEntry,
  noteEntryRead,
  openTimelineEntry,
  readTimeline,
  readUnreadEntry,
} from './timeline.ts'
import { readWeeklySession, resetWeeklySession } from './weekly-session.ts'
import { deleteAccount, exportAccount } from './your-data.ts'

/** Every call there is. Tests walk this list: each is bound once, and answers 401 unless public. */
export const endpoints: readonly Endpoint[] = [
  readHealth,
  readReady,
  readApiDocument,
  readApiPage,
  readSupport,
  suggestFeature,
  reportIssue,
  sendFeedback,
  readRegistration,
  register,
  login,
  logout,
  logoutOthers,
  forgotPassword,
  resetPassword,
  changePassword,
  updateProfile,
  undoAddress,
  confirmAddress,
  invitePartner,
  readInvitation,
  joinCouple,
  readAbout,
  saveAbout,
  readCurrentUser,
  readPeople,
  readWeeklySession,
  resetWeeklySession,
  readQuestions,
  saveAnswer,
  skipQuestion,
  swapQuestion,
  readProgress,
  claimCompletion,
  saySetFeeling,
  startCatchup,
  readResponses,
  completeCatchup,
  writeInsight,
  writeSuggestion,
  writeSummary,
  readGuideConsent,
  saveGuideConsent,
  readCatchupFeedback,
  saveCatchupFeedback,
  readCatchupPlace,
  moveCatchupPlace,
  readTimeline,
  readUnreadEntry,
  noteEntryRead,
  openTimelineEntry,
  deleteTimelineEntry,
  readChallenges,
  readNextChallenge,
  chooseChallenge,
  updateChallenge,
  ask,
  readReminders,
  saveReminders,
  savePushSubscription,
  removePushSubscription,
  testReminder,
  readCalendar,
  renewCalendar,
  exportAccount,
  deleteAccount,
  listen,
]
