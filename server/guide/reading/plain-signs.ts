import { smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { wordTable } from '#server/meaning/words/word-table.ts'

const test = (source: string) => {
  const pattern = new RegExp(source, 'iu')
  return (plain: string): boolean => pattern.test(plain)
}

const loss = test(
  "\\b(?:(?<!(?:nobody|no one|phone|battery|laptop|engine|car|plants?|wifi) )died|passed away|funeral|miscarr\\w+|stillb\\w+|griev\\w*|grief|mourning|widow\\w*|cancer|hospice|chemo|the grave|(?:(?:mum|mom|mam|dad|nan|gran|grandma|grandad|sister|brother|son|daughter|\\w+)'s|his|her|their) grave(?=\\s*(?:$|[.,;!?])| (?:with|and|without|on|in|this|that|when|every|again|alone)\\b)|(?:is|was|are|were|'s|'re) dying(?! (?:to|for))|(?:his|her|my|our|your|\\w+'s) death|(?:was|were|got|been) (?:killed|buried)|bur(?:y|ied) (?:him|her|my|our|your)|terminal|(?:lost|losing) (?:him|her|mum|mom|mam|dad|nan|gran\\w*|(?:my|our|your|the|a) (?:mum|mom|mam|mother|dad|father|nan|gran\\w*|brother|sister|son|daughter|bab(?:y|ies)|child|wife|husband|(?:best )?friend|uncle|aunt\\w*|twins?|dog|cat))|since (?:my |your |our )?(?:mum|mom|mam|dad|nan|gran\\w*|mother|father|brother|sister) (?:went|left us|died|passed)|without (?:mum|mom|dad|him|her) (?:now|here))\\b",
)
/** Somebody lost who is called by their name: “when we lost Emiliano”. */
const lostByName =
  /\b(?:[Ww]hen|[Ss]ince|[Aa]fter|[Bb]efore|day|night|week|month|year|summer|winter) (?:we|I|you|he|she|they) lost (?!Wi-?Fi|English|French|Spanish)\p{Lu}\p{Ll}+\b(?!'s\b| (?:\p{Lu}|keys?|tickets?|match|game|cup|bag|on (?:the|penalties)))/u
const death = test(
  "\\b(?:(?:he|she|mum|mom|mam|dad|nan|gran\\w*)(?:'s| is| was) dead(?=$|[.,;!?]| (?:to|now|and|for|since|these)\\b)|death certificate|burial|cemetery|crematori\\w+|(?:his|her|mum's|mom's|dad's) ashes|stopped (?:kicking|breathing)|(?:told|tell(?:ing)?|says?|said) (?:\\w+ ){0,3}it was only (?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve) weeks|they (?:said|gave|give) (?:(?:me|us|him|her|you) )?(?:\\d+|a|one|two|three|four|five|six) (?:years?|months?)(?=,? (?:maybe|perhaps|with|left|to live|at most|tops)\\b))\\b",
)
const longIllness = test(
  '\\b(?:relapsed|\\d+ (?:days|weeks|months|years) sober|sober (?:since|for)|rehab|betting apps?|gambling|gambled (?:it|the|our|my|away)|the (?:betting|drinking|booze)|drinking (?:alone|again|too much|in secret)|(?:its|it.s|it is) the (?:wine|drink|gin|vodka|whisky|whiskey|beer)|(?:count|hid|hide|hiding) the (?:bottles|cans)|about to drink(?=$|[.,;!])|back on the drink|oxygen (?:machine|tank|mask)|on oxygen|bad ms days?|multiple sclerosis)(?!\\w)',
)

/** What may be one, or a phone that died and lost keys: enough that nothing makes light of it. */
const maybeLoss = test('\\b(?:died|(?:lost|losing) (?:my|our|your) \\w+)\\b')
/** A child or a grown-up who is not there any more, by the age they would have. */
const missingOne = test(
  "\\b(?:he|she|they|(?:my|our) (?:son|daughter|boy|girl|baby|child|brother|sister|mum|mom|dad))(?:'d| would)(?: have)? (?:be|been) (?:nearly |almost )?(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years old)?(?= (?:now|today|tomorrow|by now|this|next|in \\w+)\\b|\\s*(?:$|[.,;!]))|\\b(?:he|she|they)(?:'d| would)(?: have)? (?:start(?:ed)?|begun?|go(?:ne)? to) (?:big )?(?:school|k[ií]nder\\w*|nursery|reception|college|university) (?:now|today|by now|this (?:year|summer|autumn|fall|august|september|january)|in (?:august|september|autumn|the autumn|january))\\b",
)
const illness = test(
  '\\b(?:diagnos\\w+|bleeds|ble(?:d|eding)|h(?:a)?emorrhag\\w*|ambulance|intensive care|incubator|surgery|surgeon|(?:an|my|his|her|your|their) operation|operated on|biops\\w+|scan results?|(?:if|when|until|before|after) the scan(?! (?:of|upload\\w*|print\\w*|fail\\w*))|(?:the|my|your|his|her) scan (?:on|is|was|came)|tumou?rs?|(?:the|a|that|this|my|your) lump|chemo\\w*|radiotherapy|dialysis|transplant|(?:a|his|her|my|your|the) stroke(?! of)|seizures?|heart attack|dementia|alzheimer\\w*|parkinson\\w*|wheelchair|oncolog\\w*|terminally|in remission|relapsed?|(?:they(?:.ve| have)?|doctors?|hospital|clinic) (?:\\w+ ){0,2}caught (?:it|this) early|they want (?:me|him|her|you) back in|eyes (?:won.?t|will not) hold|(?:in|to|from|at|of) (?:the )?hospital|(?:doctors?|consultant|specialist|neurologist|surgeon) (?:says?|said|gives?|gave|thinks?)|(?:weeks|months|years) (?:left|to live))\\b',
)
const fright = test(
  "\\b(?:miscarr\\w+|stillb\\w+|premature|contractions|ivf|(?:can|could|will|you'll) (?:still )?get pregnant|lost (?:the|our|a) bab(?:y|ies)|(?:thought|afraid|feared) (?:that )?(?:i|we|you|he|she|they) (?:was|were|wasn't|weren't|would|wouldn't|might|'d)(?: not)? (?:com(?:e|ing) (?:back|home|round|through)|die|dying|make it|wake|survive|lose (?:him|her|you|them|my|our|the bab\\w+))|at the front(?! (?:of|door|desk|row|seat))|front line|shelling|air raids?|(?:with|took off|got) (?:the|his|her) belt|(?:was|got|were|been) beaten(?! (?:at|in|to|\\d))|evacuat\\w+|(?:i'?m|i am|i was|we are|we were|i(?:'ve| have) been|i feel|i felt) (?:(?:still|so|really|just|very|that|a bit|quite|too|honestly) ){0,2}(?:scared|frightened|terrified)(?! (?:of (?:the (?:dentist|dark)|spiders?|moths?|heights|flying|dogs?|clowns?|needles?|wasps?|mice|thunder|exams?|your cooking)|on the|watching|by the film))|(?:his|her|the baby's) due date)\\b",
)
/** Something is wrong between the two: who sleeps on the sofa since March is not asked about a picture of laughing. */
const outOfStep = test(
  "\\bi(?:'m| am|'ve been| have been)? (?:still |now |just )?(?:sleep(?:ing)?|slept) (?:in|on) the (?:sofa|couch|spare (?:room|bed))(?= (?:since|again|now|every night|all week|this week|these|ever since|for (?:weeks|months|\\w+ (?:weeks|months|nights)))\\b|\\s*(?:$|[.,;!]))|\\b(?:i|we|you|he|she)(?:'ve| have|'s| has)? moved (?:in)?to the spare room\\b|\\bwe sleep in (?:separate|different|two) (?:rooms|beds)\\b|\\bhard (?:now |right now )?to (?:picture|see|imagine) (?:us (?:in|being|laughing|together)|next (?:week|month|year)\\b(?! \\w)|a future)",
)
/** A child that was to come: “We were still three that day”. */
const oneFewer = test(
  '\\bwe were (?:still|nearly|almost|going to be|meant to be) (?:three|four|five|six)(?=\\s*(?:$|[.,;!])| (?:then|that day|back then)\\b)',
)
const moneyFear = test(
  "\\b(?:evict\\w*|repossess\\w*|bailiffs?|bankrupt\\w*|foreclos\\w*|redundan\\w*|laid off|lost (?:my|his|her|your|the|our) job|in debt|debts|arrears|(?:the|my|our|your) card (?:got |was |is )?(?:declined|refused)|(?:my|his|her|your|our|the) hours (?:\\w+ ){0,2}cut|hours (?:have been|got|were) cut|(?:they|work|boss)(?:'ve| have|'s| has)? cut (?:my|his|her|our|your) (?:hours|shifts)|overdrawn|(?:haven'?t|hadn'?t|not) (?:\\w+ ){0,2}paid (?:(?:it|them) off|off (?:the|my|our|that))|owe (?:\\w+ ){0,3}(?:grand|thousand)(?! (?:thank|kiss|hug|dinner|apolog|favour|cup))|can'?t pay|letters? from the bank|food ?bank|behind (?:on|with) the (?:rent|mortgage))\\b",
)
const hurt = test(
  "\\b(?:hurt(?:s|ful|ing)?|lonely|ignor(?:ed?|ing)|resent\\w*|angry|furious|mad at|let (?:me )?down|unloved|invisible|rejected|unwanted|unheard|unappreciated|left out|(?:leave|left|leaves) me (?:alone )?with|alone|f(?:eel|elt) (?:so |a bit |really )?(?:sad|low|bad|awful|small|stupid|left|lost|nothing)|sad|forgotten|dismiss(?:ed|ive)|betray\\w*|humiliat\\w*|unfair|fed up|sick of|disappoint\\w*|frustrat\\w*|your fault|blam(?:e|ed|ing)|for granted|cried|crying|in tears|cold to|distant|critici[sz]\\w*|snapp(?:ed|ing)|yell(?:ed|ing)?|shout(?:ed|ing)?|rolled your eyes|nagg?ing|selfish|lazy|row(?:ed|ing)?|argu(?:e|ed|ing|ment)|fight|fought|(?:you|he|she) (?:(?:just|really|still|even) )?(?:don't|dont|doesn't|didn't|didnt|won't|wouldn't|never|hardly|barely|rarely|forgot)|you(?:'re| are)? always|i do everything|silent treatment|not (?:speaking|talking))\\b",
)
const spent = test(
  "\\b(?:tired(?! of)|exhaust\\w*|knackered|worn out|drained|shattered|wrecked|stress(?:ed|ful)?|overwhelm\\w*|burn(?:t|ed)?[- ]?out|running on empty|no energy|can't keep up|too much|can't cope|can't sleep|cant sleep|hospital|clinic|scan|redundan\\w*|laid off|lost my job|debt|rent|overdue|panic\\w*|anxious|anxiety|low|numb|empty|heavy|hard|struggl\\w*|dread|scared|afraid|frightened|worr(?:y|ied|ies|ying)|ashamed|guilty|failure|useless)\\b",
)
const sorry = test(
  "\\b(?:sorry|apologi[sz]e|my bad|forgive me|i was unfair|i should(?:n't| not)? have)\\b",
)
const misses = test('\\b(?:miss(?:ed|ing)? (?:you|it|that|us|him|her|the|my|our|being)|i miss)\\b')
const little =
  /^\W*(?:(?:i )?(?:really |honestly |just )?(?:don't|do not|dont|dunno) (?:really )?(?:know|no)|(?:i )?dunno|idk|(?:i'?m )?not (?:really |quite |so |too )?sure|no idea|nothing(?: (?:really|comes to mind|much|special|i can think of|right now))*|n\/?a|none|hard to say|can'?t think(?: of (?:any(?:thing)?|one))?|pass|not (?:much|really|a lot)(?: (?:really|tbh|to say|this week))?|unsure|good question|who knows|it depends|hmm+|meh|whatever|fine|ok(?:ay)?|good|normal|same|the usual|as usual|all good|yes|no|yeah|nope|nah)\W*$/iu

const evading =
  /\b(?:no|not|none|nothing|nowt|never|\w+n't|dont|dunno|idk|know|think|sure|really|idea|what\w*|who|guess|maybe|perhaps|depends?|usual|usually|same|fine|ok|okay|good|bad|nice|great|all|any\w*|every\w*|some\w*|stuff|things?|pass|busy|later|skip|yes|yeah|nope|nah|meh|hmm+|private)\b|[?？]/iu
const mostNamed = 4
/** Who names something may say so less surely: “gym i guess”. */
const hedge =
  /[\s,]{1,3}(?:i (?:guess|suppose|think)|probably|maybe|tbh|lol|obviously|obvs)[\s.!]{0,3}$/u
/** A word of the language, as far as our table goes. */
const isKnown = (word: string): boolean => wordTable()(word) !== undefined

/** Whether a few words name one thing and no more: “the garage”, “football results”. */
export const namesOneThing = (answer: string): boolean => {
  const named = plainly(answer).replace(hedge, '')
  const words = named.match(/[\p{L}\p{N}']+/gu) ?? []
  const telling = words.filter((word) => word.length > 2 && !smallWords.has(word))
  return words.length <= mostNamed && telling.some(isKnown) && !evading.test(named)
}

const thanks = test(
  '\\b(?:thank(?:s|ful|ed)?|grateful|appreciat\\w*|glad (?:you|that you)|lucky to have|means (?:a lot|the world|so much)|meant (?:a lot|the world|so much)|(?:i )?loved? (?:it when|how|that|the way|when) you|proud of (?:you|him|her)|you (?:made me|brought|took (?:me|the)|let me|packed|cooked|picked|fixed|stayed|held|checked|asked|waited|covered|remembered|got up|drove))\\b',
)

/** What the words alone tell of an answer; they say too much rather than too little of what is heavy. */
export const plainSigns = (answer: string) => {
  const plain = plainly(answer)
  const isGrave =
    lostByName.test(answer) ||
    [loss, death, missingOne, oneFewer, illness, longIllness, fright, outOfStep, moneyFear].some(
      (is) => is(plain),
    )
  const isSad = [maybeLoss, hurt, spent, sorry, misses].some((is) => is(plain))
  return {
    /** Something in it may be heavy, sore or sad: nothing may make light of it. */
    mayBeTender: isGrave || isSad,
    /** A loss, an illness, a fright, the fear for money, or that something is wrong between the two: only what is calm is asked beside it. */
    isGrave,
    isThanks: thanks(plain),
    saysLittle: little.test(plain.trim()),
  }
}
