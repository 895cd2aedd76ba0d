/** Labels, abuse and what is too grave to be repeated. */
const labels = String.raw`toxic|narciss\w*|gaslight\w*|co-?dependen\w*|psycho\w*|sociopath\w*|bipolar|borderline|schizo\w*|depress(?:ed|ive|ion)|autis\w*|adhd|ocd|attachment (?:style|type|issues?)|avoidant|manipulat(?:ive|or|ing|ion)|abus(?:e|er|ive|ed|ing)|trauma\w*|diagnos\w*|f+u+c+k\w*|s+h+i+t+\w*|bullshit|bitch\w*|ass ?holes?|bastards?|c+u+n+t\w*|dickhead\w*|whore\w*|slut\w*|morons?|pathetic|worthless|suicid\w*`
const idiot = String.raw`idiot\w*`
/** “We stood there like a pair of idiots”, “I wanted you to say what an idiot”, and not “what an idiot you are”. */
const calledIdiot = String.raw`(?<!\b(?:want(?:ed)?|like|need(?:ed)?) (?:you|him|her|them|somebody|someone) to (?:say|think) what an )(?<!\b(?:i|we)(?:'m|'ve|'d)? (?:(?!(?:you|he|she|u)\b)\w+ ){0,8}like (?:an? |two |some |such )?(?:(?:pair|couple) of |right |proper |total |complete |absolute ){0,3})${idiot}|${idiot}(?= (?:you|he|she|u)\b)`
const [stupid, kill] = [String.raw`stupid\w*`, String.raw`kill\w*`]
/** “Something stupid about the dog”, “it sounds stupid”, “that stupid printer”: nobody is called so. */
const calledStupid = String.raw`(?<!\b(?:something|anything|nothing|some|the|this|that|these|those|a|every|my|our|sounds?|sounded|seems?|looks?|(?:feels?|felt|feeling)(?: (?:a (?:bit|little)|so|really|quite|pretty|very|kinda|kind of))?|it['’]?s|it is|it was|know (?:it |that )?is) )${stupid}|stupid(?:er|est)? (?:m[ae]n|wom[ae]n|person|people|boys?|girls?|cow|git|sod|face|head|wife|husband|partner|mother|mum|mom|father|dad|sister|brother|family|friends?|kids?|child(?:ren)?|boyfriend|girlfriend|fianc\w+|ex|son|daughter|one|marriage|relationship)\b`
/** “I'd kill for a coffee”, “my back is killing me”, “kill time”. */
const kills = String.raw`(?<!\b(?:have|has|had)(?: not|n['’]?t) (?=killed (?:it|any|the (?:plants?|basil|herbs|fern|cactus))\b))(?!kill(?:s|ed|ing)? (?:for (?:a|an|some|that|one)|time|two birds|the (?:mood|weeds?|slugs?|vibe|light|engine|music))\b)(?<!\b(?:back|knees?|feet|foot|heads?|heat|shoes|legs?|hips?|shoulders?|difference|commute|hours|wait(?:ing)?)(?:['’]?s| is| are| was| were) )${kill}`
const ofTen = String.raw`\d\s?\/\s?10\b`
const percents = 'percent(?:age)?s?|per cent'

/** Labels, verdicts and abuse that no text of the guide has in words of its own. */
export const neverRepeated = new RegExp(
  String.raw`\b(?:${labels}|${idiot}|${stupid}|${kill}|${percents})\b|%|${ofTen}`,
  'iu',
)
/** The same for a quote, in which “phone at 12%” and “something stupid” may stand, and “you are 90% right” not. */
export const neverQuoted = new RegExp(
  String.raw`\b(?:${labels}|${calledIdiot}|${calledStupid}|${kills})\b|${ofTen}|(?<!\d\s?)%|(?:%|\b(?:${percents}))\s*(?:compat|match|right|wrong|sure|certain|your|his|her|my fault|of the (?:blame|fault))`,
  'iu',
)

/** What people say of a day, a thing or themselves in passing; around it an answer may be quoted. */
const inPassing =
  /\b(?:f+u+c+k\w*|s+h+i+t+\w*|bullshit|bitch(?:y|ing|ed)|stupid\w*|idiot\w*|kill\w*|percent(?:age)?s?|per cent)\b|%|\d\s?\/\s?10\b/giu
/** What somebody calls themselves: “I felt like a right dickhead”; nobody made them feel so. */
const ofOneself =
  /(?<!\bme (?:\w+ )?)\b(?:felt|feel|feeling) like (?:such )?an? (?:(?:right|proper|total|complete|absolute|real|bit of an?) )?(?:dickhead|moron|ass ?hole|bastard)\b/giu
const calledSo =
  /\b(?:you|ur|he|she|they|u)(?:'re|'s| are| is| r| were| was)? (?:(?:so|a|an|such|really|just|being|always|the|fucking|bloody) ){0,3}(?:stupid|idiot|shit|bitch(?:y|ing))/iu
/** Words that press or judge; in a quote they are a last resort, outside of one they never stand. */
export const pressing =
  /\b(?:should(?:n't)?|must(?:n't)?|need(?:s|ed)? to|ha(?:ve|s) to|ought|fault|blame[sd]?|fail(?:s|ed|ure)?)\b/iu

/** Who is right, wrong or better is no quote either. */
export const judging =
  /\b(?:is|was|are|were|am|'m|'s|'re) (?:(?:always|so|just|clearly|the) )?(?:right|wrong(?! for (?:both|the two|us)\b)|to blame|better than|worse than)\b/iu

/** Verdicts, professions and their advice, and praise of the product. */
export const outOfPlace: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'a verdict',
    /\b(?:(?:is|was|are|were) (?:right|wrong|correct|to blame)|score[sd]?|rating|winner|out of ten)\b/i,
  ],
  ['pressure', /\b(?:should(?:n't)?|must(?:n't)?|need(?:s|ed)? to|ha(?:ve|s) to|ought to)\b/i],
  ['the user', /\b(?:the )?users?\b/i],
  [
    'advice of a profession',
    /\b(?:therap\w*|counsel\w*|psycholog\w*|psychiatr\w*|clinical|lawyer\w*|legal\w*|divorce\w*|medica\w*|invest(?:ing|ment)?s?|loans?|diet plan|pills?)\b/i,
  ],
  ['praise of the product', /\b(?:duologue|this app|our app|the app|this product|premium)\b/i],
  [
    'stiff talk',
    /\b(?:hold(?:ing)? space|love languages?|valid(?:ate[sd]?|ating|ation)?|resonat\w*|foster\w*|navigat\w*|nurtur\w*|unpack\w*|journey\w*|boundar\w*|valuable|perspectives?|meaningful|mindful\w*|synerg\w*|emotional needs|as an ai|language model)\b/i,
  ],
]

/** What runs somebody down, whoever it is said of. */
const contempt =
  'liars?|lying to|hate[sd]? (?:you|him|her|them|living with)|disgust\\w*|cheat(?:s|ed|ing|er)? on(?! (?:(?:my|your|his|her|our|the|a|that|this|one) )?(?:columns?|lists?|diets?|crosswords?|tax(?:es)?|tests?|exams?|quiz|games?|homework)\\b)|pricks?|twats?|wankers?|good for nothing|waste of space|never should have (?:met|married)'
/** Who says it of themselves: “I am a lazy person”, and not “you think I am lazy”. */
const ofMyself = String.raw`(?<!(?:^|[.!?,;:] |\b(?:because|but|and|cos|as|since|when|(?:nephews|nieces|kids|children|mates|friends|lads|girls|everyone|everybody|people|they) (?:now )?says?(?: that)?) )(?:i am|i['’]?m|i was|i get|i can be) (?:(?:a|so|very|too|just|only|being|such|quite|really|pretty|bit) ){0,3})`
/** Who says it of a thing: “it's so annoying when the bus is late”, “is that rude?” */
const ofIt = String.raw`(?<!\b(?:it|that|this|which)(?:['’]?s| is| was| gets| would be) (?:(?:so|just|really|quite|very|a bit) )?|\b(?:is|was) (?:it|that) )`
/** What runs somebody down who is called so: not a day, a machine or oneself. */
const belittling = [
  String.raw`${ofMyself}lazy(?! (?:(?:sun|satur|mon|fri)day|mornings?|days?|afternoons?|evenings?|breakfasts?|lunch|weekends?|holidays?)\b)`,
  `${ofMyself}(?:selfish|needy|childish|immature|(?:use|hope)less(?! romantic))`,
  `${ofMyself}${ofIt}(?:annoying|rude|insane|ridiculous)|(?:annoying|rude|insane|ridiculous) (?:of you|how you|when you|that you|of (?:him|her)|how (?:he|she)|when (?:he|she))`,
  String.raw`(?<!\bi (?:just |then |only )?)shut up`,
  'nag(?:s|ged|ging)?|spoil(?:t|ed) (?:brat|child)',
  String.raw`${ofMyself}(?<!\b(?:the|an|that|this|those|these|our) )ugly|ugly (?:face|mug|man|woman|person|git|head|cow|sister|mother|dad|kid|child|friend|people)`,
  String.raw`loser(?! (?:does|cooks|washes|makes|buys|has|gets|pays|picks)\b)|jerk(?! (?:chicken|pork)\b)`,
  String.raw`(?<!(?<!\bkiss )\bmy )arse(?:hole)?s?`,
  String.raw`(?<!(?:^|[.!?] |\b(?:i|we|it) (?:just |really |honestly )?))(?:doesn't|don't|dont|doesnt) (?:even )?care`,
].join('|')

/** What no quote holds, whoever it is said of. */
export const unkind = new RegExp(`\\b(?:${contempt}|${belittling})\\b`, 'iu')

const partner =
  "(?:you|u|ur|he|she|my (?:husband|wife|partner|boyfriend|girlfriend))(?:'re|'s|'d|'ll|'ve)?"
/** Somebody who only plays one, or is teased as one: “you being the rude waiter”. */
const turning = '(?<=\\b(?:you|he|she) )(?:being|playing) the (?=\\w+ (?!one\\b)\\w{3})'
const runsDown = new RegExp(
  `\\b(?:${contempt})\\b|\\b${partner} (?:(?!${turning})[\\w']+ ){0,5}?(?:${belittling})\\b`,
  'iu',
)

/** What is said of a thing, where neither its sentence nor the one before speaks of somebody: “The gutter I would like noticed, it was disgusting”. */
const thing =
  /\b(?:it|this|that)(?:'s| is| was) (?:(?:so|absolutely|really|just|pretty) )?disgusting\b/giu
const somebody =
  /\b(?:you|u|ur|your|he|him|his|she|her|we|us|our|they|them|their|kiss\w*|sex|bed|touch\w*|body)\b/iu
const withoutThings = (text: string): string => {
  const sentences = text.split(/(?<=[.!?])/u)
  return sentences
    .map((sentence, at) =>
      [sentences[at - 1] ?? '', sentence].some((one) => somebody.test(one))
        ? sentence
        : sentence.replaceAll(thing, ' '),
    )
    .join('')
}

/** Whether an answer labels, abuses or runs somebody down, or tells of it, so that nothing of it is repeated. */
export const labelsOrAbuses = (text: string): boolean => {
  const plain = text.replaceAll('’', "'")
  return (
    calledSo.test(plain) ||
    runsDown.test(withoutThings(plain)) ||
    neverRepeated.test(plain.replace(inPassing, '').replace(ofOneself, ''))
  )
}
