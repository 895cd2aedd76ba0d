/**
 * The plain text: no quote, nothing about either answer. Shown for an answer that sounds unsafe and
 * by chance for about one other item in five, so that it gives nothing away. One for each position.
 */
export const plainInsights: readonly string[] = [
  'Thank you for answering this one. Is there something you would like to say more about?',
  'You can take your time with this one. Is there something more you would like to say about it?',
  'There is no hurry here, and no need for an answer. Is there something you would like to add?',
  'Some things are good to leave in your own words. Is there something you would like to say more about here?',
  'Your words can stand as they are. Is there something about this you would like to talk about some more?',
  'Let us stay with this one for a moment. Is there anything you would like to say more about?',
  'It is fine to go on, and fine to stop here for a bit. Is there something you would still like to say?',
]

/** One neutral kindness in the place of a suggestion. */
export const plainSuggestions: readonly string[] = [
  'Nothing to do here. If you like, be kind to yourself this week: ten quiet minutes, whenever it suits.',
  'No task for this one. If it helps, take five slow minutes for yourself this week, with some fresh air.',
  'This one can rest. If you feel like it, do one small thing this week that does you good, ten minutes or less.',
  'There is nothing to fix here today. A warm drink and ten calm minutes this week may be enough, if you like.',
  'Let this one be. If it suits you, take ten minutes this week to sit down with nothing to do.',
  'No idea is called for here. If you want, put on a song you like this week and take five minutes off.',
  'You have done enough with this one. If you like, rest for ten minutes this week, just as you are.',
]
