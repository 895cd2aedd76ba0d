/** What tells of somebody being hurt. */
export const violence = String.raw`
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
\b(?:blood(?:ied)?|bloody (?:hands?|knuckles|towels?|tissues?|sheets?|shirt|pillow|fingers?|arms?|legs?|knees?|mess on)|bleed(?:s|ing)?|bled|wound(?:s|ed)?|scars?|stitches|concussion|knocked out|unconscious)\b(?! (?:test|pressure|type|sugar|donor|mary|moon))
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
\bi (?:\w+ ){0,2}?(?:push|shov|slam|thr[eo]w|pinn|knock)\w* (?:him|her|you) (?:\w+ )?(?:against|into|onto|up against|to) (?:the |a )?(?:wall|door|floor|ground|wardrobe|cupboard|fridge)\b(?! (?:and (?:kiss|hug)\w*|(?:at|in) (?:judo|wrestling|training|rugby|football|karate|the ring)))
\b{hits} {somebody}\b{notInPlay}(?!'s? (?:record|score|feelings|heart|expectations))|\bi (?:\w+ ){0,2}{hits} you\b{notInPlay}
\b{handles} (?:{somebody}|\w+ by the \w+) (?:\w+ ){0,2}?(?:down|against|into|onto|on the (?:floor|ground|bed|stairs)|to the (?:floor|ground)|across|through|over|out of the (?:car|house|window)|by the|so hard|on purpose){notAHug}
\b{other} (?:\w+ ){0,9}?(?:grab|squeez|twist|bend|bent|pull|yank|scratch|claw|burn|bruis|break|broke|crush|stamp|stamped on|stomp|stomped on|kick|punch|hit|split|crack|dislocat|sprain|bit|bite|slash)\w* my {limb}\b(?! in public| and (?:kiss|smil|danc|whisper)\w+)
\b(?:slam|smash|ram|bang|crack|push|shov|knock|bash|cav)\w* (?:my|her|his|their|your) (?:head|face|skull|teeth) (?:against|into|on|in|through)\b|\b(?:grab|squeez|twist|choke|crush)\w* (?:her|his|their) (?:throat|neck|hair|wrists?)\b
\b(?:split|busted|burst|fat|bloody|swollen) (?:lip|nose|eye|eyebrow|cheek|mouth|face)\b|\b(?:split|broke|opened) (?:my|her|his) (?:eyebrow|lip|head|nose|jaw|cheek)
\b(?:told|tell|telling|said to|lied to) (?:the |my )?(?:nurse|doctor|hospital|police|everyone|everybody|people|them|work|mum|mom|boss|mother|family|friends) (?:that )?(?:i|she|he) (?:fell|tripped|slipped|walked into)\b
\b(?:puts?|putting|la(?:y|ys|id)) (?:a |his |her |your |their |my )?(?:hands?|finger) on (?:me|her|him|{loved}|{kid})\b(?! (?:shoulder|back|and pray))|\b(?:us(?:e|es|ed|ing)) (?:his|her|your|their|my) fists\b|\brais(?:e|es|ed|ing) (?:his|her|your|their|my|a) (?:hand|fist)s? (?:to|at|against|when)
(?<!\b(?:it|that|thought|idea|what) )\b(?:struck|strikes|striking) (?:me|her|him|my (?:wife|husband|partner|child|son|daughter))\b(?! (?:that|how|as|when|like|with|by))
\b(?:lung|sw(?:i|u)ng|fl(?:y|ew|ies)|c(?:o|a)m|charg|gone|goes|went)\w* (?:\w+ )?(?:at|for) (?:me|us|him|her) (?:with|and|swinging)\b
\b(?:chuck|throw|threw|hurl|fling|flung|lob)\w* (?:\w+ ){1,4}at (?:me|us|him|her|them|you|my (?:head|face)|{loved}|{someones}|{kid})\b
\b(?:pour|tip|throw|threw|chuck)\w* (?:\w+ ){0,3}(?:water|coffee|tea|oil|acid|petrol|bleach|soup) (?:on|over|at|in) (?:me|my|her|him|{kid})\b|\b(?:till|until) (?:\w+ ){0,3}(?:went black|passed out|blacked out|turned blue|could ?n[o']t breathe)\b
\b(?:spat|spits?|spitting) (?:in|at|on) (?:my|her|his|their|me|him)\b|\b(?:burns?|scars?|marks?) on my (?:back|arms?|neck|legs?|face|chest|body)\b.{0,25}\b(?:he|she|him|her|from)\b
`
