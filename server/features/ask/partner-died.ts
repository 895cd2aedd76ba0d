import { readable, withoutAccents } from '#server/safety/readable.ts'

const spouse = '(?:husband|hubby|wife|wifey|missus|partner|spouse|other half|better half)'
const sweetheart = '(?:boyfriend|girlfriend|[bg]f|fiancee?)'
const partner = `(?:${spouse}|${sweetheart})`
const dear = '(?:(?:dear|beloved|lovely|wonderful|darling|sweet|poor|young|own) ){0,2}'
const mine = `(?:my ${dear}${partner}|the love of my life|my soulmate)`

/** What is only said of somebody, only feared, or was only dreamt. */
const onlySo =
  '(?<!\\b(?:if|as though|like|dream|dreams|dreamt|dreamed|nightmares?|imagine|imagining|wish|wished|pretend|thought|suppose|worried|afraid|scared|fear|unless|says|said|thinks)(?: that| about)? )'

/** Who falls about laughing, loses a life in a game, or is dead tired is alive. */
const onlyInWords =
  '(?! (?:a little|a bit|inside|laughing|from laugh\\w+|of (?:laugh\\w+|shame|embarrassment|boredom|jealousy)|(?:[\\w-]+ ){0,3}(?:in|on|at|of) (?:the |a |an |his |her |our |my |that )?(?:game|level|boss|raid|round|fortnite|minecraft|valorant|zelda|video ?games?|dreams?|stage)))\\b'
const times =
  '(?:last|this|yesterday|today|suddenly|unexpectedly|peacefully|quietly|early|recently|at (?:home|\\d)|a (?:year|month|week|few|couple)|\\w+ (?:days?|weeks?|months?|years?) ago|from|after|due|in (?:january|february|march|april|may|june|july|august|september|october|november|december|hospital|his sleep|her sleep|their sleep|the (?:night|spring|summer|autumn|fall|winter)|\\d))\\b'
const dead = `dead(?=[.,!?;]| ?$| (?:and|now|since|because|but|so|for|these|almost|nearly|\\w+ (?:days?|weeks?|months?|years?))\\b)`
const died = `(?:died(?! on the (?:sofa|couch))${onlyInWords}|passed away|passed(?: on)?(?=[.!?;,]| ?$| ${times})|drowned(?! in)|(?:was|were) murdered|did(?:n't| not) survive|(?:is|was|are)(?:(?: no longer| not|n't) alive| no longer with us(?! (?:in|at|on|for|when|every|most|each)\\b))|did(?:n't| not) make it through|(?:was|were|got) killed(?! (?:it|by the boss)| in (?:the |a |his |her )?(?:game|round|level))|(?:is|was|are|'s|been) ${dead}|(?:took|ended) (?:his|her|their) (?:own )?life|lost (?:his|her|their) (?:life|(?:battle|fight) (?:with|against|to)))`

/** What may stand between somebody and that they died. */
const between =
  "(?:,? (?:of|for|after|aged?|at) (?:[\\w-]+ ){0,2}(?:years?|months?|weeks?|\\d+),?|'s|,? (?:(?!nearly|almost|barely|hardly|really)[a-z]+ly|just|also|both|has|have|had|then|now|who|too|has been|had been|and best friend),?|, (?:who (?:was|is) (?:[a-z0-9-]+ ){0,3})?[a-z0-9-]+,)"

const illness =
  '(?:cancer|leukaemia|leukemia|stroke|heart|illness|ill|sick|disease|tumou?r|covid|accident|crash|sepsis|aneurysm|pneumonia|overdose|suicide)'
const causes = `(?: to (?:(?!${illness})[a-z]+ ){0,4}${illness}\\b)`

const tells: readonly RegExp[] = [
  // “My husband, of forty years, has died”, “My wife and our son died in the crash”
  `${onlySo}\\b${mine}${between}{0,4}(?: and (?:my |our |the )?(?!i |we |then )[a-z]+(?: both)?)? ?${died}`,
  `^(?:(?:hi|hello|hey|so|well|please|help)[ ,.!]+){0,3}(?:the )?${spouse}${between}{0,3} ?${died}`,
  `[.!?;] ${spouse}${between}{0,3} ?${died}`,
  // “My husband had a heart attack and died”
  `${onlySo}\\b${mine} (?:had|got|fell|was|became) (?:(?!and\\b)[a-z]+ ){0,6}and (?:then )?(?:died${onlyInWords}|passed away)`,
  `${onlySo}\\b${mine} (?:had|got|fell|was|became) (?:(?!and\\b)[a-z]+ ){0,6}${illness}(?: (?:attack|disease|failure))?,? (?:and )?(?:he|she|they) (?:then )?(?:died|passed away)`,
  // “I miss my wife, she died in May”, “My husband was 45 when he died”
  `\\bmiss ${mine}\\b[^?]{0,40}\\b(?:he|she) (?:has |just ){0,2}(?:died|passed away)`,
  `\\b${mine} was (?:[a-z0-9-]+ ){1,4}when (?:he|she) (?:died|passed away)`,
  // “since the death of my partner”, “my wife's funeral”, “my late husband”
  `(?<!\\b(?:afraid|scared|terrified|fear|frightened) (?:of )?(?:the )?)\\b(?:death|passing|funeral|burial|loss) of ${mine}\\b(?!'s)`,
  `(?<!\\b(?:afraid|scared|terrified|fear|frightened) (?:of )?)\\bmy ${partner}'?s (?:sudden )?(?:death|funeral|burial|passing(?! [a-z]+ (?:on|at)\\b))(?! (?:wish|threat|trap|cap|metal|stare))`,
  `\\bmy ${dear}(?:late|deceased|dead) ${partner}\\b(?!'s|s\\b)`,
  `\\b(?:griev\\w+|mourn\\w*) (?:for |over )?my ${dear}${partner}\\b(?!'s)`,
  `\\b(?:since|after|before) my ${dear}${partner} passed\\b(?! (?:his|her|their|the|a|an|out|by|on|me|it|up|over|down)\\b)`,
  `\\b(?:he|she) (?:has )?(?:died|passed away)\\b[^?]{0,30}[,.] my ${dear}${partner}(?= of | ?[.!?,]| ?$)`,
  `\\bmy ${dear}${partner} and i\\b[^?.]{0,60}\\b(?:married|together|years)\\b[^?.]{0,20}[,.;] (?:then )?(?:he|she) (?:died|passed away)`,
  `\\bburied my ${dear}${partner}\\b(?!'s)`,
  // “I lost my wife”; of a sweetheart only with what they died of
  `(?<!\\b(?:like|if|though|almost|nearly|think|feel|feels|fear|believe)(?: that)? (?:i |i've |i have |i'd |i had )?(?:just |already )?)(?<!\\bhave i )\\blost (?:both )?my ${dear}${spouse}\\b(?!'s|s\\b| (?:in the|in a|at the|at a) (?!crash|accident|fire|war|flood|earthquake|car|hospital|night|spring|summer|autumn|winter|fall|end of|start of)| to (?!(?:[a-z]+ ){0,4}${illness}))`,
  `\\blost my ${dear}${sweetheart}\\b(?:${causes}|[^?]{0,40}\\b(?:he|she|they) (?:died|passed away))`,
  `\\b(?:after|since|cope with|coping with|get over|over) (?:the )?(?:losing|loss of) my ${dear}${spouse}\\b(?!'s)`,
  // “I am a widow”, “widowed at thirty-four”
  "\\b(?:i'm|i am|i've been|i have been|i became|i've become|being|becoming|as) (?:now |just |recently |newly |a |an |young |old |[a-z0-9]+-year-old |still |so |\\d+ (?:and )?)*widow(?:ed|er)?\\b(?! (?:with a (?:husband|wife|partner)|of (?:golf|football)))",
  '^(?:(?:a|young|newly|recently|just|new|hi|hello)[ ,.!]+)*widow(?:ed|er)?\\b(?! (?:with a (?:husband|wife|partner)|from|in the|next door|at the))',
].map((source) => new RegExp(source, 'u'))

/** “How do I tell the children that their dad died?”, where nobody else is named who may be their parent. */
const parentOfTheirs =
  /\b(?:my|our|the) (?:kids?|children|child|son|daughter|boys?|girls?|little ones?|baby)\b[^.?!]{0,40}\b(?:their|his|her) (?:dad|daddy|father|mum|mummy|mom|mommy|mother)(?:'s| has| is| was| just| had){0,2} (?:died|dead|passed away|gone for good)\b/u
const someoneElse = new RegExp(
  `\\b(?:my|his|her|our) (?:${partner}|ex|step\\w*|grand\\w*|neighbou?r|friend)|\\b(?:ex|step\\w*|grand\\w*)\\b|\\b(?:his|her) (?:kids|children)\\b`,
  'u',
)

/** Somebody is there who is alive, so that a note for who is alone would be beside the point. */
const newLove = new RegExp(
  [
    `\\b(?:new|current|present) (?:${partner}|relationship|man|woman|love|marriage)\\b`,
    "\\b(?:dating|remarr\\w*|re-marr\\w*|(?:moving|wants? to move|asked (?:me )?to move) in\\b|married again|marry again|getting married|falling in love|in love again)\\b|\\b(?:i'm|i am|we are|we're|now) (?:newly )?engaged\\b",
    '\\b(?:met|seeing|with|found|love|see) (?:someone|somebody)(?: new| else)?\\b(?! (?:about|for|who (?:knows|listens|can help)|to talk|to help))',
    "\\b(?:we are|we're|both) (?:both )?widow",
    '\\b(?:a|an|another) (?:[a-z]+ )?(?:gentleman|lady|man|woman|fella|fellow|bloke|chap|guy) (?:from (?:my|the|our)|at (?:my|the|our|work|church)|who (?:asked|asks|wants|likes)|has (?:asked|invited)|i (?:met|like|know))\\b',
  ].join('|'),
  'u',
)
const sweetheartOfNow = new RegExp(`\\bmy ${sweetheart}\\b`, 'u')
const marriedOnce = new RegExp(
  `\\bmy (?:late |deceased )?${dear}(?:husband|hubby|wife|wifey|missus|spouse)\\b`,
  'u',
)

/** A widow of golf, or of a console, has a partner who plays. */
const widowOfGames =
  /\b(?:playstation|xbox|ps ?\d|console|gaming|games?|golf|football|rugby|cricket|cycling|fishing|hunting|computer|fortnite|bike|surf\w*|poker)\b.{0,80}\bwidow|\bwidow.{0,80}\b(?:playstation|xbox|ps ?\d|console|gaming|golf|football|rugby|cricket|cycling|fishing|hunting|fortnite)\b/u

/** What only a partner can do who left and lives, where it is said that they were lost. */
const leftAlive =
  /\b(?:affair|cheat\w*|trust|divorc\w*|separat\w+|broke up|break ?up|left me|moved out|walked out|another (?:man|woman)|get (?:him|her|them) back|win (?:him|her|them) back|my fault|because i)\b/u
const deathWords =
  /\b(?:died|dead|death|passed|funeral|buried|burial|widow\w*|grie\w+|cancer|suicide|killed|ashes|late)\b/u

/**
 * Whether a question tells that the partner of whoever asks has died, by its words: what is said to couples would hurt then.
 * Not where somebody new is in it, nor of anybody else’s death.
 */
export function tellsOfPartnersDeath(question: string): boolean {
  const text = withoutAccents(readable(question))
  const isOfTheirParent = parentOfTheirs.test(text) && !someoneElse.test(text)
  if (!isOfTheirParent && !tells.some((pattern) => pattern.test(text))) return false
  if (widowOfGames.test(text)) return false
  if (newLove.test(text) || (sweetheartOfNow.test(text) && marriedOnce.test(text))) return false
  return deathWords.test(text) || !leftAlive.test(text)
}
