/** The words of a list, with spaces or lines between them. */
export const setOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter(Boolean))

/** English words that say little by themselves. */
export const smallWords = setOf(`
  a an the and or but nor so yet if then than that this these those there here it its it's i i'm i've
  i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves you you're you've you'd
  you'll your yours yourself he he's him his she she's her hers they they're them their theirs one ones
  who whom whose which what what's when where why how all any both each few more most much many some such
  no not none only own same too very just also even still again ever never always often sometimes
  usually really quite rather pretty maybe perhaps probably almost about above after against along
  among around as at away back because before behind being below between by down during else for from
  in into like near of off on once onto out over own per since through till to toward towards under
  until up upon with within without while though although am is isn't are aren't was wasn't were
  weren't be been do does doesn't did didn't don't done doing have haven't has hasn't had hadn't having
  can can't cannot could couldn't may might will won't would wouldn't shall should shouldn't must let
  let's get gets got getting go goes going gone went come comes came coming make makes made making take
  takes took taken put puts say says said tell tells told know knows knew think thinks thought want
  wants wanted feel feels felt see sees saw seen look looks looked give gives gave given keep keeps
  kept try tries tried use used thing things something anything nothing everything someone anyone
  everyone way ways lot lots bit kind sort stuff well good great nice bad okay ok yes yeah yep nope
  now today every other another first last next new old little big long less least able sure quite
  that's there's he'd she'd they'd who's don dont im ive id didnt doesnt cant wont isnt wasnt lol haha
  love loves loved enjoy hope hopes wish wishes mean means need needs moment moments
  monday tuesday wednesday thursday friday saturday sunday january february march april june july
  august september october november december
  anyway currently actually basically honestly simply mostly mainly especially definitely truly`)

/** Words on which a quote does not end well. */
export const danglingEnds = setOf(`
  a an the and or but nor so if then than that this these those my your our his her their its i we he
  she they i'm we're you're he's she's they're it's i've we've you've i'd we'd you'd i'll we'll who
  which what when where why how all both each every any some no not of to in into for from with
  without at by as on about like than because until while though although am is are was were be been
  being do does did don't doesn't didn't have has had can could may might will would shall should must
  very really quite too just also even still only more most such get got gets getting go going make
  makes making made take takes took let let's want wants wanted need needs try trying feel feels
  during between after before over under through toward towards around against off out's per since
  i'd we'd they'd that's there's it'd a's other another one's whose every each never always`)

/** Words with which a quote does not begin well. */
export const weakStarts = setOf(`
  and but or nor so then than of that which who is are was were be been am because though although as
  very too also even still anyway well um uh er hmm like yeah yes ok okay honestly actually basically
  probably maybe perhaps with by from into onto upon since whereas 's s it's that's had has have to
  would could will can do does did not in on at for the's him them us me more most much own`)

/** Openings that only clear the throat. */
export const throatClearing =
  /^(?:(?:well|so|um+|uh|hmm+|yeah|ok(?:ay)?|honestly|actually|basically|probably|maybe|perhaps) |i (?:think|guess|suppose|mean|believe|feel like|would say|'d say|dunno)|i'd say|i don't know|to be honest|kind of|sort of|it is|it's|there is|there's|that's|this is)\b/
