/**
 * Every key under which the web app caches what it asked for. The first word says what it is about;
 * a key without its last parts stands for all that begin with it.
 */
export const queryKeys = {
  currentUser: () => ['current user'] as const,
  whySignedOut: () => ['why signed out'] as const,
  registration: () => ['registration'] as const,
  support: () => ['support'] as const,
  coupleAbout: () => ['couple about'] as const,
  guideConsent: () => ['guide consent'] as const,
  ownInvite: () => ['own invite'] as const,
  invitation: (inviteToken: string) => ['invitation', inviteToken] as const,
  legalText: (document: string) => ['legal text', document] as const,
  reminders: (userId: number) => ['reminders', userId] as const,
  weeklySession: (userId: number) => ['weekly session', userId] as const,
  sessionState: (userId: number, ...of: [weekId?: string]) =>
    ['session state', userId, ...of] as const,
  sessionToReset: () => ['session to reset'] as const,
  questions: (weekId: string, userId: number) => ['questions', weekId, userId] as const,
  progress: (...of: [weekId?: string, userId?: number]) => ['progress', ...of] as const,
  catchup: () => ['catch-up'] as const,
  catchupResponses: (weekId: string, userId: number) =>
    ['catch-up', 'responses', weekId, userId] as const,
  catchupPlace: (catchupId: number) => ['catch-up', 'place', catchupId] as const,
  timeline: () => ['timeline'] as const,
  timelineEntry: (entryId: number) => ['timeline entry', entryId] as const,
  unreadEntry: () => ['unread entry'] as const,
  challenges: (weekId: string) => ['challenges', weekId] as const,
  nextChallenge: (weekId: string) => ['challenges', weekId, 'next'] as const,
  unseenConcern: () => ['unseen concern'] as const,
  noteDrafts: () => ['note drafts'] as const,
  helpRegion: () => ['help region'] as const,
}
