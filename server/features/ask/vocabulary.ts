/** Words that say nothing about what a question is about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about actually affect affecting affects after again ago all almost also always am an and another any anything are arent as
  at be because become becomes been before being both but by came can cannot cant come comes coming
  cope could couldnt counts couple couples day days deal dealing destroy destroying destroys did didnt do does doesnt doing done dont during each either
  else even evening evenings ever every everyone everybody everything everywhere feel feels feeling felt find finds for
  from full fully get gets getting give gives given go goes going gone gonna got had hadnt hardly has
  hasnt have havent having he hed her here hers herself hes him himself his how i id if im in into is isnt issue issues it its itself ive just keep keeps keeping kept kind kinda know knows last lately let lets
  like likes long lot lots made make makes making man many marriage marriages married may maybe me men might mine month months
  more most much must my myself need needs never new next no nobody none not nothing now of off often
  ok okay on once one ones only or other others our ours out over own partner partners people person
  please quite rather really recently relationship relationships s said same say saying says
  seem seems shall she shed shes should shouldnt since single so some somebody someone something
  sometimes soon start starts started still stop stops such sure take takes taken taking than that
  thats the their them then there theres these they theyre theyve thing things think thinks this those
  though through till to today together told tomorrow too took totally tried tries try trying two up us
  use used very want wanted wants was wasnt way ways we week weeks well went were weve what whats when
  whenever where which while who whos whole whose why will with without woman women wont would wouldnt
  wanna year years yes yesterday yet you youre your yours yourself
  handle handling issue issues problem problems ruin ruining ruins struggle struggling trouble troubles
  husband husbands wife wives boyfriend boyfriends girlfriend girlfriends spouse fiance fiancee hubby
  guy girl lover dear bf gf hubbys missus bae`.split(/\s+/),
)

const kin = 'mum|mom|mother|dad|father|parents|family|folks|sister|brother|relatives'
const clash = 'fights?|arguments?|rows?|quarrels?|arguing|fighting|argued|fought'

/** Turns of phrase that say more, or less, than their words, and the words that stand for them. */
export const turnsOfPhrase: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:hi|hello|hey|good (?:morning|evening|day)|cheers|bye|goodbye|(?:many |big )?thanks?(?: you)?(?: so much| very much| a lot)?)(?: there| all| again| for (?:your|the) help)?\W*$/g,
    'greeting',
  ],
  [
    /\bwhat (?:can|could|may|should) (?:i|we) ask(?: you| here| about)?\W*$|\bwhat (?:can|do) you (?:do|know)\b|\bwho are you\b|\breal (?:person|human)\b|^\W*what (?:are|is) (?:you|this)\W*$/g,
    'robot',
  ],
  [
    /\b(?:fight|argue|bicker|fighting|arguing|bickering) (?:all the time|constantly|a lot|too much|so much|every (?:day|week)|non-?stop|about (?:everything|nothing))\b/g,
    'recurring fight',
  ],
  [
    /\b(?:all|most of) the time\b|\b(?:full|part|this|last|next|every|each|first|second|long|same|on|in|of)[- ]time\b|\ba long time\b|\blast nights?\b|\blast night's\b/g,
    '',
  ],
  [/\bhow (?:do|does|would|will) (.{1,40}?) work\b/g, '$1'],
  [/\bcan (?:that|this|it|we) (?:ever |still )?work\b|\bworks? (?:on|out|it out)\b/g, ''],
  [
    /\bdriv(?:es?|ing) (?:me|us) (?:mad|crazy|nuts|insane|up the wall)\b|\bgets? on my nerves\b/g,
    'annoy',
  ],
  [
    /\b(?:break(?:ing)?|broke|broken|split(?:ting)?) up\b|\bbreak-?up\b|\bleave or stay\b|\bstay or (?:go|leave)\b|\bend (?:it|things|this|(?:the|our|my) (?:relationship|marriage))\b|\bleav(?:e|ing) (?:him|her|them|my (?:partner|husband|wife|boyfriend|girlfriend)|each other)\b|\b(?:is|if) it(?:'s| is)? (?:really |finally )?over\b/g,
    'breakup',
  ],
  [
    /\b(?:still|really|stopped|not|n't) (?:in )?lov(?:e|ing)\b|\bfall(?:en|ing)? out of love\b/g,
    'stilllove',
  ],
  [
    /\b(?:in love with|feelings for|crush on|falling for|attracted to) (?:an ?other|someone|somebody|two|a|my (?:friend|colleague|boss))\b/g,
    'otherlove breakup',
  ],
  [
    /\b(?:kiss(?:ed|es|ing)?|slept with|sleeping with|sex with|had something with|met up with) (?:an ?other|someone|somebody)(?: else)?\b/g,
    'cheat',
  ],
  [
    /\b(?:talk|speak|chat|text|writ|look)\w* (?:to|with|at) other (?:women|men|people|girls|guys)\b/g,
    'jealous',
  ],
  [/\b(?:fall|fell|falling|feel|be) (?:back )?in love(?: again)?\b/g, 'spark'],
  [
    /\b(?:get|got|getting|be) married\b|\b(?:about|want|believe in|against|for) marriage\b/g,
    'wedding',
  ],
  [
    /\bspend(?:s|ing)? (?:(?:more|enough|too|so|much|little|any|quality|no|some) )*time\b|\b(?:time|evening|night|moment|hour|minute|day|weekend)s? (?:alone )?(?:for|to) (?:ourselves|us|just us|the two of us|each other)\b/g,
    'busy time',
  ],
  [
    /\b(?:time|evening|night|moment|hour|minute|day|weekend|trip|peace|room)s? (?:all )?(?:to|for|by|on) (?:myself|himself|herself|my own)\b|\bfollow(?:s|ing)? me around\b|\bme[- ]time\b|\btime apart\b|\b(?:wants?|has|likes?) to be with me\b/g,
    'space',
  ],
  [
    /\bwhere (?:can|could|should|shall) (?:we|i) (?:go|take)\b|\bwhat (?:can|could|should|shall) we do (?:on|this|at|in|tonight|tomorrow)\b/g,
    'date fun',
  ],
  [/\bwhat (?:do|can|should|could) i (?:give|get|buy)\b/g, 'gift'],
  [
    /\b(?:nice|sweet|kind|romantic|lovely|loving) (?:things?|words?|messages?|texts?)(?: (?:to|for|can|could))?\b/g,
    'compliment',
  ],
  [/\b(?:keep|for the sake of) (?:the )?peace\b/g, 'refuse limit'],
  [
    /\bliv(?:e|es|ing) with (?:my (?:partner|boyfriend|girlfriend|husband|wife|fiance)|him|her|each other)\b/g,
    'movein',
  ],
  [/\bused to be (?:so |very |much )?close\w*\b/g, 'closer apart'],
  [/\b(?:tell|telling|told) (?:my \w+|him|her|them) no\b/g, 'refuse'],
  [/\b(?:couple|quality|family) time\b/g, 'busy time'],
  [/\btime with (?:my \w+|him|her|each other|one another)\b/g, 'busy time'],
  [
    /\b(?:should|do|shall|can) i (?:really |still )?(?:stay|leave|go)\b(?: with (?:him|her|them|my \w+))?/g,
    'breakup',
  ],
  [/\bnormal (?:to|that we) (?:fight|argue|row|quarrel)\b/g, 'recurring fight'],
  [/\bdo everything (?:with me|together)\b/g, 'clingy'],
  [/\bemotional(?:ly)? distan\w+/g, 'apart'],
  [/\b(?:am i|are we) (?:still |really )?happy\b/g, 'unhappy'],
  [
    /\b(?:after|since) (?:(?:having|we|had|our|the|a|becoming) )*(?:baby|kids?|child(?:ren)?|birth|parents)\b/g,
    'newparents baby',
  ],
  [/\bbad with money\b/g, 'money'],
  [/\bthe (?:right )?one\b|\bright (?:for|one)\b/g, 'stilllove'],
  [/\b(?:get|getting|be|feel|become|stay|keep|not|come) closer?\b|\breconnect\w*/g, 'closer'],
  [/\bmak(?:e|es|ing) (?:it|this) up to\b/g, 'apology'],
  [
    new RegExp(
      `\\b(?:mak(?:e|ing)|made) up\\b|\\bafter (?:\\w+ ){0,3}(?:${clash})\\b|\\bhad (?:\\w+ ){0,3}(?:${clash})\\b|\\bget(?:ting)? (?:over|past) (?:\\w+ ){0,3}(?:${clash})\\b|\\b(?:not|n't|no longer) (?:been )?(?:spoken|speaking|talked|talking|said a word)\\b`,
      'g',
    ),
    'reconcile fight',
  ],
  [
    /\b(?:keep(?:s)?|kept) (?:on )?(?:fighting|arguing|having)\b|\bsame (?:old )?(?:\w+ )?(?:fight|argument|quarrel|conflict|thing|issue|problem|row|topic|story)s?\b|\bover and over\b|\bagain and again\b|\bconstant(?:ly)? (?:fight|argu|bicker)\w*\b/g,
    'recurring fight',
  ],
  [
    new RegExp(
      `\\b(?:every|each|any) (?:\\w+ ){1,2}(?:ends?|turns?|becomes?) (?:up )?(?:in |into )?(?:a |an )?(?:${clash})\\b`,
      'g',
    ),
    '$& recurring',
  ],
  [/\b(?:mother|father|sister|brother|parents?)[- ]in[- ]laws?\b|\bin[- ]laws?\b/g, 'inlaw'],
  [
    new RegExp(
      `\\b(?:his|her|their|my|our|partner's|wife's|husband's|the) (?:${kin})\\b|\\b(?:${kin}) of (?:my|his|her)\\b`,
      'g',
    ),
    'inlaw $&',
  ],
  [
    /\b(?:want|wants|wanting|having|have|try for) (?:(?:a|more|another|to have|any|to|no) )*(?:kids?|child|children|baby|babies)\b/g,
    'future children',
  ],
  [
    /\btime[- ]?outs?\b|\btak(?:e|ing) a (?:break|pause)\b|\bcool(?:ing)? (?:off|down)\b|\bcalm(?:ing)? down\b|\bheat(?:s|ed|ing)? up\b|\b(?:gets?|too|so) heated\b/g,
    'pause',
  ],
  [/\bparenting\b/g, 'raisekids children'],
  [/\bwants? (?:one thing|something else|different things|another|the opposite)\b/g, 'decide'],
  [/\bbottl(?:e|es|ed|ing)\b.{0,20}\bup\b|\bclam(?:s|med|ming)? up\b/g, 'silent'],
  [
    /\b(?:only|hardly|barely|rarely|seldom|never) (?:ever )?see (?:each other|one another|him|her|my \w+)\b/g,
    'busy time',
  ],
  [/\blove life\b/g, 'spark'],
  [/\bmak(?:e|es|ing) love\b|\bmade love\b/g, 'sex'],
  [/\bstand(?:ing)? up for (?:my|him|her)self\b/g, 'refuse limit'],
  [/\b(?:no|enough|any|more|little|find|have|has) time for (?:me|him|her|my \w+)\b/g, 'busy time'],
  [/\bopens? up\b|\bopening up\b/g, 'openup'],
  [/\bmov(?:e|es|ed|ing) in\b|\bliv(?:e|ing) together\b/g, 'movein'],
  [/\bfor granted\b/g, 'appreciate'],
  [
    /\bpeople[- ]pleas\w+|\bpleas(?:e|ing) (?:people|everyone|everybody)\b|\bgiv(?:e|es|ing) in\b/g,
    'refuse',
  ],
  [/\b(?:say|says|said|saying|tell|hear) no\b|\bmy no\b/g, 'refuse'],
  [/\bin bed\b/g, 'sex'],
  [
    /\bin the mood\b|\bsex drives?\b|\b(?:no|n't (?:had|have|want|wants)(?: to have)?|not (?:had|have|want)|never (?:wants?|wanted|had|have)(?: to have)?|more|less|without|any|often|months|want|wants|wanted) sex\b/g,
    'libido sex',
  ],
  [
    /\br[ua]n(?:ning)? out of (?:things|topics|stuff)\b|\b(?:nothing|things|stuff|topics|anything) (?:left )?to (?:say|talk about)\b|\bwhat (?:to|(?:can|could|should) (?:we|i)) talk about\b/g,
    'topics',
  ],
  [
    /\b(?:happy|happiest|healthy|successful) (?:couples?|relationships?|marriages?)\b/g,
    'ritual strong',
  ],
  [
    /\b(?:lost|losing|loss of) (?:a|an|our|the|my) (?:unborn )?(?:baby|child|pregnancy)\b/g,
    'miscarriage',
  ],
  [
    /\b(?:said|say|says|did) (?:\w+ ){0,2}(?:awful|mean|terrible|horrible|nasty|hurtful|cruel|bad)(?: \w+)? (?:things?|words|stuff)?/g,
    'reconcile',
  ],
  [/\bpass(?:ed|es|ing)? away\b/g, 'die'],
  [/\bmental load\b/g, 'mentalload chores'],
  [/\bcheck(?:ing)?[- ]?ins?\b(?: with each other)?/g, 'ritual'],
  [/\b(?:fed|glued) (?:up|to)\b/g, ''],
  [/\bbest friends?\b/g, 'friend'],
  [
    /\b(?:break(?:s|ing)?|broke|broken|keep(?:s|ing)?|kept) (?:(?:his|her|their|my|a|the|any|all) )?(?:promises?|word)\b/g,
    'trust',
  ],
  [/\b(?:bad|terrible|foul) mood\b/g, 'grumpy'],
  [/\bdrop(?:ped)? dead\b/g, ''],
]

/** Words that ask for the same; the first of a line stands for all of it. */
export const sameWords: readonly string[] = [
  'fight argue argument quarrel row clash bicker conflict squabble dispute spat tiff feud',
  'shout yell scream loud shouting',
  'child kid children son daughter teenager teen toddler stepson stepdaughter stepchild stepchildren stepfamily kindergarten school',
  'baby newborn infant pregnant pregnancy birth postpartum expecting born midwife',
  'mother mum mom mama mommy mummy father dad daddy',
  'money finance finances financial cash budget spend debt bill rent mortgage salary income earn expense expensive afford bank loan wealth',
  'phone smartphone mobile screen scroll instagram tiktok facebook game gamer computer tv television netflix',
  'holiday vacation trip travel beach mountain christmas thanksgiving easter',
  'gift present birthday anniversary valentine',
  'sex sexual lovemaking orgasm fantasy',
  'libido desire aroused horny lust',
  'die dead death died funeral grief grieve mourn mourning miscarriage stillbirth bereavement loss',
  'trust lie lied lying liar dishonest cheat affair unfaithful infidelity betray betrayal promise secret',
  'drink drank drunk alcohol alcoholic beer wine booze sober weed cannabis drug gamble gambling bet casino addict addiction smoke smoking porn',
  'chores chore housework household clean dish laundry cook groceries grocery tidy messy untidy vacuum dishwasher wash bin rubbish trash sock mess',
  'apology apologise apologize sorry forgive forgiveness amends',
  'thank thankful grateful gratitude appreciate unappreciated appreciation thanks',
  'jealous jealousy possessive insecure envy envious ex flirt exes',
  'breakup divorce separate separation',
  'future goal dream marry wedding engaged engagement proposal commit commitment abroad',
  'ill sick illness cancer hospital disease chronic carer caregiver surgery disabled disability diagnosis dementia',
  'sad depressed depression anxiety anxious panic overwhelmed hopeless crying cries cry',
  'religion religious faith belief believe god church mosque pray prayer politics political vote catholic muslim christian atheist jewish hindu culture cultural vegan vegetarian tradition',
  'listen heard hear listener interrupt interrupted attentive attention',
  'criticise criticize critical critic criticism nag nagging complain complaint judge judged defensive',
  'anger angry mad temper irritable cranky grumpy furious rage snap',
  'affection affectionate hug cuddle touch kiss cuddling',
  'spark passion romance boring bored excitement roommate flatmate butterflies',
  'sleep snore snoring bedtime bedroom asleep blanket',
  'work job career office boss deadline unemployed burnout overworked workload colleague coworker',
  'busy schedule shift calendar',
  'stress stressed stressful stressing',
  'compliment praise admire flatter beautiful pretty handsome gorgeous wonderful',
  'space clingy independence crowded smothered',
  'apart drift distant stranger disconnected lonely loneliness',
  'date romantic',
  'talk conversation speak chat discuss discussion confess confession',
  'decide decision agree agreement choice choose compromise',
  'limit boundary refuse boundaries',
  'silent silence quiet stonewall stonewalling withdraw withdraws shutdown',
  'annoy bother bug irk irritate annoying',
  'friend mate pal buddy',
  'ritual habit',
  'strong stronger healthy happy happier better improve',
  'opposite introvert extrovert temperament personality character outgoing shy',
  'human robot bot ai chatbot',
  'family relative',
]

/** Words that stand in questions of every kind: beside others they count for little. */
export const commonWords: readonly string[] = `
  able accept add advice allow alone annoy answer ask away back bad balance begin best big bring
  build buy call care carry change check cold count different early easy empty end enough explain
  face fair fall far fast fear few fight fine first fix follow forget free fresh fun funny good
  great grow hand handle happen hard hate head heart help hide hold home hour house huge hurt idea
  important inside interest invite join lack late lead learn leave life light little live look lose
  love low manage matter mean meet middle minute miss mood morning move news nice night noise normal
  notice number offer old open pay place plan play point problem put question quick raise reach
  ready real reason remember respect rest room run safe save see send sentence set share short show
  side sign sit small sort sound split stand stay step strange strong suggest support talk team tell
  time tip tired true truth turn understand visit wait walk watch weekend whatever wish word work
  world worry worth write wrong young`
  .trim()
  .split(/\s+/)
