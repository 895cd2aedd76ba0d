/** What tells of harming or ending oneself. */
export const selfHarm = String.raw`
\b(?:kill|hurt|harm|cut|hang|shoot|drown|poison|starve|burn|stab|injure)(?:ting|ing|ning)? (?:my ?self|meself)\b
\bsu[ie]?ci?d[ae]l?\w*|\bsuicid\w*|\bsucid\w*|\bself[- ]?harm\w*|\bunaliv\w+|\bkms\b|\bsewer ?slid\w+
\bend(?:ing)? (?:it all|my (?:own )?life|things for good|everything for good|myself)\b|\b(?:take|taking|took) my (?:own )?life\b
\b(?:want(?:ed|s|ing)?|wanna|rather|ready|going|wish(?:ed)?|deserve|hope|pray|better if i|easier if i|like) (?:to |i (?:could |would |'d )?(?:just )?)?(?:just )?(?:die|died|be dead|was dead|were dead|stop existing|stop living|not exist|not be alive|not wake up|was gone|were gone|wasn't here|weren't here|was never born|were never born|didn't exist)\b(?! down)
\bwish i(?:'d| had) never been born\b|\bwish i (?:wasn't|weren't|were not) (?:alive|here any ?more|born)\b|\b(?:would|'d) rather be dead\b
\b(?:don't|do not|dont|didn't|never|no longer|not) (?:even |really |always )?(?:want(?:ing)?|wanna) (?:to )?(?:be here any ?more|be alive|be in this world|be around any ?more|live(?: any ?more| like this|[.,!?]|$)|wake up(?: any ?more| tomorrow| in the morning|[.,!?]|$)|exist|go on(?: any ?more| living|[.,!?]|$)|keep living)
\bno (?:point|reason|sense)(?: (?:in|to|left))* (?:living|live|go(?:ing)? on(?! about)|being (?:alive|here)|be alive|carry(?:ing)? on|stay(?:ing)? alive)\b|\bnothing (?:left )?to live for\b|\blife (?:is not|isn't|is no longer|feels like it isn't|is hardly) worth (?:it|living)\b|\bnot worth living\b
\b(?:can't|cannot|cant|can not) (?:go on|carry on|keep going|keep living)(?: living| like this| any ?more| much longer|$|[.,!?])
\bbetter off (?:dead|without me|if i (?:was|were|died))\b|\b(?:would|'d|will) be (?:better|happier|easier) (?:off )?(?:without me|if i (?:was|were|wasn't|weren't|died|disappeared))\b
\b(?:no ?body|no one|noone|anyone|you|everyone) (?:would|'d|will|wouldn't) (?:even |really |ever )?(?:notice|miss me|care|be (?:sad|happier)) if i (?:died|was gone|were gone|disappeared|was dead|were dead|wasn't (?:here|around))\b
\boverdos\w+|\b(?:swallow|take|took|taking|swallowed) (?:all|a (?:whole )?(?:bottle|handful|lot|bunch)|too many|every|the whole)(?: of)?(?: (?:the|my|her|his|sleeping|pain))* ?(?:pills?|tablets?|meds|medication|bottle of)\b
\bslit(?:ting)? my\b|\bcut(?:ting)? (?:my (?:wrists?|arms?|legs?|skin|thighs?)|again)\b|\bburn(?:ing)? my (?:arms?|skin|legs?) (?:on purpose|again)\b
\bjump(?:ing|ed)? (?:off|from|in front of) (?:the|a|our|that|this) (?:bridge|roof|building|balcony|cliff|train|window|car|bus)\b|\b(?:drive|driving|drove|steer|crash) (?:\w+ ){0,3}(?:into a (?:tree|wall|pole)|off (?:the|a) (?:road|bridge|cliff))\b
\b(?:goodbye|suicide|farewell) (?:letter|note)s?\b|\bwon't be (?:around|here) (?:much longer|any ?more|for long)\b|\bthe world without me\b
\b(?:tired|sick|done|had enough) (?:of|with) (?:living|being alive|life|existing|my life)(?: any ?more|$|[.,!?]| and)|\bgive up on (?:life|living)\b|\bhate being alive\b|\bgiving up on (?:life|living)\b
\bthink(?:ing)? (?:a lot )?(?:about|of) (?:dying|death all|ending|how (?:i|to) (?:would )?(?:die|end)|ways to die)\b|\bthoughts of (?:dying|death|ending|suicide|not being here)\b|\bdark thoughts about (?:dying|ending|myself)\b
\b(?:wish|want|need) (?:i could |to )(?:just )?(?:disappear|vanish|fade away)\b|\bfall asleep and (?:not|never) wake\b|\b(?:go|going) to sleep and (?:not|never) wak\w+|\bnot wake up (?:tomorrow|again|any ?more)\b|\bnever wake up\b
\bi hate myself(?! (?:for|when|a (?:bit|little)))|\b(?:making|make|made) myself (?:throw up|vomit|sick after)\b|\bstarv(?:e|ing|ed) myself\b|\bdrink(?:ing)? myself to death\b|\bwant (?:it|everything) (?:all )?to (?:end|be over|stop)(?:[.,!?]|$)
\bme (?:quiero|quisiera) (?:morir|matar)\b|\bno quiero (?:vivir|seguir viviendo)\b|\bquitarme la vida\b|\bich (?:will|möchte) (?:nicht mehr leben|sterben)\b|\bmich umbringen\b|\b(?:je )?veux mourir\b|\bme (?:suicider|tuer)\b|\bvoglio morire\b|\bquero morrer\b|\bme matar\b
\bfeel(?:s|ing)? like (?:dying|i want to die|ending it)\b|\b(?:just )?want to end it(?: all|[.,!?]|$)|\bwant out of (?:life|this life|this world)\b|\bsleep forever\b
\bwhat(?:'s| is) the point (?:of|in) (?:being alive|living|life|going on(?! about)|being here|existing)\b|\b(?:don't|do not|can't|cannot) see (?:a|any|the|much) (?:reason|point) (?:to|in|of) (?:keep |go on |carry on |be |being |stay(?:ing)? )?(?:liv\w+|alive|going on|here)\b
\b(?:no one|noone|nobody) would (?:even |really )?(?:miss me|notice|care)(?:[.,!?]|$| if i)|\bworld (?:would be|is|'d be) (?:a )?better (?:place )?without me\b
\b(?:hurt|kill|harm)(?:s|ing)? (?:himself|herself|yourself|themselves|themself) if\b
\b(?:kill|harm|cut|hang|shoot|drown|starve|poison)(?:s|ting|ing|ed)? {themselves}\b
\bhurt(?:s|ing)? {themselves}\b(?! (?:at|play|run|ski|while|in a))
\b(?:end(?:s|ed|ing)?|tak(?:e|es|ing)|took) (?:his|her|their|his own|her own|their own|my) li(?:fe|ves)\b
\b(?:do(?:es|ing)?|did) (?:something|anything|harm)(?: \w+)? to (?:myself|{themselves})\b|\bdanger to (?:myself|{themselves})\b
\bself[- ]?harm\w*|\bsuicid\w*|\bhow many (?:\w+ )?(?:pills|tablets)\b|\b(?:swallow|overdos)\w* .{0,20}(?:pills|tablets|bleach)
\b(?:takes?|ways?|easiest|how|painless\w*) (?:\w+ ){0,3}to die\b(?! for)
\bjump(?:ing)? (?:off|from|in front of|out of) (?:the|a|our) (?:balcony|bridge|roof|window|building|train|cliff)
\b{they} (?:\w+ ){0,4}(?:want(?:s|ed)? to die|(?:was|were) dead|better off dead|has no (?:reason|will) to live)\b
\b(?:i|{they}) (?:\w+ )?(?:do not|don't|dont|does not|doesn't|didn't|did not|no longer|never) (?:\w+ )?want(?:s|ed)? to (?:live|be (?:alive|here)|wake up|go on|exist)\b(?! (?:together|with|in|near|next|apart|abroad|there|at|on|from|where))
\b(?:reasons?|will|point) (?:to|in|of) (?:live|living|going on)\b(?! (?:about|together|in|with|near|abroad|at))|\bnot worth living\b|\bcutting (?:again|myself)\b|\brazor ?blades?\b
\bhate my life\b|\b(?:took|taken|swallowed) (?:a lot of|a bunch of|too many|lots of|all the) \w+\b.{0,10}(?:$|pills|tablets|meds)|\bif i (?:was|were) (?:gone|dead|not here|no longer here)\b|\b(?:slit|cut) (?:his|her|their|my) (?:wrists?|arms?)\b|\bno way out\b|\bgood ?bye forever\b|\b(?:i|he|she|they) (?:can't|cannot|can not|could not|couldn't) go on\b(?! (?:the|a|an|my|our|any|holiday|holidays|trips?|that|vacation|dates?|about|to|two|social|youtube|stage|strike))|\b(?:everyone|everybody|they|he|she|you) (?:would|will|'d) be (?:happier|better off|better|fine) without me\b|\bend (?:it all|everything)\b|\bscratch\w* (?:my|his|her) (?:arms?|skin|legs?) (?:until|till|open|bloody)
\bbought (?:\w+ ){0,2}(?:pills|rope|blades)\b|\b(?:can't|cannot|can not) (?:cope|go on|take it) any ?more and\b
(?:n't|\bnot|never|can't|cannot) (?:\w+ ){0,3}(?:see|imagine|picture) (?:\w+ ){0,4}?(?:myself|me|himself|herself|being) (?:\w+ ){0,3}?(?:around|here|alive|there (?:next|by|at))\b
\b(?:tablets|pills|painkillers|meds|sleeping pills)\b.{0,25}\b(?:counted|stashed|saved|saving|collect\w*|hoard\w*|lined up|stockpil\w*|ready)\b|\b(?:counted|stash\w*|sav(?:ed|ing)|collect\w*|hoard\w*|stockpil\w*)(?: up)? (?:\w+ ){0,3}(?:tablets|pills|painkillers)\b
\b(?:step|jump|walk|run|throw \w+self|lie down)\w* (?:out )?(?:off|out|in front of|into|onto|under) (?:of )?(?:a|the|that|an)? ?(?:train|tracks|traffic|bus|lorry|truck|road|motorway|bridge|cliff|ledge|roof|balcony|window|river)\b(?! (?:with|together|for a swim))|\b(?:tracks|bridge|ledge|roof|cliff|railings?|edge|balcony)\b.{0,45}\b(?:stepping out|stepping off|talked (?:him|her|me) (?:down|off)|thinking about (?:it|jumping|ending)|end it)\b
\b(?:with|bought|tied|has|had|got|found) (?:a|the|some) (?:\w+ )?(?:rope|noose|razor)\b(?! (?:swing|ladder|bridge|course|for (?:the|my) (?:beard|boat|shave)))
\b(?:at|plan\w*|to|of|imagin\w*|about|after) my (?:own )?funeral\b|\b(?:rather be|wish (?:i|he|she) (?:was|were)) (?:in the ground|six feet under|in a grave|gone)\b
\b(?:cut|scratch|burn|slic|slash|carv|scrap|bit|hit|punch)\w* (?:my|his own|her own|their own) (?:wrists?|arms?|thighs?|legs?|skin|stomach|hips?|body)\b(?! (?:on|by|while|when i was (?:cook|garden))\b)
\b(?:want\w*|wish\w*|wanna|rather|prefer) (?:\w+ ){0,2}?(?:not exist|stop existing|cease to exist|not be (?:here|alive|around)|not wake|stop (?:being|living)|no longer (?:be|exist))\b|\b(?:go(?:ing)?|fall(?:ing)?|get) (?:to sleep|asleep) (?:for (?:good|ever)|forever|and (?:never|not))\b
\b(?:press|hold|held|put|run|ran|drag)\w* (?:a|the|my) (?:\w+ )?(?:knife|blade|razor|scissors|glass) (?:against|to|on|over|across|along) (?:my|his own|her own)\b
\bno future for (?:me|him|her|them|myself|himself|herself)\b|\bnothing (?:really )?matters any ?more\b|\b(?:do(?:n't| not)|can't|cannot) (?:\w+ )?(?:do|take|face|bear|stand) (?:this |my )?(?:life|living|being alive)\b|\b(?:done|finished|through) with (?:life|living|this life|this world|everything)\b
\b(?:in case|if|don't think|don't know if|not sure) i(?:'ll)? (?:don't |do not |will |can |won't )?(?:make|get) it through (?:the|this|tonight|another|today)\b|\b(?:letters?|notes?|videos?) (?:to|for) (?:everyone|everybody|my (?:kids|family|parents|mum|mom|children|wife|husband)) (?:in case|before i|for when i)\b
\bgiv(?:e|es|en|ing) (?:away )?(?:all )?(?:his|her|my|their) (?:things|stuff|belongings|possessions|pets?) (?:away\b)?.{0,30}\b(?:goodbye|away|farewell)\b|\bgiving away (?:all )?(?:his|her|my|their) (?:things|stuff|belongings|possessions)\b|\bsa(?:y|ying|id) goodbye to (?:people|everyone|everybody|us all)\b
\bplans? (?:to|for|on|of) (?:end\w*|finish\w*) (?:things|it|it all|everything|her life|his life|life)\b(?! (?:with|between|for))|\bpainless(?:ly)?\b.{0,25}\b(?:ways?|methods?|die|go|end)\b|\b(?:ways?|methods?|how) (?:\w+ ){0,3}painless\w*
\b(?:plan|think about|picture|imagine|work out|know|research\w*|look(?:ed|ing)? up) (?:exactly )?how i(?:'d| would| will|'m going to| am going to| could)? (?:do it|end it|die|go|kill|make it look)\b|\bwho (?:would|will|'d) find me\b
\b(?:tired|sick|exhausted|weary) of (?:\w+ )?(?:being alive|existing|living|life|this life|being here)\b(?! (?:out of|in (?:a|an|this|our)|with|on|at|like (?:roommates|students)))|\bdriv\w* (?:\w+ ){0,3}?off (?:the|a) (?:road|bridge|cliff)\b|\b(?:took|tak(?:e|es|en|ing)|had) an overdose\b|\boverdosed\b(?! on)
\b(?:start|keep|kept|been|back to|want\w* to|stop|think\w* (?:of|about)) ?\w* (?:hurt|harm|cut|burn)(?:ing|ting)? (?:myself|himself|herself)\b|\bbetter (?:off )?with(?:out (?:me|him|her)| a different (?:mum|mom|mother|dad|father|parent|wife|husband))\b
`
