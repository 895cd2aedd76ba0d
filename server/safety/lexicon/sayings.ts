/** Sayings that only sound alarming; they are taken out before anything is looked for. */
export const sayings = String.raw`
\b(?:would|'d|could|to) kill for\b
\b(?:(?:is|are|was|been|be)|[a-z]+(?:'s|'re)) (?:\w+ ){0,2}killing me\b(?! and i want)
\bkill(?:s|ed|ing)? (?:it|time|two birds|the (?:mood|vibe|lights?|engine|weeds?|bugs?|spiders?)|(?:my|the|our) (?:plants?|basil|fern|houseplants?|battery|appetite|feet|back|knees?))\b
\b(?:killed|killing|kills) me (?:laughing|with|to (?:wait|say|admit|leave|see))\b
\b(?:could|would|'d|can|nearly|almost|about|thought i'd|going to) (?:just )?(?:die|died) (?:of|from|laughing|for|with|happy|inside|a little)\b
\b(?:nearly|almost) (?:died|killed me)\b(?! by)
\b(?:want(?:ed)?|wanna) to die (?:of (?:shame|embarrassment|laughter|boredom)|laughing|from embarrassment|old|in each other|holding|next to|together (?:old|at))\b
\b(?:dying|dead) (?:to|for|of|laughing|tired|set|serious|end|line|on my feet)\b(?! me)
\bto die for\b|\bdrop[- ]dead\b|\bover my dead body\b|\btill death\b|\bdeath by (?:chocolate|powerpoint|meetings?)\b|\bbored to death\b|\blove you to death\b|\bworried to death\b|\bscared to death of (?:spiders?|heights?|flying|public)\b
\b(?:beat|beats|beating|smash|smashed|destroy|destroyed|crush|crushed|kill|killed|murder|murdered|slaughter|slaughtered) (?:you|me|him|her|us|them|the kids|the boys|the girls|our (?:son|daughter|kids)) (?:at (?!home|night|first)|in (?:a |the |our )?(?:cards?|chess|scrabble|tennis|race|racing|quiz|mario|game|games|uno|monopoly|fifa|pool|darts|run|trivia|ping|wordle|catan)|to the|again at|by \d|every game)
\bhits? (?:me|you|us|him|her) (?:up|that|with (?:a (?:joke|pun|smile|question|compliment|kiss|hug)|good|the best)|like|how|hard (?:that|when i)|just how|on (?:monday|the way)|last (?:week|month) that|one day that)\b
\b(?:it|this|that|which|news|loss|grief|sadness|thought|stress|flood|storm|winter|move|fact|week|death|silence|\w+ness|reali[sz]ation)(?: (?:just|really|finally|suddenly|has|have|had|all)){0,2} hits? me\b
\b(?:hit|hits|hitting) (?:the|a|our|my|it|rock) (?!me\b|him\b|her\b|kids?\b|child|son\b|daughter|baby|bab|boys?\b|girls?\b|toddler|little|young|step|wall when|wall next|wife|husband|partner|girlfriend|boyfriend|fianc|ex\b|mum|mom|dad|mother|father|sister|brother|arm|face|head|cat\b|dog\b)\w+
\b(?:push|pushes|pushed|pushing) me (?:to|towards?|out of my|forward|on|higher|harder|when i (?:train|run)|in a good|on the swing|gently)\b
\b(?:kick|kicks|kicked|kicking|elbows?|hits?|slaps?|punch(?:es)?|smacks?) me (?:in (?:his|her|your|their) sleep|under the (?:covers|table)|out of bed|while (?:asleep|sleeping|dreaming)|in bed while)\b
\b(?:dog|cat|puppy|kitten|baby|toddler|kids?|son|daughter|nephew|niece|ball|wind|waves?|sun|song|smell|music|light|pillow|alarm|heat|cold|exhaustion) (?:\w+ )?(?:hits?|slaps|punches|kicks|beats|bit|bites) me\b
\b(?:cut|cutting|cuts) myself (?:off|some|a (?:break|slice|piece|bit|little slack)|shav\w+|on (?:a|the|some)|while (?:cook|chop|shav|peel|slic|carv)\w*|chopping|cooking|slicing|out of|loose|short)\b
\b(?:hurt|hurts|hurting|injured|injure|burn(?:ed|t)?|harmed) myself (?:at|in|on|playing|running|lifting|falling|cooking|while (?:run|lift|cook|play|train|climb|ski|bik|cycl)\w*|skiing|climbing|by accident|doing|training|again at|last (?:week|month) at|moving|carrying|pulling|stretching|trying to (?:lift|move|fix|carry))\b
\bkill(?:ing)? myself (?:at (?:work|the gym)|over (?:this|the|a)|laughing|trying to|to (?:get|make|finish)|with (?:work|overtime))\b
\b(?:overdos\w+|od(?:ed|ing)?) (?:on|of) (?:\w+ )?(?:chocolate|sugar|netflix|coffee|caffeine|cheese|cake|tv|screens?|sun|cute\w*|christmas|reality|carbs|garlic)\b
\bsuicide squad\b|\bsuicide (?:prevention|hotline|awareness)
\bdisappear(?:ing)? (?:to|into (?:a|the) (?:book|woods|forest|garden|shed|bath|sea|kitchen|mountains)|for (?:a|an|the) (?:hour|day|weekend|night|walk|few|while|bit|week|morning|afternoon)|with (?:you|a)|on (?:a|holiday)|together|somewhere)
\b(?:afraid|scared|terrified|frightened) (?:of|that|for|about) (?:you|him|her|them|my \w+) (?:leaving|dying|getting (?:sick|ill|hurt|bored|older)|moving|going away|driving|falling|being (?:hurt|sick|ill|away|sad|alone|bored|disappointed)|not (?:lov|lik|want|need|com)\w*|finding someone|losing|working|flying)\b
\b(?:not|never|n't|no longer) (?:\w+ ){0,2}(?:afraid|scared|frightened|terrified) (?:of|to)\b
\b(?:without being|instead of being) (?:afraid|scared) (?:of|to)\b
\b(?:(?:not|n't) feel safe|feel(?:s|ing)? unsafe|felt unsafe) (?:driving|cycling|walking|running|biking|riding|on (?:my|the|a) (?:bike|road|motorway|ladder|bus|train)|flying|swimming|in (?:this|that|our) (?:neighbou?rhood|area|street|part of town|suburb)|investing|with (?:our|the) (?:savings|finances|budget|landlord))\b
\b(?:would|will|could|did|do|does|has|have|had|'d|'s|'ve) never (?:ever |once )?(?:hurt|hit|harm|kill|threaten|lay a|raise|cut|touch(?:ed)?|slap(?:ped)?|shove)\w*(?: (?:me|you|myself|him|her|us|anyone|anybody|a child|the kids|our kids|the children|a hand))?
\b(?:will|would|has|have|'ve|'d) never (?:think|thought) (?:of|about) (?:suicide|killing myself|hurting myself)\b
\b(?:nerf|glue|water|massage|heat|top|paint|radar|spray|staple|price) ?guns?\b|\bjump(?:ed|ing)? the gun\b|\bbig guns\b|\bguns? (?:n|and) roses\b
\b(?:shoot|shot|shooting) (?:you|me|him|her|them|us) (?:a|an|some) (?:text|message|look|smile|email|line|quick|glance)\w*
\bpunch(?:ed|es|ing)? (?:above|line|bowl|the air|the bag|a bag)\b|\bslap(?:ped|s)? (?:on|together|dash|stick)\b|\bchok(?:e|ed|ing) (?:up|on)\b|\bstrangl\w+ (?:the|a) (?:cat|song|printer)\b
\bsmack(?:ed|s|ing)? (?:talk|in the middle|dab|of)\b|\bbeat(?:s|ing)? (?:me to|myself up|the (?:traffic|clock|heat|eggs|system|drum|crowds?))\b
\b(?:threw|throw|throwing|throws) (?:me|you|us|him|her|the (?:kids|baby|children)|our (?:son|daughter|kids)) (?:a|an|in the air|up in|into the (?:pool|air|sea|lake|water)|off (?:balance|guard)|for a)\b
\b(?:shake|shakes|shaking|shook) (?:the )?(?:baby's|kids') (?:rattle|bottle|hands?)\b|\bshake it off\b
\b(?:call|calls|called|calling) the (?:fashion|grammar|fun|noise) police\b
\b(?:touch|touched|touches|touching) (?:our|my|his|her|the) (?:son|daughter|kid|child|kids|children)(?:'s|s')? (?:heart|hearts|life|soul|hair|forehead|cheek|hand)s?\b
\b(?:afraid|scared) to (?:speak up|say (?:no|anything)|disagree) (?:at work|in meetings|to my (?:boss|manager|mother|mum|mom|dad|father)|with my (?:boss|manager)|in (?:class|french|english|spanish|german))\b
\bcontrols? (?:everything i (?:watch|eat at)|the (?:remote|thermostat|playlist|music|tv|heating|volume))\b
\bwon't let me (?:win|pay|help with|cook|near the|carry|do the dishes|lift|drive when|touch the (?:grill|barbecue|bbq|playlist|radio|thermostat)|have the last)\b
\b(?:dog|cat|puppy|kitten|parrot|horse|goat|baby|newborn|toddler|kids?|sons?|daughters?|boys?|girls?|nephew|niece|ball|branch|door|shelf) (?:\w+ ){0,2}?(?:{hits}|scratch(?:es|ed)?|knock(?:s|ed)? over) (?:me|us|him|her|(?:my|his|her|our) (?:own )?(?:{limb}|little (?:sister|brother)|sister|brother|big (?:sister|brother)|bag))\b
\bsmash(?:es|ed|ing)? (?:his|her|my|the|an?|our|it|their) ?(?:exams?|interview|presentation|test|records?|goals?|targets?|avocados?|potatoes|burgers?|workout|patty)\b|\bviolent (?:storms?|weather|wind|hiccups|sneez\w*|cough\w*|colou?rs?)\b
\b(?:drag|pull)(?:s|ged|ed|ging|ing)? (?:me|us|him|her) (?:along|to (?:a|an|the|his|her|my|another|see|this|every|yoga|ikea) ?(?!floor|ground|car|bed|bedroom|bathroom|room|basement|door|wall|stairs)\w+)|\b(?:checks?|charges?|checked) my phone (?:battery|charger|signal|screen|case)\b
\brather die than (?:do|go|eat|sing|wear|watch|listen|camp|sit|spend|miss|be seen|dance|cook|admit|give a|visit|call|run)\w*\b|\b(?:works?|working|trains?|trained) with (?:guns|weapons)\b|\bnobody would (?:even |ever )?notice if (?:i|we|he|she) (?!died|die|was|were|disappeared|vanished|went|left|killed|had|wasn't|weren't|jumped)\w+
\bnot allowed to eat (?:sugar|gluten|dairy|meat|nuts|bread|carbs|salt|fish|wheat|cheese)\b|\b(?:afraid|scared|nervous|frightened) to tell (?:him|her|them|you|my \w+) (?:that )?i(?:'m| am)? (?:lost my job|love|like|failed|spent|quit|forgot|broke|pregnant|got fired|changed)\b
\b(?:breaks?|broke|drops?|dropped|smashed|knocks? over|knocked over) (?:\w+ ){1,3}(?:by (?:accident|mistake)|accidentally)\b|\bthreaten\w* to (?:eat|sing|cook|dance|tickle|shave|wear|sell|buy|play|redecorate|start a|move to the couch|bake|paint)\b|(?:n't|\bnot|\bnever) want(?:ed|ing)? to hurt (?:him|her|them|you|my \w+|anyone|anybody|his feelings|her feelings)\b(?! any ?more| again)
\babus(?:e|es|ed|ing) (?:the|my|his|her|our) (?:snooze|buffet|discount|coffee|fridge|remote|trust|kindness)|\braped (?:the|that|this) (?:ending|book|film|movie|show|series|story)|\bnothing (?:\w+ ){0,3}(?:scares?|frightens?) (?:me|him|her)\b
\b(?:chess|cards|scrabble|uno|rummy|darts|snooker|fifa|mario kart|tennis|ping pong|dominoes|backgammon|wordle|trivia|monopoly|draughts|checkers|poker|cribbage|(?<!\b(?:mind|head|these|plays?|playing|silly|your|his|her) )games?)[.!?,]? (?:she|he|you|they) (?:always |usually |still |just |keeps? )?beat(?:s|ing)? me\b(?=,? (?:so maybe|most times|hands down|two nil|\d))
`
