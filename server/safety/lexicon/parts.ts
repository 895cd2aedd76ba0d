/** Who and what the lexicon speaks of: `{they}` and the rest stand for these, also in one another. */
export const parts: Readonly<Record<string, string>> = {
  they: '(?:he|she|they|it|partner|husband|wife|boyfriend|girlfriend|fianc[eé]e?|ex|stepfather|stepdad|father|mother)',
  partner:
    "(?:you|he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex))(?:'s|'ve|'d|'re|'ll)?",
  them: '(?:you|him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex))',
  loved: '(?:my (?:wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|ex)|him|her|them)',
  someones:
    '(?:his|her|their|my) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother)',
  child:
    '(?:(?:my|our|his|her|the) (?:little |own |step)?(?:daughters?|sons?|child(?:ren)?|kids?|baby|newborn|infant|toddler|teen(?:ager)?s?|girls?|boys?|nieces?|nephews?|stepdaughters?|stepsons?|stepkids?))',
  young:
    '(?:(?:the|our|my|his|her|your|their) )?(?:(?:little|youngest|oldest|eldest|older|younger|own|step|poor) ?)?(?:kids?|child|children|sons?|daughters?|bab(?:y|ies)|boys?|girls?|toddlers?|stepsons?|stepdaughters?|stepkids|stepchild(?:ren)?|little ones?|wee ones?)',
  doing:
    "(?:(?:has|have|had|'s|'ve|'d|would|will|'ll|is|are|was|were|'re|just|then|even|once|twice|again|often|sometimes|still|actually|really|nearly|almost|keeps?|kept|keep on|started|starts|begins?|tried to|tries to|threatens? to|threatened to|going to|gonna|might|could|always|literally|has been|have been|been) ){0,4}",
  threat:
    "(?:i'll|i will|i'm going to|i am going to|i'm gonna|im gonna|i could|i might|i'd|i would|i want to|i wanna|i swear|i feel like|i'm about to|he'll|she'll|they'll|he will|she will|he would|she would|you'll|he'd|she'd|threaten(?:s|ed|ing)? to|going to|gonna|say(?:s)? (?:he|she)(?:'ll|'d| will| would)|said (?:he|she|you)(?:'ll|'d| will| would)|one day (?:i|he|she)(?:'ll| will))",
  body: '(?:arms?|hands?|wrists?|hair|neck|throat|face|skin|legs?)',
  themselves: '(?:himself|herself|themsel(?:f|ves))',
  /** What hurts whoever it is done to. */
  hits: '(?:hit(?:s|ting)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|throttl(?:e|es|ed|ing)|beat(?:s|en|ing)?|head-?butt(?:s|ed|ing)?|back-?hand(?:s|ed|ing)?|thrash(?:es|ed|ing)?|whack(?:s|ed|ing)?|clobber(?:s|ed|ing)?|thump(?:s|ed|ing)?|batter(?:s|ed|ing)?|stab(?:s|bed|bing)?|bash(?:es|ed|ing)?|wallop(?:s|ed|ing)?|bit|bites|claw(?:s|ed|ing)?|belt(?:s|ed|ing)?|scald(?:s|ed|ing)?|knee[sd]|spank(?:s|ed|ing)?)',
  /** What hurts by where it ends. */
  handles:
    '(?:push(?:es|ed|ing)?|shov(?:e|es|ed|ing)|drag(?:s|ged|ging)?|yank(?:s|ed|ing)?|throw(?:s|n|ing)?|threw|chuck(?:s|ed|ing)?|hurl(?:s|ed|ing)?|fling(?:s|ing)?|flung|pull(?:s|ed|ing)?|grab(?:s|bed|bing)?|slam(?:s|med|ming)?|ram(?:s|med|ming)?|smash(?:es|ed|ing)?|knock(?:s|ed|ing)?|trip(?:s|ped)?|pin(?:s|ned|ning)?|held|holds?|holding|press(?:es|ed|ing)?)',
  somebody: '(?:me|us|him|her|them|{loved}|{someones}|{kid})',
  kid: String.raw`(?:{young}|(?:my|our|the|his|her) (?:newborn|infant|teen(?:ager)?s?|nieces?|nephews?|stepkids?|twins|grand(?:son|daughter|child(?:ren)?|kids?))|(?:(?:my|our|the|his|her) )?(?:\w+|\d+)[- ]year[- ]olds?)`,
  limb: '(?:arms?|hands?|wrists?|fingers?|hair|neck|throat|face|skin|legs?|head|skull|jaw|nose|teeth|tooth|ribs?|foot|feet|toes?|shoulders?|stomach|belly|back|thighs?|ankles?|ears?|lips?|eyes?|cheeks?)',
  /** What a child does that listens for somebody's mood. */
  hushed: String.raw`(?:turns? .{0,20}\b(?:down|off)|go(?:es)? (?:all |very |dead )?(?:quiet|silent|still|stiff)|hid(?:es?|ing)|stops? (?:playing|talking|singing|laughing|dancing)|(?:already )?looks? around|freez\w+|tid(?:y|ies) up|starts? tidying)`,
  homecoming: String.raw`(?:your|his|her|my|the) (?:\w+ )?(?:van|car|keys?|truck|ute|lift|boots|footsteps|steps|motorbike|engine|voice)\b`,
  /** What shows that they are glad of who comes. */
  gladly: String.raw`\b(?:smil\w*|wag\w*|runs?|ran|rac(?:e|es|ing)|jump\w*|shout\w*|laugh\w*|danc\w*|(?:at|to) the (?:door|window))\b`,
  /** Somebody other than the writer. */
  other: String.raw`(?:you|he|she|they|(?:my|his|her|their|our|the) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|hubby|spouse|missus|man|woman|dad|father|stepdad|stepfather|mum|mom|mother|stepmum|stepmother|brother|sister|uncle|cousin|family))`,
  scared: '(?:afraid|scared|frightened|terrified|petrified|fearful|dread(?:ing)?|in fear)',
  says: '(?:sa(?:y|ys|id|ying)|swears?|swore|promis(?:e|es|ed|ing)|threat(?:s|en(?:s|ed|ing)?)|warn(?:s|ed|ing)?|tells?|told|text(?:s|ed)?|vow(?:s|ed)?|yell(?:s|ed)?|scream(?:s|ed)?|shout(?:s|ed)?)',
  will: String.raw`(?:(?:he|she|they|you|i|it)(?:'ll|'d| will| would|'s going to|'s gonna| is going to| was going to|'re going to|'m going to| is coming \w+ to)|to|going to|gonna)`,
  harm: '(?:kill|murder|hurt|harm|beat|stab|shoot|strangle|choke|burn|cut|slit|slash|finish|destroy|ruin|break|smash|bash|bury|drown|poison|hunt|bring down|run over|set fire to|blow up|hit|slap|punch|attack|come after|get rid of)',
  theirs:
    '(?:me|us|my|our|her|him|his|them|you|your|the (?:kids|children|baby|dog|cat|house|place)|everyone|everybody|himself|herself)',
  /** What follows a push or a pull that is none. */
  notAHug:
    '(?! (?:a (?:hug|kiss|cuddle|better|new|dance|job|shop)|his arms|her arms|your arms|bed and (?:kiss|cuddl)|the dance|the pool|the sea|the water|the air|the fun|my dreams|the game|earth|his shoulder|for a))',
  /** What follows a push or a hit that is none. */
  notInPlay: String.raw`(?! (?:at (?!me|home)|in (?:his|her|their|my) sleep|in (?:a|the) (?:game|race)|out of bed|with (?:a|the) (?:joke|question|news|surprise|smile)|to (?:go|try|do|be|work|take|apply|see|get|exercise)|a |an |some |up|on the (?:back|shoulder)|by \d|towards?|away|gently|under the|too (?:hard|far|much)))`,
}
