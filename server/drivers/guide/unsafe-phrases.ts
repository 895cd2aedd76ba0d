const they =
  "(?:you|he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex))(?:'s|'ve|'d|'re|'ll)?"
const them = '(?:you|him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex))'
const doing =
  "(?:(?:has|have|had|'s|'ve|'d|would|will|'ll|is|are|was|were|'re|just|then|even|once|twice|again|often|sometimes|still|actually|really|nearly|almost|keeps?|kept|keep on|started|starts|begins?|tried to|tries to|threatens? to|threatened to|going to|gonna|might|could|always|literally|has been|have been|been) ){0,4}"
const child =
  '(?:(?:the|our|my|his|her|your|their) )?(?:(?:little|youngest|oldest|eldest|older|younger|own|step|poor) ?)?(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|boys?|girls?|toddlers?|stepsons?|stepdaughters?|stepkids|stepchild(?:ren)?|little ones?|wee ones?)'
const threat =
  "(?:i'll|i will|i'm going to|i am going to|i'm gonna|im gonna|i could|i might|i'd|i would|i want to|i wanna|i swear|i feel like|i'm about to|he'll|she'll|they'll|he will|she will|he would|she would|you'll|he'd|she'd|threaten(?:s|ed|ing)? to|going to|gonna|say(?:s)? (?:he|she)(?:'ll|'d| will| would)|said (?:he|she|you)(?:'ll|'d| will| would)|one day (?:i|he|she)(?:'ll| will))"
const list = (...sources: string[]): RegExp[] => sources.map((source) => new RegExp(source, 'giu'))

/** Sayings that only sound alarming; they are taken out before anything is looked for. */
export const harmless: readonly RegExp[] = list(
  "\\b(?:would|'d|could|to) kill for\\b",
  "\\b(?:(?:is|are|was|been|be)|[a-z]+(?:'s|'re)) (?:\\w+ ){0,2}killing me\\b(?! and i want)",
  '\\bkill(?:s|ed|ing)? (?:it|time|two birds|the (?:mood|vibe|lights?|engine|weeds?|bugs?|spiders?)|(?:my|the|our) (?:plants?|basil|fern|houseplants?|battery|appetite|feet|back|knees?))\\b',
  '\\b(?:killed|killing|kills) me (?:laughing|with|to (?:wait|say|admit|leave|see))\\b',
  "\\b(?:could|would|'d|can|nearly|almost|about|thought i'd|going to) (?:just )?(?:die|died) (?:of|from|laughing|for|with|happy|inside|a little)\\b",
  '\\b(?:nearly|almost) (?:died|killed me)\\b(?! by)',
  '\\b(?:want(?:ed)?|wanna) to die (?:of (?:shame|embarrassment|laughter|boredom)|laughing|from embarrassment|old|in each other|holding|next to|together (?:old|at))\\b',
  '\\b(?:dying|dead) (?:to|for|of|laughing|tired|set|serious|end|line|on my feet)\\b(?! me)',
  '\\bto die for\\b|\\bdrop[- ]dead\\b|\\bover my dead body\\b|\\btill death\\b|\\bdeath by (?:chocolate|powerpoint|meetings?)\\b|\\bbored to death\\b|\\blove you to death\\b|\\bworried to death\\b|\\bscared to death of (?:spiders?|heights?|flying|public)\\b',
  '\\b(?:beat|beats|beating|smash|smashed|destroy|destroyed|crush|crushed|kill|killed|murder|murdered|slaughter|slaughtered) (?:you|me|him|her|us|them|the kids|the boys|the girls|our (?:son|daughter|kids)) (?:at (?!home|night|first)|in (?:a |the |our )?(?:cards?|chess|scrabble|tennis|race|racing|quiz|mario|game|games|uno|monopoly|fifa|pool|darts|run|trivia|ping|wordle|catan)|to the|again at|by \\d|every game)',
  '\\bhits? (?:me|you|us|him|her) (?:up|that|with (?:a (?:joke|pun|smile|question|compliment|kiss|hug)|good|the best)|like|how|hard (?:that|when i)|just how|on (?:monday|the way)|last (?:week|month) that|one day that)\\b',
  '\\b(?:it|this|that|which|news|loss|grief|sadness|thought|stress|flood|storm|winter|move|fact|week|death|silence|\\w+ness|reali[sz]ation)(?: (?:just|really|finally|suddenly|has|have|had|all)){0,2} hits? me\\b',
  '\\b(?:hit|hits|hitting) (?:the|a|our|my|it|rock) (?!me\\b|him\\b|her\\b|kids?\\b|child|son\\b|daughter|baby|bab|boys?\\b|girls?\\b|toddler|little|young|step|wall when|wall next)\\w+',
  '\\b(?:push|pushes|pushed|pushing) me (?:to|towards?|out of my|forward|on|higher|harder|when i (?:train|run)|in a good|on the swing|gently)\\b',
  '\\b(?:kick|kicks|kicked|kicking|elbows?|hits?|slaps?|punch(?:es)?|smacks?) me (?:in (?:his|her|your|their) sleep|under the (?:covers|table)|out of bed|while (?:asleep|sleeping|dreaming)|in bed while)\\b',
  '\\b(?:dog|cat|puppy|kitten|baby|toddler|kids?|son|daughter|nephew|niece|ball|wind|waves?|sun|song|smell|music|light|pillow|alarm|heat|cold|exhaustion) (?:\\w+ )?(?:hits?|slaps|punches|kicks|beats|bit|bites) me\\b',
  '\\b(?:cut|cutting|cuts) myself (?:off|some|a (?:break|slice|piece|bit|little slack)|shav\\w+|on (?:a|the|some)|while (?:cook|chop|shav|peel|slic|carv)\\w*|chopping|cooking|slicing|out of|loose|short)\\b',
  '\\b(?:hurt|hurts|hurting|injured|injure|burn(?:ed|t)?|harmed) myself (?:at|in|on|playing|running|lifting|falling|cooking|while (?:run|lift|cook|play|train|climb|ski|bik|cycl)\\w*|skiing|climbing|by accident|doing|training|again at|last (?:week|month) at|moving|carrying|pulling|stretching|trying to (?:lift|move|fix|carry))\\b',
  '\\bkill(?:ing)? myself (?:at (?:work|the gym)|over (?:this|the|a)|laughing|trying to|to (?:get|make|finish)|with (?:work|overtime))\\b',
  '\\b(?:overdos\\w+|od(?:ed|ing)?) (?:on|of) (?:\\w+ )?(?:chocolate|sugar|netflix|coffee|caffeine|cheese|cake|tv|screens?|sun|cute\\w*|christmas|reality|carbs|garlic)\\b',
  '\\bsuicide squad\\b|\\bsuicide (?:prevention|hotline|awareness)',
  '\\bdisappear(?:ing)? (?:to|into (?:a|the) (?:book|woods|forest|garden|shed|bath|sea|kitchen|mountains)|for (?:a|an|the) (?:hour|day|weekend|night|walk|few|while|bit|week|morning|afternoon)|with (?:you|a)|on (?:a|holiday)|together|somewhere)',
  '\\b(?:afraid|scared|terrified|frightened) (?:of|that|for|about) (?:you|him|her|them|my \\w+) (?:leaving|dying|getting (?:sick|ill|hurt|bored|older)|moving|going away|driving|falling|being (?:hurt|sick|ill|away|sad|alone|bored|disappointed)|not (?:lov|lik|want|need|com)\\w*|finding someone|losing|working|flying)\\b',
  "\\b(?:not|never|n't|no longer) (?:\\w+ ){0,2}(?:afraid|scared|frightened|terrified) (?:of|to)\\b",
  '\\b(?:without being|instead of being) (?:afraid|scared) (?:of|to)\\b',
  "\\b(?:(?:not|n't) feel safe|feel(?:s|ing)? unsafe|felt unsafe) (?:driving|cycling|walking|running|biking|riding|on (?:my|the|a) (?:bike|road|motorway|ladder|bus|train)|flying|swimming|in (?:this|that|our) (?:neighbou?rhood|area|street|part of town|suburb)|investing|with (?:our|the) (?:savings|finances|budget|landlord))\\b",
  "\\b(?:would|will|could|did|do|does|has|have|had|'d|'s|'ve) never (?:ever |once )?(?:hurt|hit|harm|kill|threaten|lay a|raise|cut|touch(?:ed)?|slap(?:ped)?|shove)\\w*(?: (?:me|you|myself|him|her|us|anyone|anybody|a child|the kids|our kids|the children|a hand))?",
  "\\b(?:will|would|has|have|'ve|'d) never (?:think|thought) (?:of|about) (?:suicide|killing myself|hurting myself)\\b",
  '\\b(?:nerf|glue|water|massage|heat|top|paint|radar|spray|staple|price) ?guns?\\b|\\bjump(?:ed|ing)? the gun\\b|\\bbig guns\\b|\\bguns? (?:n|and) roses\\b',
  '\\b(?:shoot|shot|shooting) (?:you|me|him|her|them|us) (?:a|an|some) (?:text|message|look|smile|email|line|quick|glance)\\w*',
  '\\bpunch(?:ed|es|ing)? (?:above|line|bowl|the air|the bag|a bag)\\b|\\bslap(?:ped|s)? (?:on|together|dash|stick)\\b|\\bchok(?:e|ed|ing) (?:up|on)\\b|\\bstrangl\\w+ (?:the|a) (?:cat|song|printer)\\b',
  '\\bsmack(?:ed|s|ing)? (?:talk|in the middle|dab|of)\\b|\\bbeat(?:s|ing)? (?:me to|myself up|the (?:traffic|clock|heat|eggs|system|drum|crowds?))\\b',
  '\\b(?:threw|throw|throwing|throws) (?:me|you|us|him|her|the (?:kids|baby|children)|our (?:son|daughter|kids)) (?:a|an|in the air|up in|into the (?:pool|air|sea|lake|water)|off (?:balance|guard)|for a)\\b',
  "\\b(?:shake|shakes|shaking|shook) (?:the )?(?:baby's|kids') (?:rattle|bottle|hands?)\\b|\\bshake it off\\b",
  '\\b(?:call|calls|called|calling) the (?:fashion|grammar|fun|noise) police\\b',
  "\\b(?:touch|touched|touches|touching) (?:our|my|his|her|the) (?:son|daughter|kid|child|kids|children)(?:'s|s')? (?:heart|hearts|life|soul|hair|forehead|cheek|hand)s?\\b",
  '\\b(?:afraid|scared) to (?:speak up|say (?:no|anything)|disagree) (?:at work|in meetings|to my (?:boss|manager|mother|mum|mom|dad|father)|with my (?:boss|manager)|in (?:class|french|english|spanish|german))\\b',
  '\\bcontrols? (?:everything i (?:watch|eat at)|the (?:remote|thermostat|playlist|music|tv|heating|volume))\\b',
  "\\bwon't let me (?:win|pay|help with|cook|near the|carry|do the dishes|lift|drive when|touch the (?:grill|barbecue|bbq|playlist|radio|thermostat)|have the last)\\b",
)

/** What a playful writer adds; it turns "I could kill you" into a joke. */
export const playfulSigns =
  /\b(?:lol|lmao|rofl|ha(?:ha)+|hehe|jk|just kidding|kidding|joking|jokingly|xd)\b|😂|🤣|😜|😝|😆|😅|😹/u

/** Threats that a playful sign beside them may turn into a joke. */
export const sayingsOfAnger: readonly RegExp[] = list(
  `\\b${threat} (?:\\w+ ){0,2}(?:kill|murder|strangle|throttle|hit|slap|smack|punch) (?:you|him|her|them|me)\\b`,
  '\\bwanted to (?:kill|strangle|murder|throttle) (?:you|him|her|them)\\b',
)

/** Self-harm. */
const selfHarm = list(
  '\\b(?:kill|hurt|harm|cut|hang|shoot|drown|poison|starve|burn|stab|injure)(?:ting|ing|ning)? (?:my ?self|meself)\\b',
  '\\bsu[ie]?ci?d[ae]l?\\w*|\\bsuicid\\w*|\\bsucid\\w*|\\bself[- ]?harm\\w*|\\bunaliv\\w+|\\bkms\\b|\\bsewer ?slid\\w+',
  '\\bend(?:ing)? (?:it all|my (?:own )?life|things for good|everything for good|myself)\\b|\\b(?:take|taking|took) my (?:own )?life\\b',
  "\\b(?:want(?:ed|s|ing)?|wanna|rather|ready|going|wish(?:ed)?|deserve|hope|pray|better if i|easier if i|like) (?:to |i (?:could |would |'d )?(?:just )?)?(?:just )?(?:die|died|be dead|was dead|were dead|stop existing|stop living|not exist|not be alive|not wake up|was gone|were gone|wasn't here|weren't here|was never born|were never born|didn't exist)\\b(?! down)",
  "\\bwish i(?:'d| had) never been born\\b|\\bwish i (?:wasn't|weren't|were not) (?:alive|here any ?more|born)\\b|\\b(?:would|'d) rather be dead\\b",
  "\\b(?:don't|do not|dont|didn't|never|no longer|not) (?:even |really |always )?(?:want(?:ing)?|wanna) (?:to )?(?:be here any ?more|be alive|be in this world|be around any ?more|live(?: any ?more| like this|[.,!?]|$)|wake up(?: any ?more| tomorrow| in the morning|[.,!?]|$)|exist|go on(?: any ?more| living|[.,!?]|$)|keep living)",
  "\\bno (?:point|reason|sense)(?: (?:in|to|left))* (?:living|live|go(?:ing)? on(?! about)|being (?:alive|here)|be alive|carry(?:ing)? on|stay(?:ing)? alive)\\b|\\bnothing (?:left )?to live for\\b|\\blife (?:is not|isn't|is no longer|feels like it isn't|is hardly) worth (?:it|living)\\b|\\bnot worth living\\b",
  "\\b(?:can't|cannot|cant|can not) (?:go on|carry on|keep going|keep living)(?: living| like this| any ?more| much longer|$|[.,!?])",
  "\\bbetter off (?:dead|without me|if i (?:was|were|died))\\b|\\b(?:would|'d|will) be (?:better|happier|easier) (?:off )?(?:without me|if i (?:was|were|wasn't|weren't|died|disappeared))\\b",
  "\\b(?:no ?body|no one|noone|anyone|you|everyone) (?:would|'d|will|wouldn't) (?:even |really |ever )?(?:notice|miss me|care|be (?:sad|happier)) if i (?:died|was gone|were gone|disappeared|was dead|were dead|wasn't (?:here|around))\\b",
  '\\boverdos\\w+|\\b(?:swallow|take|took|taking|swallowed) (?:all|a (?:whole )?(?:bottle|handful|lot|bunch)|too many|every|the whole)(?: of)?(?: (?:the|my|her|his|sleeping|pain))* ?(?:pills?|tablets?|meds|medication|bottle of)\\b',
  '\\bslit(?:ting)? my\\b|\\bcut(?:ting)? (?:my (?:wrists?|arms?|legs?|skin|thighs?)|again)\\b|\\bburn(?:ing)? my (?:arms?|skin|legs?) (?:on purpose|again)\\b',
  '\\bjump(?:ing|ed)? (?:off|from|in front of) (?:the|a|our|that|this) (?:bridge|roof|building|balcony|cliff|train|window|car|bus)\\b|\\b(?:drive|driving|drove|steer|crash) (?:\\w+ ){0,3}(?:into a (?:tree|wall|pole)|off (?:the|a) (?:road|bridge|cliff))\\b',
  "\\b(?:goodbye|suicide|farewell) (?:letter|note)s?\\b|\\bwon't be (?:around|here) (?:much longer|any ?more|for long)\\b|\\bthe world without me\\b",
  '\\b(?:tired|sick|done|had enough) (?:of|with) (?:living|being alive|life|existing|my life)(?: any ?more|$|[.,!?]| and)|\\bgive up on (?:life|living)\\b|\\bhate being alive\\b|\\bgiving up on (?:life|living)\\b',
  '\\bthink(?:ing)? (?:a lot )?(?:about|of) (?:dying|death all|ending|how (?:i|to) (?:would )?(?:die|end)|ways to die)\\b|\\bthoughts of (?:dying|death|ending|suicide|not being here)\\b|\\bdark thoughts about (?:dying|ending|myself)\\b',
  '\\b(?:wish|want|need) (?:i could |to )(?:just )?(?:disappear|vanish|fade away)\\b|\\bfall asleep and (?:not|never) wake\\b|\\b(?:go|going) to sleep and (?:not|never) wak\\w+|\\bnot wake up (?:tomorrow|again|any ?more)\\b|\\bnever wake up\\b',
  '\\bi hate myself(?! (?:for|when|a (?:bit|little)))|\\b(?:making|make|made) myself (?:throw up|vomit|sick after)\\b|\\bstarv(?:e|ing|ed) myself\\b|\\bdrink(?:ing)? myself to death\\b|\\bwant (?:it|everything) (?:all )?to (?:end|be over|stop)(?:[.,!?]|$)',
  '\\bme (?:quiero|quisiera) (?:morir|matar)\\b|\\bno quiero (?:vivir|seguir viviendo)\\b|\\bquitarme la vida\\b|\\bich (?:will|möchte) (?:nicht mehr leben|sterben)\\b|\\bmich umbringen\\b|\\b(?:je )?veux mourir\\b|\\bme (?:suicider|tuer)\\b|\\bvoglio morire\\b|\\bquero morrer\\b|\\bme matar\\b|想死|自杀|自殺|不想活|死にたい|죽고 싶',
)

/** The same, in other words. */
const selfHarmToo = list(
  '\\bfeel(?:s|ing)? like (?:dying|i want to die|ending it)\\b|\\b(?:just )?want to end it(?: all|[.,!?]|$)|\\bwant out of (?:life|this life|this world)\\b|\\bsleep forever\\b',
  "\\bwhat(?:'s| is) the point (?:of|in) (?:being alive|living|life|going on(?! about)|being here|existing)\\b|\\b(?:don't|do not|can't|cannot) see (?:a|any|the|much) (?:reason|point) (?:to|in|of) (?:keep |go on |carry on |be |being |stay(?:ing)? )?(?:liv\\w+|alive|going on|here)\\b",
  "\\b(?:no one|noone|nobody) would (?:even |really )?(?:miss me|notice|care)(?:[.,!?]|$| if i)|\\bworld (?:would be|is|'d be) (?:a )?better (?:place )?without me\\b",
  '\\b(?:hurt|kill|harm)(?:s|ing)? (?:himself|herself|yourself|themselves|themself) if\\b',
)

/** Fear of the partner, force, control. */
const fear = list(
  `\\b(?:afraid|scared|frightened|terrified|fearful|petrified|frightens me|in fear) (?:\\w+ ){0,2}of (?:${them}|what (?:${they}|\\w+)(?:'ll|'d| will| would| might| could| may| is| are)?|how (?:${they}|\\w+)(?:'ll|'d| will| would| might) react|(?:your|his|her|their) (?:temper|anger|rage|moods?|reactions?|fists?|hands?|drinking|shouting|yelling)|making (?:you|him|her|them) (?:mad|angry|upset)|setting (?:you|him|her) off|upsetting (?:you|him|her)|going home|coming home|being (?:alone|home) with)`,
  `\\b(?:afraid|scared|frightened|terrified|too scared|dread) (?:to|when|every time|each time|if) (?:i (?:hear|come|get)|${they} (?:drink|shout|yell|scream|come|lose|get|is|are|raise|slam|walk)|leave(?: (?:you|him|her)|$|[.,])|go home|come home|be (?:alone |home )?(?:alone )?with (?:you|him|her)|say no|upset|make (?:you|him|her)|disagree|breathe|speak(?:$|[.,]| (?:up|around|in front))|sleep (?:next|beside|at home|in the same)|end (?:it|things|this)|tell (?:anyone|anybody|someone)|move|be at home)`,
  `\\bdread (?:going|coming|being) home\\b|\\b(?:${they}|(?:your|his) \\w+|her (?:anger|temper|rage|mood\\w*|drinking|shouting|yelling|jealousy)|the way (?:you|he|she) \\w+)(?:'s| is| are|'re)? (?:really |often |sometimes )?(?:scar(?:e|es|ing)|frighten(?:s|ing)?|terrif(?:y|ies|ying)) me\\b(?! with (?:how|the) (?:good|much))`,
  "\\b(?:fear|fearing|afraid|scared|worried) for (?:my|our|the kids'?|my own|her|his) (?:own )?(?:life|lives|safety)\\b|\\bi(?:'m| am) (?:in danger|not safe|being (?:hit|hurt|beaten|watched|followed|tracked))\\b",
  "\\b(?:don't|do not|dont|didn't|doesn't|never|no longer|not) (?:really |always |even )?feel(?:ing)? (?:very |so |totally |completely )?safe\\b|\\bfe(?:el|els|lt) (?:so |very |really )?unsafe\\b|\\bnot safe (?:at home|here|with|around|in this house)\\b",
  `\\b${they} ${doing}(?:hit|hits|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|shov(?:e|es|ed|ing)|push(?:es|ed|ing)?|beat(?:s|ing|en)?|burn(?:s|ed|t|ing)?|bit|bites|biting|pinn?(?:ed|s|ing)|drag(?:s|ged|ging)?|rap(?:e|es|ed|ing)|attack(?:s|ed|ing)?|assault(?:s|ed|ing)?|spat on|spits? on|corner(?:s|ed)|restrain(?:s|ed)) me\\b`,
  `\\b${they} ${doing}(?:raise[ds]?|lift(?:s|ed)?|lay|laid|lays) (?:a|his|her|your|their) (?:hands?|fists?)(?: (?:to|at|against|on) (?:me|us)|$|[.,!])`,
  `\\b${they} ${doing}(?:grab(?:s|bed)?|pull(?:s|ed)?|twist(?:s|ed)?|squeez(?:es|ed)|yank(?:s|ed)?) (?:me (?:by|hard|so)|my (?:arms?|neck|throat|hair|wrists?|face))\\b|\\bhands? (?:around|on|round) my (?:throat|neck)\\b`,
  `\\b${they} ${doing}(?:throw(?:s|ing)?|threw|hurl(?:s|ed)?|chuck(?:s|ed)?) (?:\\w+ ){1,4}at (?:me|us|my)\\b|\\b(?:throws?|throwing|threw|smash(?:es|ed|ing)?|break(?:s|ing)?|broke) (?:things|stuff|plates|dishes|my (?:things|phone|stuff)|furniture)\\b(?! up)`,
  '\\bpunch(?:es|ed|ing)? (?:the |a |holes? in )(?:the )?(?:walls?|doors?)\\b|\\bhit(?:s|ting)? the wall (?:when|next)\\b|\\bholes? in the (?:wall|door) (?:from|where|after)\\b',
  `\\b(?:hurt(?:s|ing)?|hurted) me (?:again|physically|badly|so bad|last night|if i|if we|when (?:${they}) (?:drinks?|is (?:drunk|angry|mad)|are (?:drunk|angry|mad)|gets? (?:drunk|angry|mad))|when (?:you're|he's|she's) (?:drunk|angry|mad|drinking))|\\b(?:going to|gonna|will|'ll|might|could|may|would) (?:really |seriously )?hurt (?:me|us)\\b|\\bhit me\\b|\\bbeats? me\\b|\\bbeat me up\\b|\\bchoked me\\b|\\brap(?:e|ed) me\\b|\\bpushed me (?:down|into|against|over|out)\\b`,
  '\\b(?:black eyes?|bruis(?:e|es|ed) (?:me|on my|from (?:you|him|her|when|where)|my))\\b|\\b(?:hide|hiding|covered?|covering) (?:the|my) (?:bruises|marks)\\b|\\b(?:left|leaves|leaving|gave me|gives me) (?:a )?(?:marks? on|bruises?)\\b',
  "\\b(?:forc(?:e|es|ed|ing)|mak(?:e|es|ing)|made|pressur(?:es|ed|ing)) me (?:\\w+ )?(?:to )?(?:have sex|sleep with|do (?:sexual )?things i|touch|get naked|watch (?:porn|while))|\\b(?:forc(?:e|es|ed|ing)) (?:himself|herself|yourself|themselves) on me\\b|\\bforced sex\\b|\\b(?:i )?sa(?:id|y) no (?:and|but) (?:you|he|she|they) (?:did|do|does|kept|keeps?|didn't|don't|doesn't|wouldn't|went|carried|won't)\\b|\\b(?:wouldn't|won't|didn't|doesn't) stop when i (?:say|said|asked|cried|beg|begged)\\b|\\bagainst my will\\b|\\bwithout my consent\\b|\\bwhile i (?:was|am|'m) (?:asleep|sleeping|passed out) (?:and|without)",
  `\\b${they} ${doing}(?:threat(?:en(?:s|ed|ing)?)) (?:me|us|to)\\b|\\bthreaten(?:s|ed|ing)? (?:me|to (?:leave me with|take|hurt|kill|hit|throw|kick|post|share|send|tell|report|call))\\b`,
  "\\b(?:won't|will not|wouldn't|doesn't|don't|does not|never|didn't) (?:ever )?(?:lets?|allow) me (?:to )?(?:leave|see (?:my|any)|go (?:out|anywhere|home|to)|have (?:any |my own )?(?:money|friends|a job|a phone|keys)|work(?:$|[.,]| any)|speak|talk to|out of|contact|use (?:the|my) (?:phone|car|card)|eat)\\b",
  '\\bnot allowed to (?:see|leave|go|talk|speak|spend|have (?:friends|my own|money|a)|work|wear|use|call|drive|eat)\\b|\\b(?:lock(?:s|ed|ing)?) me (?:in|out|inside|up)\\b|\\block(?:ed)? myself in\\b|\\bhid(?:e|ing)? in the (?:bathroom|closet|car|bedroom|wardrobe) (?:from|when|until|because)\\b',
  `\\b(?:checks?|checking|goes through|going through|went through|reads?|reading|track(?:s|ing|ed)?|monitor(?:s|ing|ed)?|follow(?:s|ed)?|spy(?:s|ing)? on|spies on) my (?:phone|messages|texts|emails|location|car|every move|accounts?|calls)\\b|\\b(?:takes?|took|taking|hides?|hid) my (?:money|phone|keys|passport|bank cards?|cards?|wages|pay|meds|medication)\\b(?! (?:by mistake|charger|case|number))|\\bstalk(?:s|ed|ing)? me\\b`,
  `\\bcontrol(?:s|ling|led)? (?:me|my (?:money|life|every)|everything i|all (?:the|our|my) money|what i|who i|where i|the money)\\b|\\bso controlling\\b|\\b${they}(?:'s|'re| is| are) (?:so |very |too )?controlling\\b|\\bcut me off from (?:my )?(?:friends|family|everyone)\\b`,
  "\\b(?:walk(?:ing)?|live|living|tiptoe(?:ing)?|tread(?:ing)?|always) (?:around )?on egg ?shells\\b|\\begg ?shells around\\b|\\bsleep(?:ing)? with (?:a knife|the door locked|my keys)\\b|\\bhide the knives\\b|\\brestraining order\\b|\\bprotection order\\b|\\bwomen'?s refuge\\b|\\b(?:called|call|calling) the (?:police|cops) (?:on|about|because|again|when|last)\\b|\\bpolice came\\b",
  '\\b(?:pull(?:s|ed)?|held|hold|holds|wav(?:es|ed)|point(?:s|ed)|came at me with|threaten\\w* me with|grab(?:s|bed)?|has|keeps) (?:out )?(?:a|the|his|her|your) (?:gun|knife)\\b|\\b(?:gun|knife) (?:to|at|against|on) (?:my|me|our|us|the kids)\\b',
  '\\bme (?:pega|golpea|maltrata|amenaza)\\b|\\b(?:le )?tengo miedo (?:de (?:él|ella|ti|mi)|a (?:mi|él|ella))|\\b(?:il|elle|tu) me (?:frappe|bat|menace)s?\\b|\\bpeur de (?:lui|elle|toi|mon|ma)\\b|\\b(?:er|sie|du) (?:schlägt|schlägst|bedroht|bedrohst|würgt) mich\\b|\\bangst vor (?:ihm|ihr|dir|meinem|meiner)\\b|\\bmi (?:picchia|minaccia)\\b|\\bpaura di (?:lui|lei|te)\\b|\\bele me bate\\b|\\bmedo (?:dele|dela|de você)\\b|他打我|她打我|打我|家暴|害怕他|害怕你|殴られ|때려',
)

/** The same, in other words. */
const fearToo = list(
  `\\b${they} ${doing}hurting me\\b(?! (?:with|by) (?:not|being|forgetting))|\\b(?:hits|slaps|punches|chokes|beats|shoves) me\\b`,
  `\\b${they}(?:'s|'re| is| are| gets?| got| was| were|  becomes?| became| has become| have become| turns?| turned)(?: \\w+)? (?:violent|physically aggressive|physical with me)\\b|\\b(?:scream|yell|shout)(?:s|ed|ing)? in my face\\b|\\bspit(?:s|ting)? (?:at|on) me\\b|\\bspat (?:at|on) me\\b`,
  "\\b(?:won't|doesn't|didn't|wouldn't|don't|never) stop (?:when|even when|if|even if|after) i (?:say|said|ask|asked|tell|told|cry|cried|beg|begged)\\b|\\b(?:touch(?:es|ed|ing)?|does things to|did things to) me (?:when|while) i(?:'m| am| was)? ?(?:sleep|asleep|sleeping|drunk|passed out)\\b",
  '\\bpermission to (?:leave|go|see|spend|buy|eat|call|work|speak|use)\\b|\\bisolat(?:e|es|ed|ing) me\\b|\\b(?:afraid|scared|frightened) to (?:tell|say) (?:(?:you|him|her) )?(?:no|anything)\\b|\\b(?:take|taking) the (?:kids|children) (?:away )?if i\\b',
  "\\b(?:i|i'm|i've been|i am|i was|i get|i got|i keep) (?:being |getting |get |got |been )*beaten(?: up)?\\b(?! (?:in|at|by the|to the|again (?:in|at)))|\\bflinch(?:es|ed|ing)? (?:when|every time|each time|if)\\b",
)

/** Harm to a child. */
const childHarm = list(
  `\\b(?:hit|hits|hitting|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|beat(?:s|ing|en)?|shak(?:e|es|ing|en)|shook|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|hurt(?:s|ing)?|harm(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl\\w+|molest\\w*|abus(?:e|es|ed|ing)|starv(?:e|es|ed|ing)|smother\\w*|drown\\w*|bit|pinch(?:es|ed)) ${child}\\b(?!'s? (?:feelings|birthday|toy)| out of the (?:kitchen|room)| at | sitter)`,
  `\\b(?:threw|throws?|throwing|shov(?:e|es|ed)|push(?:es|ed)?|grab(?:s|bed)|drag(?:s|ged)|yank(?:s|ed)) ${child} (?:across|against|down|by the|by (?:his|her|their)|hard|into (?:the|a) (?:wall|door)|at|to the (?:floor|ground)|so hard)`,
  `\\b${child}(?:'s|'re| is| are| was| were| seems?| gets?| looks?)? (?:\\w+ ){0,2}(?:scared|afraid|terrified|frightened) (?:of (?:you|him|her|me|us|dad|daddy|mum|mummy|mom|mommy|their|his|papa|coming|being)|when (?:you|he|she|dad|daddy|mum|mom))`,
  `\\b(?:bruis(?:e|es|ed)|marks|welts|burns) on ${child}\\b|\\b(?:lock(?:s|ed|ing)?) ${child} (?:in|out|up)\\b|\\bleft ${child} (?:home )?alone (?:all|for (?:hours|days)|in the (?:car|bath)|overnight)`,
  `\\b(?:touch(?:es|ed|ing)?|look(?:s|ed|ing)? at|undress\\w*) ${child}(?: \\w+){0,3} (?:inappropriate\\w*|sexual\\w*|private\\w*|in a (?:bad|wrong) way|down there)|\\binappropriate(?:ly)? (?:with|towards?) ${child}|\\bsexual\\w* (?:with|to|towards) ${child}`,
  `\\b(?:afraid|scared|worried|think|know|fear|terrified)(?: that)? (?:i|you|he|she|they)(?:'ll|'d| will| would| might| could| may|'m going to| am going to|'s going to) (?:\\w+ )?(?:hurt|harm|shake|hit|drop|kill) ${child}|\\b(?:want|wanted|urge|urges|thoughts?|scared|afraid) (?:to|of|about) (?:hurt|hurting|shake|shaking|harm|harming|hit|hitting|kill|killing|smother\\w*) ${child}`,
  `\\b${child} (?:got|gets|was|were|is|are|being|been) (?:\\w+ )?(?:hit|beaten|slapped|smacked|spanked|abused|molested|choked) (?:by|again|when|at home)|\\b(?:pega|golpea) a (?:los|mis|nuestros) (?:niños|hijos)\\b|\\bfrappe les enfants\\b|\\bschlägt (?:die|unsere|das) kind(?:er)?\\b`,
)

const childHarmToo = list(
  '\\bfeel(?:s|ing)? like (?:shaking|hitting|hurting|smacking|slapping) (?:her|him|them|the (?:baby|kids?|child|children)|my (?:baby|kids?|child|son|daughter))\\b',
)

/** Threats to somebody. */
const threats = list(
  `\\b${threat} (?:\\w+ ){0,2}(?:kill|murder|stab|shoot|strangle|choke|beat|hurt|hit|slap|punch|burn|poison|harm|smash|bash|drown|hunt|find and|destroy|suffocate) (?:you|him|her|them|us|me|everyone|the kids|our kids|the children|the baby|the dog|the cat|your|his|her|my (?:wife|husband|partner|girlfriend|boyfriend|family|mum|mom))\\b`,
  "\\b(?:he|she|you)(?:'ll| will|'d| would| is going to|'s going to|'re going to| might| could) kill (?:me|us)\\b(?! (?:for (?:saying|telling|eating|buying|forgetting|writing)|if i (?:forget|buy|eat|bring|break the|spill|miss)|with))|\\bgoing to kill me\\b",
  "\\byou(?:'ll| will) (?:\\w+ )?(?:regret (?:this|it|leaving)|pay for (?:this|it|what)|be sorry (?:when|if))|\\bmake (?:you|him|her|them) (?:pay|suffer|sorry)\\b(?! (?:for dinner|half|back|the bill))|\\bwatch your back\\b|\\bteach (?:you|him|her|them) a lesson\\b|\\bget (?:back at|even with) (?:you|him|her)\\b",
  "\\bif (?:you|she|he|i|we) (?:ever |try to |tries to |dare to |dare )*(?:leaves?(?: (?:me|him|her|us))?|walks? out|cheats?(?: on me)?|tells? (?:anyone|anybody|someone|the police|(?:your|my) \\w+)|goe?s? to the police),? (?:i'll|i will|i'd|i would|i'm going to|you'll|you will|he'll|she'll|he will|she will|he said|she said|it'll be the last)(?! (?:\\w+ )?(?:miss|cry|be (?:so |really )?(?:sad|heartbroken|lost|lonely|happy|fine|ok|okay|there|here)|understand|come|support|follow|wait|help|bring|love|cook|drive|go with|join|feel|meet|pick|still|stay))",
  "\\bnever see (?:the kids|your kids|our kids|my kids|them|the children|your children|our children|your (?:son|daughter)|our (?:son|daughter)) again\\b|\\b(?:take|taking) (?:the|our|my) (?:kids|children|baby|son|daughter) (?:away|and (?:run|disappear|never|you'll))\\b",
  '\\b(?:break|smash|bash|crack|snap) (?:your|his|her|my) (?:neck|arms?|jaw|face|bones|legs?|skull|head|teeth|nose)\\b(?! in (?:a|the) (?:fall|crash|accident|ski))|\\bput (?:you|him|her|me) in (?:the )?(?:hospital|ground|grave)\\b|\\b(?:wish|hope|want) (?:you|he|she|they|him|her)(?: \\w+)? (?:were dead|was dead|dead|die|dies|died|to die)\\b|\\bburn (?:the|this|your) house down\\b',
  "\\bnext time i (?:won't|will not|may not) (?:stop|hold|miss|be)\\b|\\b(?:bought|buy|get|got|have|loading|load) (?:a|my|the) (?:gun|rifle|shotgun|pistol)\\b|\\b(?:i|he|she) knows? where (?:you|she|he|they|her|his|i)(?:'s|'re)? (?:live|lives|work|works|sleep|sleeps|are|is|family)\\b|\\bkys\\b|\\bkill yourself\\b|\\bblow (?:your|his|her|my) (?:head|brains)\\b|\\bi(?:'ll| will) find you\\b(?! (?:a|the|some))|\\bte voy a matar\\b|\\bich bringe? (?:dich|sie|ihn) um\\b|\\bje vais te tuer\\b|\\bti ammazzo\\b|杀了你|殺了你",
)

export const dangers: readonly RegExp[] = [
  ...selfHarm,
  ...selfHarmToo,
  ...fear,
  ...fearToo,
  ...childHarm,
  ...childHarmToo,
  ...threats,
]
