/** The questions that are answered in one's own words. */
export const texts = ['likedMost', 'confusing', 'improvement'] as const

/** What the tests answer, as it is sent. */
export const filledIn = {
  likedMost: 'What I say of likedMost',
  confusing: 'What I say of confusing',
  improvement: 'What I say of improvement',
  pricing: '9.99',
  currency: 'NZD',
}

const message = 'Please give the price as a number, such as 9.99'

/** What the server says of a price that is none. */
export const refusedPrice = {
  ...{ statusCode: 400, error: message, message },
  issues: [{ path: 'pricing', message }],
}
