/*
 * Words beside what somebody says, as sources of patterns: they may stand there or not, and a quote neither
 * loses nor gains by them.
 */

/** What only leads up to it: “well, …”. An “oh” is one breath with what follows it at once: “Oh god”, “Oh any!”. */
export const leadIns =
  '(?:tbh|ngl|so|well|honestly|and|but|yeah|yes|ok|also|(?:oh|ah)(?=,|$)|haha|lol)'
/** What only rounds it off: “… though”. */
export const afterthoughts =
  '(?:lol|lmao|(?:(?:ha)+ )?(?:ha)+|hehe|xx?|xo+|tbh|btw|though|anyway|innit)'
