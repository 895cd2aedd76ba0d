/** Who and what the phrases below speak of: `{they}` and the rest stand for these. */
const parts: Readonly<Record<string, string>> = {
  they: '(?:he|she|they|it|partner|husband|wife|boyfriend|girlfriend|fianc[eé]e?|ex|stepfather|stepdad|father|mother)',
  loved: '(?:my (?:wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|ex)|him|her|them)',
  someones:
    '(?:his|her|their|my) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother)',
  child:
    '(?:(?:my|our|his|her|the) (?:little |own |step)?(?:daughters?|sons?|child(?:ren)?|kids?|baby|newborn|infant|toddler|teen(?:ager)?s?|girls?|boys?|nieces?|nephews?|stepdaughters?|stepsons?|stepkids?))',
  body: '(?:arms?|hands?|wrists?|hair|neck|throat|face|skin|legs?)',
  themselves: '(?:himself|herself|themsel(?:f|ves))',
  /** What follows a push or a hit that is none. */
  notInPlay: String.raw`(?! (?:at (?!me|home)|in (?:his|her|their|my) sleep|in (?:a|the) (?:game|race)|out of bed|with (?:a|the) (?:joke|question|news|surprise|smile)|to (?:go|try|do|be|work|take|apply|see|get|exercise)|a |an |some |up|on the (?:back|shoulder)|by \d|towards?|away|gently|under the|too (?:hard|far|much)))`,
}

const violence = String.raw`
(?<!\b(?:alcohol|drug|substance) )\babus(?:e|ed|es|er|ive|ing)\b
\bviolen(?:t|ce|tly)\b(?! (?:film|movie|game|video|show|series|disagreement))
\b(?:sexual|physical|indecent)(?:ly)? assault|\bassault(?:s|ed|ing)? (?:me|her|him|my)\b
\brap(?:e|ed|es|ist|ing)\b|\bmolest\w*|\bgrop(?:e|ed|es|ing)\b|\bincest\b|\bbattered\b
\b(?:hit(?:s|ting)?|slap(?:s|ped|ping)?|smack(?:s|ed)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|shov(?:e|es|ed|ing)|push(?:es|ed|ing)?|chok(?:e|es|ed|ing)|beat(?:s|en|ing)?|bit|bites|strangl(?:e|es|ed|ing)|(?:spit(?:s|ting)?|spat) (?:at|on)) (?:me|us|{loved}|{someones})\b{notInPlay}
\b{they}(?:'s| is| has been| can)? (?:gets?|got|getting|becomes?|turns?|be) (?:physical|rough|violent|aggressive)\b(?! affection)
\b{they}(?: is|'s|'re| are| becomes?| gets?| can be) (?:\w+ )?(?:dangerous|aggressive towards?)\b|\b(?:pillow|hand) (?:on|over) my (?:face|mouth|nose)\b|\b(?:arrested|jail|prison) for (?:assault|battery|hurting|hitting)\b|\bassault\b
\b{they} (?:\w+ )?(?:burn(?:s|ed|t)|grab(?:s|bed)|twist(?:s|ed)|scratch(?:es|ed)|drag(?:s|ged)|yank(?:s|ed)|pull(?:s|ed)|squeez(?:es|ed)) (?:me\b(?! (?:close|in|aside|up))|my {body}\b)(?! (?:in public|and (?:kiss|smil|danc)\w+))
\bgrab(?:s|bed|bing)? me by\b|\bhands? (?:around|on|round) my (?:neck|throat)\b
\b(?:threw|throws?|throwing|thrown|hurl(?:s|ed)?) (?:\w+ ){1,4}at (?:me|us|my (?:head|face)|{loved}|the (?:kids|children|baby))\b
\b(?:blood(?:y|ied)?|bleed(?:s|ing)?|bled|wound(?:s|ed)?|scars?|stitches|concussion|knocked out|unconscious)\b(?! (?:test|pressure|type|sugar|donor|mary|moon))
\bsmash(?:es|ed|ing)? (?:the|my|our|her|his|a) (?!it\b)|\battack(?:s|ed|ing)? (?:me|him|her|us) (?:with|in|at|when|and|from|while)\b|\bby the (?:throat|hair|neck|arm|collar)\b
\b(?:hurt(?:s|ing)?|hit(?:s|ting)?|beat(?:s|en|ing)?|attacked|threatened) by (?:my|his|her|a|an) (?!jokes?|words?|remarks?|comments?|silence|reaction|behaviou?r|answer)
\b(?:is|keeps?|been|was|gets off on) hurting me\b(?! with (?:his|her|their) (?:words|jokes|silence))
\btr(?:y|ies|ied) to (?:kill|drown|strangle|choke|hit|stab|burn|suffocate|run me)\b
\bbroke (?:my|her|his) (?:arm|ribs?|nose|jaw|tooth|teeth|finger|wrist|leg|collarbone)\b
\b(?:kill(?:s|ed)?|hurts?|kick(?:s|ed)?|beats?|poison(?:s|ed)?|hits?|tortur\w+) (?:our|my|the|his|her) (?:cat|dog|pet|puppy|kitten|animals?)s?\b
\b(?:gun|rifle|pistol|weapon|machete)s?\b|\b(?:with|has|had|took|pulled|grabbed|got|sleeps with|keeps) (?:a|the) (?:\w+ )?knife\b
\bwith a (?:belt|stick|hammer|bat|pan|bottle|hanger|cable)\b(?! of)
\bhole in (?:the|our|my) (?:wall|door)\b|\bpunch\w* (?:the |a )?(?:walls?|doors?)\b|\bblack eye\b|\bbruises?\b
\b(?:spat|spits?|kick\w*|punch\w*|hit\w*|slap\w*|elbow\w*|knee[ds]|shouts?|screams?|yells?|laughs?) (?:\w+ )?(?:in |into |on )?my (?:face|stomach|belly|ribs|head|back|legs?|arms?)\b
\bblack and blue\b|\bknock(?:s|ed) (?:me|her|him) (?:down|over|to the|out)\b|\b(?:cigarette|iron|lighter|hot water) (?:out )?on (?:me|my|her|his)\b|\b(?:broke|broken|nearly broke|almost broke|crushed) my {body}\b|\bmarks? (?:on|from) (?:a|the|my|his|her|their) (?:belt|body|{body}|hand|fist|ring)\b|\b(?:drove|drives?|driving) (?:straight )?(?:at|into|towards?) me\b
\bpin(?:s|ned|ning) (?:me|her|him) (?:down|to|against)\b|\bblock(?:s|ed|ing)? (?:the door|my way|me from)\b|\bcall(?:ing|ed)? (?:the )?(?:police|cops|911|111|999|000)\b
\b(?:he|she|they|partner|husband|wife|boyfriend|girlfriend) hurts? me\b(?! (?:with|by|that|when (?:he|she|they) (?:says?|forgets?|ignores?|jokes?|laughs?|talks?)))
\bkick(?:s|ed|ing)? (?:in )?(?:the|my|our) doors?\b|\b(?:will|would|'ll|going to) (?:find|hurt|kill|hunt|ruin|destroy) me\b
\b(?:destroy|smash|burn|rip|wreck|trash)\w* (?:all )?(?:my|our) (?:things|stuff|clothes|phone|belongings|furniture|books|documents|photos|laptop)\b|\bbreaks my (?:things|stuff)\b
`

const selfHarm = String.raw`
\b(?:kill|harm|cut|hang|shoot|drown|starve|poison)(?:s|ting|ing|ed)? {themselves}\b
\bhurt(?:s|ing)? {themselves}\b(?! (?:at|play|run|ski|while|in a))
\b(?:end(?:s|ed|ing)?|tak(?:e|es|ing)|took) (?:his|her|their|his own|her own|their own|my) li(?:fe|ves)\b
\b(?:do(?:es|ing)?|did) (?:something|anything|harm)(?: \w+)? to (?:myself|{themselves})\b|\bdanger to (?:myself|{themselves})\b
\bself[- ]?harm\w*|\bsuicid\w*|\bhow many (?:\w+ )?(?:pills|tablets)\b|\b(?:swallow|overdos)\w* .{0,20}(?:pills|tablets|bleach)
\b(?:takes?|ways?|easiest|how|painless\w*) (?:\w+ ){0,3}to die\b(?! for)
\bjump(?:ing)? (?:off|from|in front of|out of) (?:the|a|our) (?:balcony|bridge|roof|window|building|train|cliff)
\b{they} (?:\w+ ){0,4}(?:want(?:s|ed)? to die|(?:was|were) dead|better off dead|has no (?:reason|will) to live)\b
\b(?:i|{they}) (?:\w+ )?(?:do not|don't|dont|does not|doesn't|didn't|did not|no longer|never) (?:\w+ )?want(?:s|ed)? to (?:live|be (?:alive|here)|wake up|go on|exist)\b(?! (?:together|with|in|near|next|apart|abroad|there|at|on|from|where))
\b(?:reasons?|will|point) (?:to|in|of) (?:live|living|going on)\b|\bnot worth living\b|\bcutting (?:again|myself)\b|\brazor ?blades?\b
\bhate my life\b|\b(?:took|taken|swallowed) (?:a lot of|a bunch of|too many|lots of|all the) \w+\b.{0,10}(?:$|pills|tablets|meds)|\bif i (?:was|were) (?:gone|dead|not here|no longer here)\b|\b(?:slit|cut) (?:his|her|their|my) (?:wrists?|arms?)\b|\bno way out\b|\bgood ?bye forever\b|\b(?:i|he|she|they) (?:can't|cannot|can not|could not|couldn't) go on\b|\b(?:everyone|everybody|they|he|she|you) (?:would|will|'d) be (?:happier|better off|better|fine) without me\b|\bend (?:it all|everything)\b|\bscratch\w* (?:my|his|her) (?:arms?|skin|legs?) (?:until|till|open|bloody)
\bbought (?:\w+ ){0,2}(?:pills|rope|blades)\b|\b(?:can't|cannot|can not) (?:cope|go on|take it) any ?more and\b
`

const children = String.raw`
(?<!(?:hardly|never|not|n't|rarely) (?:ever )?)\b(?:touch(?:es|ed|ing)?|undress\w*|sleeps? with) {child}\b(?!'s)
\b(?:step ?dad|stepfather|uncle|grandfather|brother|teacher|coach)\b.{0,20}\btouch(?:es|ed|ing)? (?:her|him|my|our)\b
\b(?:hits?|slaps?|beats?|shakes?|shook|kicks?|smack(?:s|ed)?|spank(?:s|ed)?|hurts?|hurting|hitting|punch(?:es|ed)?|lock(?:s|ed)|choke[sd]?|starve[sd]?|neglect(?:s|ed)?) {child}\b(?!'s? (?:feelings|at|record)){notInPlay}
{child}(?:'s| is| are| seems?)? (?:\w+ ){0,2}(?:scared|afraid|terrified|frightened) (?:of|when) (?:me|him|her|{they}|my)\b
{child}\b.{0,30}\bflinch(?:es|ed)?\b|\bleav(?:e|es|ing) {child} (?:home )?alone (?:in|all|for|at|over)\b
\btouched by (?:my|his|her|our|a|an|the)\b|\b(?:could|might|will|going to) (?:hurt|harm|hit|shake|kill) {child}|\btoo rough with {child}|{child}\b.{0,20}\band (?:hits?|slaps?|shakes?|shook|beats?|kicks?|hurts?) (?:him|her|it|them)\b|\b(?:afraid|scared|terrified) of (?:their|his|her) (?:father|mother|dad|mum|mom|parents?)\b
`

const force = String.raw`
\bsex with me (?:while|when) i(?:'m| was| am)\b|\bhav(?:e|ing) sex with me\b.{0,20}\bw(?:hile|hen|oke)\b|\bwoke up\b.{0,40}\bsex with me\b
\b(?:n't|not|never) (?:stop|listen|accept|care|respect)\w*(?: it)? (?:when|if|after|although|though|even when|even if|even though) i (?:(?:say|said|tell \w+) no|cr(?:y|ied)|beg(?:ged)?|ask(?:ed)?|scream(?:ed)?|struggled?)\b
\b(?:told|asked|begged) (?:him|her|them|my \w+) to stop (?:and|but)\b|\bsex\b.{0,60}\beven (?:if|when|though) i\b
\b(?:demands?|insists? on|takes?) sex\b|\bowes? (?:him|her|me|them) sex\b|\b(?:video|photo|picture|clip|film)s? of (?:me|us)\b.{0,30}\b(?:sex|naked|internet|online|shower)\b|\b(?:angry|mad|furious|violent|shouts|yells|punishes me) (?:if|when|because) i (?:refuse|say no|said no|disobey|do not obey|don't obey)\b
\b(?:pressur|guilt|forc|manipulat|coerc)\w* me (?:into|to have|for) (?:having )?sex\b|\bforc\w+ {themselves} (?:on|upon) me\b
\b(?:without|against) (?:my|her|his) (?:consent|will)\b|\bma(?:ke|kes|de|king) me do (?:\w+ ){0,2}(?:things|stuff)\b|\bdrugged (?:me|my|her|him)\b
\b(?:record|film|video|photograph)(?:s|ed|ing)? (?:me|us|her|him)\b.{0,40}\b(?:sex|naked|undress\w*|shower\w*|without)\b
\b(?:nude|naked|intimate|private) (?:photos?|pictures?|pics|videos?) (?:\w+ ){0,3}(?:without|online|public|to everyone|of me)\b
\b(?:post|share|publish|leak|spread|sen[dt]|show)(?:s|ed|ing)? (?:\w+ )?(?:my |of my )?(?:nudes?|naked|intimate)\b
\b(?:camera|recorder|microphone|cam)\b.{0,40}\b(?:secret\w*|hidden|without|not notice|not know)\b|\b(?:secret\w*|hide|hidden) (?:a |the )?(?:camera|recorder|microphone)\b
\b(?:hides?|hid|throws? away|flushed) my (?:pill|birth control|contraception|medication|meds)\b|\bremoved the condom\b
\bcondom off\b|\bsex\b.{0,30}\banyway\b|\bi froze\b|\b(?:did not|didn't) want (?:sex|it|to)\b.{0,30}\b(?:did it|anyway|kept|forced|made)\b
\b(?:touch|kiss|grab|grop)\w* me (?:although|even though|when|after|while) i (?:say|said|ask|asked|tell|told|do not|don't|am asleep|sleep)\b|\b(?:touch|grop)\w* me in my sleep\b|\b(?:keeps?|kept|goes|went|carr(?:y|ies|ied)) (?:going|on)\b.{0,20}\bi (?:say|said|ask|told|cry|cried)\b
\bforc(?:e|es|ed|ing) me\b|\bblackmail\w*|\b(?:has|had|having) sex with me (?:while|when|although)\b
`

const control = String.raw`
\b(?:reads|checks|inspects|searches|monitors|demands|controls|tracks|goes through) (?:all (?:of )?)?my (?:messages|phone|texts|e-?mails|mail|location|accounts?|calls|every|money|spending|movements|clothes)\b
\bmonitors? (?:me|everything|what i|where i|who i)\b|\bcontrols? (?:who|what|where|when|how|every\w*) (?:\w+ )?i\b
\b(?:tracker|air ?tag|spy(?:ware)? ?(?:app|cam\w*|software)?|hidden camera|keylogger)\b|\bwatch(?:es|ing)? me (?:on|through|with) (?:a |the )?camera
\b(?:made|makes|make|forced|forces) me (?:to )?(?:quit|leave|give up|stop (?:seeing|working|talking)|delete|drop out)\b
\b(?:keeps?|takes?|took) all (?:of )?(?:the|my|our) money\b|\bno access to (?:our|my|any|the) (?:own )?(?:money|account|bank|phone|car)\b
\b(?:took|takes?|taking) (?:away )?my (?:phone|money|keys|documents|passport|papers|bank ?cards?|id)\b
\bnot allow(?:ed)? (?:me )?to (?:have|see|leave|go|talk|work|meet|speak|call|wear)\b|\b(?:does not|doesn't|won't|will not|never) allows? me\b
\b(?:ask|need|get) (?:\w+ )?(?:for )?(?:his|her|their|my \w+'s) permission\b|\bask (?:him|her) for permission\b|\b(?:prisoner|hostage)\b
\b(?:locks?|locked|locking) (?:me|us|the door)(?: \w+){0,4}(?: in| out| so | and )
\bstalk(?:s|ed|er|ing) (?:me|her|him|us)\b|\bmy stalker\b|\bfollows me (?:to|around|home|everywhere)(?! the house)\b
\b(?:keeps?|kept) (?:following|showing up|turning up|waiting for|watching|coming|driving|calling) (?:me at night|me and|at|to|by|outside|past)(?: (?:my|our))?\b.{0,15}(?:house|home|door|work|flat|window|night)|\b(?:keeps?|kept) following me\b
\b(?:stands|waits|sits|parks|lurks|turns up|shows up|hangs around) (?:outside|in front of|near|at) (?:my|our|the) (?:work|house|home|door|office|flat|school)\b
\b(?:isolat\w+|cuts?|cut) me (?:off )?from (?:my |all |every)
\b(?:forbid(?:s|den|ding)?|forbade)\b|\b(?:gives?|given?|gave|leaves?) me no (?:money|say|access|choice|freedom)\b|\bno money of my own\b|\bdecides? (?:what|who|where|when) i\b|\b(?:keeps|takes|took|has) my (?:salary|wages|pay|income|earnings|pension|benefits)\b
\b(?:checks?|checking|wants to know|asks?|tracks?|prove|proof) (?:of )?where i am\b|\b(?:opens|reads) (?:all )?my (?:letters|mail|post|diary)\b|\bcontrols my\b|\b(?:every|all (?:of )?(?:my|the)|demands?|wants?) (?:my )?passwords?\b|\b(?:must|may|can) ?not (?:talk|speak) to (?:other|any|my)\b
\bif i (?:ever )?(?:leave|left|go|break up|refuse)(?: (?:him|her|them))?,? (?:he|she|they)(?:'ll|'d| will| would)\b|\bmy ex (?:waits|is waiting) (?:for me )?(?:outside|after|at)\b|\b(?:broke|breaks|broken) into (?:my|our)\b|\bwatch(?:es|ing)? me\b.{0,30}\bcameras?\b|\bwatch(?:es|ing)? (?:my )?every (?:step|move)\b|\bhid(?:e|ing) money\b|\btracks me\b
\b(?:does not|doesn't|won't|will not|would not|wouldn't|never|did not|didn't) lets? me (?:see|go|leave|have|use|call|eat|work|out|visit|drive|get)\b(?! (?:the last|a word|enough sleep|any sleep|my way))
\bhid(?:es|den)? (?:the|my|our) (?:car )?(?:keys|phone|money|passport)\b|\bso (?:that )?i (?:could not|couldn't|cannot|can't|can not) leave\b|\baccount for every\b|\bma(?:kes?|de) me sleep (?:outside|on the floor|in the car)\b
`

/** What somebody asks who is about to do harm. */
const ownHarm = String.raw`
\b(?:make|force|trick|pressure|blackmail|threaten) {loved} (?:to |into )?(?:hav(?:e|ing) sex|sleep(?:ing)? with|obey|submit|stay|do what i)\b
\b(?:make|get) {loved} (?:to )?(?:afraid|scared|fear me|suffer)\b|\b(?:she|he)(?:'s| is) my property\b
\b(?:stop|prevent|keep|forbid) {loved} (?:from )?(?:leaving|to leave|seeing (?:other|friends|her|his|their|anyone)|(?:having|talking to|meeting) (?:friends|other|anyone)|going out|working(?! (?:so|too|late|on|at night|all)))\b
\b(?:track|spy on|bug|hack(?: into)?) (?:where )?(?:{loved}(?:'s)?|my \w+'s|his|her|their)\b
\b(?:secretly|quietly|without (?:her|him|them) (?:knowing|noticing)) (?:\w+ ){0,3}(?:track|record|read|check|film|follow)\b
\bhow (?:do|can|could|to|would|should) (?:i )?(?:control|kill|murder|hurt|harm|scare) (?:my (?:wife|husband|partner|girlfriend|boyfriend)|her|him)\b
\b(?:punish|poison|drug|sedate|drown|stab|get revenge on|take revenge on) {loved}\b|\bteach {loved} a lesson\b|\bget(?:ting)? (?:my )?revenge\b|\bwant {loved} dead\b
\b(?:frighten|scare|terrify|intimidate|punish) (?:my (?:wife|husband|partner|girlfriend|boyfriend))\b|\bwant {loved} to (?:suffer|feel (?:the |my )?pain|be afraid|fear)\b
\bobey\w*\b|\b(?:find out|know|see|check|track) (?:where|who|what) .{0,40}without (?:her|him|them) (?:knowing|noticing)\b
\b(?:watch(?:ed|ing)?|waited|waiting) (?:at |outside )?(?:her|his|their) (?:window|house|home|flat|door)\b|\bfollowed (?:her|him) home\b
`

const fear = String.raw`
\b(?:i'm|i am|im|i feel|i get|feeling) (?:so |really |very |too |just |constantly )*(?:scared|frightened|terrified|unsafe|afraid)(?: (?:right now|now|tonight|at home|in my own home|all the time|every (?:day|night|time)|when(?:ever)? (?:{they}|my)\b|around (?:him|her|them|my)|of my (?:partner|wife|husband|boyfriend|girlfriend|ex)\b)|[.!]?$)
\b(?:get|getting|leav(?:e|ing)|escape|move|go) (?:\w+ ){0,3}safely\b|\bsafely (?:leave|get|escape|move|go|end)\b|\bsafety plan\b|\bto be safe\b(?!,)|\bto stay safe\b|\b(?:my|our|her|his) safety\b|\bin danger\b
\bescape (?:from )?(?:him|her|them|my (?:partner|wife|husband|boyfriend|girlfriend|marriage|home)|this (?:man|woman|relationship|marriage))\b
\b(?:wom[ae]n'?s|domestic) (?:refuge|shelter)s?\b|\b(?:refuge|shelter) for (?:men|women|me|us)\b|\b(?:restraining|protection|protective) order\b|\b(?:i|we) (?:really )?fear (?:my|him|her|for)\b|\b(?:with|in) fear\b|\bto frighten me\b
\bhid(?:e|ing|den)? (?:from (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend))|in (?:the|a|my) (?:bathroom|bedroom|closet|car|toilet|room|wardrobe|garage))\b
\b(?:leave|leaving|move out|get out|go|run)\b.{0,40}\bwithout (?:him|her|them|my \w+) (?:finding|knowing|noticing)
\brun(?:ning)? away from (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))\b|\b(?:afraid|scared|frightened|terrified) (?:to|of) (?:tell(?:ing)?|leav(?:e|ing)|ask(?:ing)?|say(?:ing)?) (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend)|no)\b(?! (?:i love|about (?:my|the) (?:gift|present)|that i (?:lost my job|love|like)))|\bget away from (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))\b|\bget (?:\w+ ){0,3}(?:kids|children|child|son|daughter) (?:and (?:me|myself) )?out\b|\b(?:kids|children) and (?:me|myself) out\b
\bwhere (?:can|could|do|should) (?:i|we) go (?:tonight|now)\b|\b(?:can't|cannot|can not) stay here\b|\bnowhere to go\b
\bno ?(?:body|one) (?:will|would|can) (?:ever )?find (?:me|my body|you)\b|\bi will regret\b
\b(?:calls?|called|calling) me (?:\w+ ){0,2}(?:worthless|whore|slut|bitch|cunt|pathetic|trash|garbage|nothing)\b
\b(?:calls?|calling) me (?:\w+ ){0,3}(?:names|stupid) (?:every|all the)\b|\bhumiliat\w+ me\b|\b(?:that )?i(?:'m| am) (?:worthless|nothing|pathetic|trash)\b|\b(?:nobody|no one) (?:would|will) miss me\b
`

const compiled = (lines: string): RegExp[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      let source = line
      while (/\{[a-zA-Z]+\}/.test(source)) {
        source = source.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => parts[name] ?? '')
      }
      return new RegExp(source, 'u')
    })

/** What people ask about harm, in lower case with straight apostrophes. */
export const unsafePhrases: readonly RegExp[] = [
  violence,
  selfHarm,
  children,
  force,
  control,
  ownHarm,
  fear,
].flatMap(compiled)
