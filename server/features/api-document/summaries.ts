/** What each call does, in a sentence, under the heading that it belongs to. `api-document.test.ts` holds it to the contract. */
export const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'The server': {
    'GET /api/health': 'Whether answers can be saved, and what keeps failing besides.',
    'GET /api/ready': 'Whether requests should come to this server.',
    'GET /api/support': 'Where people can write to, and whom the legal texts speak for.',
    'GET /api/registration': 'Who may register here.',
    'GET /api/openapi.json': 'This document.',
    'GET /api/docs': 'This document as a page to read.',
  },
  'Signing in': {
    'POST /api/register': 'Makes an account for two people, and signs in who sent it.',
    'POST /api/login': 'Signs one person in; the reply sets the login cookie.',
    'POST /api/logout': 'Ends this login.',
    'POST /api/logout-others': 'Ends every login of the couple but this one.',
    'GET /api/user': 'Who is signed in, seen from their own side.',
    'GET /api/couples/people': 'The names of both, as they are now.',
  },
  'Passwords and addresses': {
    'POST /api/forgot-password':
      'Asks for a mail to choose a new password; the reply tells nobody whether there is such an account.',
    'POST /api/reset-password': 'Sets a new password by the token of that mail.',
    'PATCH /api/user/change-password':
      'Changes the couple’s password; every other login of theirs ends.',
    'PATCH /api/partner': 'Changes the names, and the address of one of the two.',
    'POST /api/undo-address': 'Takes back a change of address, by the link mailed to the old one.',
    'POST /api/confirm-address': 'Says that mail to a new address arrives.',
  },
  'The two of them': {
    'POST /api/couples/invite': 'Makes a link for the partner’s place; a new one replaces the old.',
    'POST /api/couples/invitation': 'Tells whoever holds an invitation who invites them.',
    'POST /api/couples/join': 'Takes the partner’s place by an invitation, which works once.',
    'GET /api/couples/about': 'What the couple told about itself.',
    'PUT /api/couples/about': 'Changes what the couple tells about itself.',
    'GET /api/guide-consent': 'What was agreed about a language model elsewhere.',
    'PUT /api/guide-consent': 'One person’s yes or no to a language model elsewhere.',
  },
  'The week’s seven questions': {
    'GET /api/session': 'Where the couple are in their weeks.',
    'POST /api/reset-session/:weekId':
      'Throws away one session’s questions, answers, progress and catch-up.',
    'GET /api/questions/:weekId': 'The seven questions of a session; never an answer.',
    'PATCH /api/questions/:questionId': 'Saves one answer; the reply comes once it is on the disk.',
    'POST /api/questions/:questionId/skip': 'Keeps a question private for one person.',
    'POST /api/questions/:questionId/swap': 'Puts another question in its place, for both, once.',
    'GET /api/progress/:weekId': 'Who has completed the session.',
    'POST /api/progress/:weekId': 'Says that a person has answered all seven.',
    'POST /api/progress/:weekId/feeling':
      'Says how the seven felt; no call ever tells what was said.',
    'POST /api/safety/listen':
      'Tells the author of a text whether it sounds as if somebody may not be safe; nothing is stored.',
  },
  'The catch-up': {
    'POST /api/catchups/:weekId':
      'Starts the catch-up of a session, or returns the one that was started.',
    'GET /api/catchups/:weekId/responses':
      'Both people’s answers once both have completed; an empty list before.',
    'POST /api/catchups/insight': 'An insight into two answers.',
    'POST /api/catchups/suggestion': 'A suggestion of something to try.',
    'POST /api/catchups/summary': 'A summary of the catch-up.',
    'GET /api/catchups/:catchupId/place': 'Where the couple are in it.',
    'PUT /api/catchups/:catchupId/place': 'Presses a button in it, which moves both.',
    'GET /api/catchups/:catchupId/feedback': 'What the couple said of it.',
    'POST /api/catchups/:catchupId/feedback':
      'Says whether it helped, what to focus on, and whether to keep it.',
    'PATCH /api/catchups/:catchupId/complete':
      'Completes it: its date, focus and summary go to the timeline, its conversation where both may keep it. The answers stay until the session is reset.',
  },
  Timeline: {
    'GET /api/timeline': 'What stays of the couple’s catch-ups, the latest first.',
    'GET /api/timeline/unread':
      'The catch-up that the other one finished and this person has not read.',
    'GET /api/timeline/:entryId': 'One of them, with its conversation where it was kept.',
    'POST /api/timeline/:entryId/read': 'Says that this person has read it.',
    'DELETE /api/timeline/:entryId': 'Deletes one for good.',
  },
  'Challenges and Ask': {
    'GET /api/challenges/:weekId': 'The session’s three challenges, of which the couple does one.',
    'GET /api/challenges/:weekId/next':
      'The challenge that home shows once the catch-up that is at its end is over.',
    'POST /api/challenges/:challengeId/choose': 'Swaps to another of the three.',
    'PATCH /api/challenges/:challengeId':
      'Says of one person’s part whether it is done, with a note.',
    'POST /api/ask': 'Answers a question about the two of them; nothing of it is stored.',
  },
  Reminders: {
    'GET /api/reminder-settings': 'One person’s reminders as they stand.',
    'PUT /api/reminder-settings': 'Changes them.',
    'POST /api/reminders/push-subscription':
      'Sends this person’s reminders to this browser from now on.',
    'DELETE /api/reminders/push-subscription': 'Sends none to that browser any more.',
    'POST /api/reminders/test': 'Sends a reminder now and tells of each step whether it worked.',
    'GET /api/reminders/calendar/:token': 'The coming year of reminders, for calendar programs.',
    'POST /api/reminders/calendar': 'Gives that feed another address; the old one ends.',
  },
  'Your data and writing to us': {
    'GET /api/account/export': 'What the couple keeps here and what is one’s own, as a file.',
    'DELETE /api/account': 'Deletes the account, both people and all that is theirs.',
    'POST /api/feature-suggestion': 'Suggests a feature.',
    'POST /api/report-issue': 'Reports an issue.',
    'POST /api/feedback/early-access': 'Sends feedback.',
  },
}
