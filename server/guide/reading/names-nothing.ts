const asking =
  "hold|call|ask|give|tell|come|stop|let|lets|let's|go|get|take|make|keep|put|bring|stay|listen|wait|leave|sit|be|do|don't|dont|say|try|talk|sing|show|send|turn|remember|forget"
const comments =
  'wow|whoa|woah|oof|ugh|ooh|aww+|hmm+|hello|hi|hey|sorry|exactly|tricky|dunno|idk|lol|lmao|haha|yes|yeah|yep|nope|nah|none|never|nobody|not|thanks|thank you'
/** What is a comment only by itself: “easy”, and not “easy mornings”; “good one”, and not “good coffee”. */
const commentsAlone =
  '(?:easy|deal|no|(?:(?:just |about |much )?the )?same)(?: (?:one|peasy|question|that|here|again|really|too|idea|clue|thanks|way|comment|worries|problem))?|no one|(?:an? |the )?(?:(?:really|very|so) )?(?:tough|hard|good|easy|tricky|difficult|great|big|nice|funny)(?: (?:one|question)| to say)|(?:tough|hard|good|difficult)'

/**
 * A few words, in plain letters, that name no thing: they ask for something (“hold me”), comment on the question
 * (“wow”, “tough one”) or leave it open (“nothing at all”).
 */
export const namesNothing = new RegExp(
  `^\\W*(?:(?:${asking}|${comments})(?![\\p{L}\\p{N}'])|(?:${commentsAlone})\\W*$)|\\bplease\\b|\\b(?:me|us)\\W*$|\\b(?:no|any|some|every)thing\\b`,
  'u',
)

/** A breath before the answer, which says what it says without it: “Wow. The wave from the window.” */
export const breath =
  /^(?:(?:oh|ah|oh (?:my )?(?:god|gosh|lord|goodness|christ|dear)|wow|whoa|woah|oof|ooh|hello|easy|lol|hmm+|(?:an? )?(?:tough|hard|good|easy|tricky|difficult) (?:one|question)|tricky)(?:[.!…]+|\s\/)\s+|(?:um+|erm?|hmm*|ok(?:ay)?)\s\/\s)+/iu
