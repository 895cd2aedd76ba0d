import { plainly } from '#server/guide/words.ts'

const test = (source: string) => {
  const pattern = new RegExp(source, 'iu')
  return (plain: string): boolean => pattern.test(plain)
}

const patterns = {
  thanks: test(
    '\\b(?:thank(?:s|ful|ed)?|grateful|appreciat\\w*|glad (?:you|that you|he|she)|lucky to|means (?:a lot|the world|so much)|meant (?:a lot|the world|so much)|(?:i )?loved? (?:it when|how|that|the way|when) (?:you|he|she|we)|you always make me|made my (?:day|week)|proud of (?:you|him|her)|noticed (?:that |how |when )?(?:you|he|she)|you (?:made|brought|took|let|kept|did|packed|left|cooked|picked|fixed|stayed|came|held|checked|asked|waited|covered|remembered) )',
  ),
  wish: test(
    "\\b(?:i(?:'d| would) (?:love|like)|we could|we should|i want (?:to|us|more)|i wish|i(?:'m| am) hoping|i hope|hope to|let's|plan(?:ning)? to|next (?:week|month|year|weekend|spring|summer|time)|going to|would be (?:nice|great|good|lovely)|want to|look(?:ing)? forward|one day|some ?day|more of|save up|book a)\\b",
  ),
  past: test(
    '\\b(?:yesterday|last (?:night|week|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|when we (?:were|had|went|met|got|sat|first)|remember(?:ing)?|used to|back then|years ago|the other (?:day|night)|this week (?:you|we|i) \\w+(?:ed|t)|(?:we|you|i) (?:went|sat|made|had|took|got|came|did|saw|found|stayed|laughed|talked|walked|cooked|danced|helped|was|were)|it was)\\b',
  ),
  ahead: test(
    "\\b(?:next (?:week|month|year|weekend|spring|summer|time|few)|will|i'd (?:love|like)|would (?:love|like)|want to|hope|plan|let's|looking forward|some ?day|one day|going to|could|tomorrow|soon|in the future|by the end of|start)\\b",
  ),
  moment: test(
    '\\b(?:yesterday|last (?:night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this morning|the other (?:day|night|morning)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|when (?:we|you|i) (?:were|had|went|got|sat|came|made|said|took|held|stayed|laughed|walked|asked|brought|left|put|called|\\w+ed)|that (?:time|night|day|evening|morning))\\b',
  ),
  habit: test(
    '\\b(?:always|every (?:day|morning|night|evening|week|time|sunday|saturday|friday)|each (?:day|morning|night|week|time)|whenever|usually|often|most (?:days|nights|mornings)|the way (?:you|we)|how you (?:always|still)|day after day|all the time|still (?:make|do|say|laugh|hold|ask))\\b',
  ),
  joke: (plain: string): boolean =>
    /\b(?:lol|lmao|rofl|ha ?ha+|hehe+|jk|just kidding|kidding|joking|just joking)\b|😂|🤣|😜|😝|😆|😹|🙃|;-?\)/u.test(
      plain,
    ),
  hurt: test(
    "\\b(?:hurt(?:s|ful|ing)?|lonely|ignored?|ignoring|resent\\w*|angry|furious|mad at|let down|lets? me down|unloved|feel(?:ing)? invisible|rejected|unwanted|unheard|unappreciated|left out|(?:leave|left|leaves) me alone with|feel(?:ing)? (?:so |all )?alone|forgotten|dismiss(?:ed|ive)|betray\\w*|humiliat\\w*|unfair|fed up|sick of|disappoint\\w*|frustrat\\w*|your fault|blam(?:e|ed|ing)|for granted|(?<!laugh\\w* (?:until|till) (?:i|we) (?:nearly )?)(?:cried|crying)(?! (?:with|of|from) (?:joy|happiness|laughter|laughing|relief)| happy tears| a (?:little|bit) (?:in|at|of joy|from joy))|(?<!laughing |laughed )in tears|cold to|distant|criticis\\w*|criticiz\\w*|snapp(?:ed|ing) at|yell(?:ed|ing)? at|shout(?:ed|ing)? at|rolled your eyes|nagg?ing|nags|selfish|lazy|(?:you|he|she|they) (?:(?:just|really|still|even) )?(?:don't|doesn't|didn't|won't|never|hardly ever|barely|rarely) (?:even |really |once |ever )?(?:care|listen|help|ask|talk|notice|thank|say|do|clean|cook|come|call|put|take|want|touch|hug|kiss|make time|look|see|hear|understand|try|tidy|show|spend|plan|initiate|remember|answer|reply|apologi[sz]e|share)|(?:you|he|she)(?:'re|'s| are| is)? always (?:\\w+ )?(?:late|on (?:your|his|her|the) (?:phone|laptop)|interrupt\\w*|forget\\w*|complain\\w*|critici\\w*|leav\\w*|say no|too (?:tired|busy)|working|blam\\w*|choos\\w*|cancel\\w*|correct\\w*|at work)|i do everything|tired of (?:being the|always|doing|asking|having|the same|your|this|fighting|cleaning|waiting)|(?:i )?don't feel (?:heard|seen|loved|wanted|valued|appreciated|important|close|like))\\b",
  ),
  hard: test(
    "\\b(?:find (?:it|that|this) (?:so |really |very )?(?:hard|difficult)|(?:is|it's|was|gets|feels?) (?:so |really |very |too |just )?(?:hard|difficult|heavy|too much|draining|exhausting|stressful)|struggl\\w*|dread|torn between|drives me|stresses me|wears me out|can't stand)\\b",
  ),
  unsure: test(
    "^\\W*(?:(?:i )?(?:really |honestly |just )?(?:don't|do not|dont|dunno|didn't) (?:really )?know|(?:i )?dunno|idk|not (?:really |quite |so )?sure|i'?m not (?:really |quite )?sure|no idea|nothing(?: (?:really|comes to mind|much|i can think of|right now))?\\W*$|n\\/?a\\W*$|hard to say|can't think|cannot think|pass\\W*$|not much\\W*$|unsure|good question|who knows|it depends|hmm+)",
  ),
  loss: test(
    "\\b(?:(?:he|she|they|mum|mom|dad|mother|father|gran\\w*|nan|nana|brother|sister|friend|baby|who)(?:'s| is| was| are|'re)? (?:now )?(?:gone|dead)(?! (?:for|to|out|away|tired|serious|on))|died|passed away|funeral|miscarr\\w+|stillb\\w+|lost (?:my|our|your) (?:mum|mom|mother|dad|father|brother|sister|baby|son|daughter|friend|gran\\w*|nan|dog|cat)|griev\\w*|grief|mourning|widow\\w*|cancer|hospice|the grave)\\b(?! (?:laughing|of embarrassment|again))",
  ),
  sorry: test(
    "\\b(?:i(?:'m| am) (?:so |really |very )?sorry|i apologi[sz]e|my (?:apologies|bad|fault)|forgive me|i was unfair|i should not have|i shouldn't have)\\b(?! to hear)",
  ),
  thirdPerson: test(
    '\\b(?:(?:my|your|our|his|her) (?:mum|mom|mother|mam|dad|father|parents|sister|brother|best friend|friend|friends|aunt\\w*|uncle|gran\\w*|nan|nana|cousin|in-?laws|mother-in-law|father-in-law|neighbou?rs?)|in-?laws|mother-in-law|father-in-law)\\b',
  ),
  child: test(
    '\\b(?:(?:the|our|my|your) (?:little |older |younger |wee )?(?:kids?|bab(?:y|ies)|boys|girls|twins)|kids|children|child|(?:my|our|your|his|her) (?:step)?(?:sons?|daughters?)|toddlers?|teenagers?|newborn|little ones?)\\b',
  ),
  spent: test(
    "\\b(?:i|we|i'm|i've|i am|we're|so|too|been|feel|felt|was) (?:(?:am|was|were|are|been|so|very|really|just|always|too|often|feel|felt|usually|completely) ){0,3}(?:tired(?! of)|exhaust\\w*|knackered|worn out|drained|shattered|stress(?:ed|ful)|overwhelm\\w*|burn(?:t|ed)?[- ]?out|stretched)\\b|^\\W*(?:tired|exhausted|stressed|long)\\b|\\b(?:wake|woke|come home|came home|fell asleep|get home) (?:so |too )?(?:tired|exhausted)\\b|\\brunning on empty\\b|\\bno energy\\b|\\btoo much on\\b|\\bcan't keep up\\b|\\b(?:a|such a|the) long (?:day|week)s?\\b|\\bslept badly\\b",
  ),
  us: test("\\b(?:we|we're|we've|us|our|together|each other)\\b"),
  you: test("\\b(?:you|you're|you've)\\b"),
} as const

export type Signals = Readonly<Record<keyof typeof patterns, boolean>>

/** What can be told from the words of one answer: thanks, a wish, a joke, hurt and so on. */
export const signalsIn = (answer: string): Signals => {
  const plain = plainly(answer)
  const found = Object.entries(patterns).map(([name, matches]) => [name, matches(plain)] as const)
  return Object.fromEntries(found) as Signals
}
