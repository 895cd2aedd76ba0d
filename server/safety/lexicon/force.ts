/** What tells of sex that somebody does not want. */
export const force = String.raw`
\bsex with me (?:while|when) i(?:'m| was| am)\b|\bhav(?:e|ing) sex with me\b.{0,20}\bw(?:hile|hen|oke)\b|\bwoke up\b.{0,40}\bsex with me\b
(?:n't|\bnot|never) (?:stop|listen|accept|care|respect)\w*(?: it)? (?:when|if|after|although|though|even when|even if|even though) i (?:(?:say|said|tell \w+) no|cr(?:y|ied)|beg(?:ged)?|ask(?:ed)?|scream(?:ed)?|struggled?)\b
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
\b(?:won't|will not|doesn't|does not|never|can't|cannot|wouldn't) (?:ever )?take no for\b|\b(?:wak|woke)\w* (?:me )?(?:up )?(?:\w+ ){0,3}?(?:on top of me|inside (?:of )?me|touching me|groping me|between my)\b|\bon top of me\b.{0,30}\b(?:no|asleep|stop|cry\w*|woke|wake)\b|\bmarital dut\w+|\b(?:says?|said|tells? me|thinks)\b.{0,12}\b(?:it's|it is|sex is) (?:my|a wife's|a husband's|your) dut(?:y|ies)\b
\bpressur\w* me\b(?! (?:to|about|at) (?:work|finish|study|get (?:fit|married)|buy|decide|clean|help))|\buntil i (?:give|gave|caved) in\b|\bworse (?:when|if) i (?:refuse|say no|said no|don't|resist|fight|stop)\b|\b(?:takes?|took|taking|slip\w*|remov\w*|pull\w*) (?:off )?(?:the|his) condom\b
\bmak(?:es?|ing) me (?:sleep with|have sex|perform|strip|undress|suck|swallow)\b|\bforc\w* me to (?:watch|copy|touch|do|have|let)\b|\b(?:even though|although|though|while) i(?:'m| am| was|'ve| have)? ?(?:beg\w*|cr(?:y|ying|ied)|bleed\w*|asleep|in pain|scream\w*|passed out|told (?:him|her|you) (?:to stop|no|i hate)|said no|hate it)\b
\b(?:unless|until) i (?:do (?:what|it|things)|have sex|agree to (?:sex|have)|let (?:him|her)|sleep with|undress|say yes)\b|\bguilt[- ]?trip\w* me into\b|\b(?:grab|grop|touch)\w* me (?:down there|between|inappropriate\w*|in my sleep)\b|\b(?:can't|cannot|never|not|n't) (?:\w+ ){0,3}?(?:say no|refuse) (?:to (?:sex|him in bed|her in bed)|in bed)\b
\b(?:film|record|video)\w* us\b.{0,45}\b(?:post|send|share|shows?|leave|internet|online|upload)\b|\b(?:post|upload|leak|publish)\w* (?:it|them|the (?:videos?|photos?|pictures?))(?: online)? (?:if|when|unless)\b|\bgot me (?:drunk|high|wasted|stoned) (?:so|to|and then|before)\b|\b(?:do(?:n't| not)|can't|cannot) remember (?:the night|that night|anything|what (?:he|she) did)\b.{0,20}|\bspiked (?:my|her)\b
\b(?:didn't|did not|don't|do not) want (?:to|it|sex|him to|her to)\b.{0,30}\b(?:did it|does it|just did|anyway|kept|keeps|forced|made me|carried on)\b|\bhurts? me (?:on purpose|during sex|in bed)\b|\b(?:i let|let) (?:him|her) because\b.{0,20}\b(?:worse|angry|scared|afraid|hurt|refuse)
`
