import { sentenceOf } from '#web/api/call.ts'

export const tryAgain = 'Something went wrong. Please try again.'

const signsOfWrongDetails = [
  'Invalid email or password',
  '401',
  'Unauthorized',
  'authentication failed',
]

/** What to tell somebody whose login failed (product §8): wrong details, or whatever else it was. */
export function loginFailure(error: unknown): { title: string; description: string } {
  const message = error instanceof Error ? error.message : ''
  if (signsOfWrongDetails.some((sign) => message.includes(sign))) {
    return {
      title: "Oops! Login details don't match",
      description:
        "Please double-check your email and password, then try again. If you're new here, try the Register tab instead.",
    }
  }
  return { title: 'Login failed', description: sentenceOf(error, tryAgain) }
}
