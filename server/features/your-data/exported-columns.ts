import type { Tables } from '#server/tables.ts'

/** How an export gives a value: as it is, as true or false, as what its JSON holds, opened where the seal allows (R2). */
export type Form = 'as it is' | 'yes or no' | 'json' | 'opened'

/**
 * What an export does with a column: gives it, gives it of the reader's own row alone, or not at all
 * and why.
 */
export type Treatment = Form | { own: Form } | { leftOut: string }

/**
 * The name of a table's rows in the export, whose they are, and every column of theirs. Of rows that
 * are one person's, whom `userId` names, nobody else gets any.
 */
type Exported<Table> = {
  name: string
  of: 'the couple' | 'one person'
  columns: Record<keyof Table & string, Treatment>
}

const couplesId = { leftOut: 'The same on every row; it is exported once, with the couple.' }
const ofTheAcknowledgement = {
  leftOut: 'When a login wrote an answer, to acknowledge it once more if that was lost.',
}
const ofTheDelivery = {
  leftOut:
    'What a device called an answer at random, and which of its writings that was: to send it once more, and to keep an earlier one from its place.',
}
const ofTheMoment = {
  leftOut:
    'When the partner first answered or skipped a question, and in which order: nobody is told before both have finished.',
}
const secretHash = { leftOut: 'The hash of a secret, which says nothing about anybody.' }

/** Tables that are in no export: no row of them is a couple's, or what they hold is for nobody to read. */
export const leftOutTables: Record<string, string> = {
  facts: 'About this server: its key check and its push keys.',
  migrations: 'Which steps the schema has taken.',
  ended_logins: 'Why a login was ended, under a hash that says nothing about anybody, for 30 days.',
  set_feelings:
    'What each said in confidence of how questions felt. The other one can sign in with the same password, so that no file may say it; the next questions go by it, and it is forgotten.',
  registration_codes: 'Codes to register with, as hashes that nothing ties to who used one.',
  allowed_addresses: 'Who may register without a code, as hashes that go when they have.',
  rate_limits: 'Counts under hashes of addresses and e-mails, which end by themselves.',
}

export type ExportedTable = Exclude<
  keyof Tables,
  | 'facts'
  | 'rate_limits'
  | 'ended_logins'
  | 'set_feelings'
  | 'registration_codes'
  | 'allowed_addresses'
>

/** Every personal column there is. A column that is added is missing here until it is decided on. */
export const exportedTables: { [Table in ExportedTable]: Exported<Tables[Table]> } = {
  couples: {
    name: 'couple',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: 'as it is',
      user1Id: 'as it is',
      user2Id: 'as it is',
      relationshipStatus: 'as it is',
      createdAt: 'as it is',
      lastUsedOn: 'as it is',
      closedAt: 'as it is',
      confirmedAt: 'as it is',
      wrappedKey: { leftOut: 'The key that seals the answers; only this server can use it.' },
      activeWeekId: 'as it is',
      aboutChildren: 'as it is',
      aboutLiving: 'as it is',
      aboutIntimacy: 'as it is',
      setsMade: 'as it is',
      exportingUntil: {
        leftOut: 'Until when one export is written, so that there is one at a time.',
      },
      turn: { leftOut: 'A counter that keeps two changes apart.' },
    },
  },
  users: {
    name: 'people',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      username: 'as it is',
      password: secretHash,
      email: 'as it is',
      emailUsedAt: { own: 'as it is' },
      emailPending: { own: 'yes or no' },
      partnerName: 'as it is',
      partnerId: 'as it is',
      relationshipConfirmed: 'yes or no',
      categoryPreferences: 'json',
      reminderDay: { own: 'as it is' },
      reminderTime: { own: 'as it is' },
      reminderEnabled: { own: 'yes or no' },
      reminderFrequency: { own: 'as it is' },
      reminderTimeZone: { own: 'as it is' },
      reminderFirstDate: { own: 'as it is' },
      nextReminderAt: { own: 'as it is' },
      reminderClaimedUntil: { leftOut: 'Which moment a server takes to send a reminder.' },
      reminderEmail: { own: 'yes or no' },
      reminderMailsFailed: { own: 'as it is' },
      reminderPushesFailed: { own: 'as it is' },
      browserGoneAt: { own: 'as it is' },
      calendarEdition: { own: 'as it is' },
      inviteToken: secretHash,
      inviteExpiresAt: 'as it is',
      signedInAt: { own: 'as it is' },
    },
  },
  timeline: {
    name: 'timeline',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      weekId: 'as it is',
      catchupId: 'as it is',
      happenedAt: 'as it is',
      focus: 'json',
      helpful: 'yes or no',
      summary: 'opened',
      conversation: 'opened',
      lines: { leftOut: 'Words from the conversation, which is exported whole.' },
      kept: 'yes or no',
      unreadBy: 'as it is',
      unreadUntil: 'as it is',
    },
  },
  questions: {
    name: 'questions',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      weekId: 'as it is',
      userId: 'as it is',
      bankId: 'as it is',
      position: 'as it is',
      content: 'as it is',
      category: 'as it is',
      answered: 'yes or no',
      response: 'opened',
      writtenBy: secretHash,
      writtenAt: ofTheAcknowledgement,
      deliveredAs: ofTheDelivery,
      editions: ofTheDelivery,
      createdAt: 'as it is',
      private: 'yes or no',
      isPartnerResponse: 'yes or no',
      replaces: 'as it is',
    },
  },
  partner_responses: {
    name: 'partnerResponses',
    of: 'the couple',
    columns: {
      id: ofTheMoment,
      coupleId: couplesId,
      questionId: 'as it is',
      weekId: 'as it is',
      userId: 'as it is',
      content: 'as it is',
      response: 'opened',
      writtenBy: secretHash,
      writtenAt: ofTheAcknowledgement,
      deliveredAs: ofTheDelivery,
      editions: ofTheDelivery,
      createdAt: ofTheMoment,
      private: 'yes or no',
    },
  },
  weekly_progress: {
    name: 'progress',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      weekId: 'as it is',
      userId: 'as it is',
      userCompleted: 'yes or no',
      partnerCompleted: 'yes or no',
      userCompletedAt: 'as it is',
      partnerCompletedAt: 'as it is',
      userOwnDevice: 'yes or no',
      partnerOwnDevice: 'yes or no',
      catchupCompleted: { leftOut: 'What its catch-up says as well.' },
      swaps: 'as it is',
      createdAt: 'as it is',
      updatedAt: ofTheMoment,
    },
  },
  catchups: {
    name: 'catchups',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      weekId: 'as it is',
      userId: 'as it is',
      scheduledTime: 'as it is',
      completed: 'yes or no',
      createdAt: 'as it is',
      placeVersion: 'as it is',
      placeChoices: 'json',
      primaryReached: 'as it is',
      partnerReached: 'as it is',
    },
  },
  guide_texts: {
    name: 'guideTexts',
    of: 'the couple',
    columns: {
      coupleId: couplesId,
      weekId: 'as it is',
      kind: 'as it is',
      aboutId: 'as it is',
      text: 'opened',
      source: 'as it is',
    },
  },
  guide_consents: {
    name: 'guideConsents',
    of: 'one person',
    columns: {
      userId: 'as it is',
      coupleId: couplesId,
      provider: 'as it is',
      agreed: 'yes or no',
      saidBy: 'as it is',
      saidAt: 'as it is',
    },
  },
  challenges: {
    name: 'challenges',
    of: 'the couple',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      weekId: 'as it is',
      userId: 'as it is',
      bankId: 'as it is',
      offer: 'as it is',
      position: 'as it is',
      title: 'as it is',
      description: 'as it is',
      type: 'as it is',
      difficulty: 'as it is',
      instructions: 'json',
      minutes: 'as it is',
      chosen: 'yes or no',
      completed: 'yes or no',
      completedAt: 'as it is',
      opened: 'yes or no',
      createdAt: 'as it is',
      primaryUserProgress: 'opened',
      partnerProgress: 'opened',
    },
  },
  shown_questions: {
    name: 'shownQuestions',
    of: 'the couple',
    columns: {
      coupleId: couplesId,
      bankId: 'as it is',
      timesShown: 'as it is',
      lastSet: 'as it is',
      swappedAway: 'yes or no',
    },
  },
  submissions: {
    name: 'submissions',
    of: 'one person',
    columns: {
      id: 'as it is',
      coupleId: couplesId,
      userId: 'as it is',
      kind: 'as it is',
      payload: 'json',
      digest: secretHash,
      createdAt: 'as it is',
    },
  },
  push_subscriptions: {
    name: 'pushSubscriptions',
    of: 'one person',
    columns: {
      endpoint: 'as it is',
      coupleId: couplesId,
      userId: 'as it is',
      p256dh: { leftOut: 'A key of the browser, of use to who sends notifications only.' },
      loginHash: secretHash,
      auth: { leftOut: 'A secret of the browser, of use to who sends notifications only.' },
      createdAt: 'as it is',
    },
  },
  logins: {
    name: 'logins',
    of: 'one person',
    columns: {
      tokenHash: secretHash,
      userId: 'as it is',
      coupleId: couplesId,
      createdAt: 'as it is',
      lastSeenAt: 'as it is',
    },
  },
  password_resets: {
    name: 'passwordResets',
    of: 'one person',
    columns: {
      tokenHash: secretHash,
      coupleId: couplesId,
      userId: 'as it is',
      email: 'as it is',
      expiresAt: 'as it is',
    },
  },
  former_addresses: {
    name: 'formerAddresses',
    of: 'one person',
    columns: {
      tokenHash: secretHash,
      coupleId: couplesId,
      userId: 'as it is',
      email: 'as it is',
      changedAt: 'as it is',
      expiresAt: 'as it is',
      askedAt: 'as it is',
    },
  },
  address_links: {
    name: 'addressLinks',
    of: 'one person',
    columns: {
      tokenHash: secretHash,
      coupleId: couplesId,
      userId: 'as it is',
      email: 'as it is',
      changedAt: 'as it is',
      expiresAt: 'as it is',
    },
  },
}
