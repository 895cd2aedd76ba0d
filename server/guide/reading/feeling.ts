import { plainly } from '#server/guide/words.ts'

const named =
  'tired|worn out|stressed|worried|anxious|lonely|sad|angry|frustrated|happy|glad|proud|calm|relaxed|excited|loved|safe|close|content|hopeful|nervous|overwhelmed|guilty|jealous|bored|left out|grateful|lucky|peaceful|cared for|invisible|appreciated|rested|free|curious|distant|torn|stuck|relieved|touched|supported|unsure|restless|homesick|playful|alive|at home|at ease'
const spoken = new RegExp(
  `\\b(?:i|we)(?:'m|'re| am| are| feel| felt| was| were| get| got| have been|'ve been)(?: (?:so|very|really|just|pretty|quite|a bit|a little|most|too|often|always|still|both|feeling|more|all|such|completely|totally|properly)){0,2} (${named})\\b(?! (?:of (?:the|it|that|this)|with the result|than))`,
  'u',
)

/** The feeling somebody names as their own ("I felt proud"), in their word; null where none is named. */
export const feelingIn = (answer: string): string | null =>
  spoken.exec(plainly(answer))?.[1] ?? null
