/*
 * Words beside what somebody says, as sources of patterns: they may stand there or not, and a quote neither
 * loses nor gains by them.
 */

/** What “oh” is one breath with, and is not taken from: “Oh god. Dolly Parton”. */
const exclaimed = '(?:my )?(?:god|gosh|lord|goodness|christ|dear|man|boy)'
/** What only leads up to it: “well, …”. */
export const leadIns = `(?:tbh|ngl|so|well|honestly|and|but|yeah|yes|ok|also|(?:oh|ah)(?: ${exclaimed}|(?! ${exclaimed}\\b))|haha|lol)`
/** What only rounds it off: “… though”. */
export const afterthoughts = '(?:lol|lmao|(?:ha)+|hehe|xx?|xo+|tbh|btw|though|anyway|innit)'
