const begins = '(?:^|[.!?:;,\\n"\'*-]\\s*|\\b(?:and|then|now|please|just|must|should|only|to)\\s+)'
/** The same without what also stands within a telling: “you go inside it and pretend to be a ghost”. */
const orders = '(?:^|[.!?:;,\\n"\'*-]\\s*|\\b(?:now|please|must|should)\\s+)'
const ours = '(?:insight|summary|suggestion|output|reply|response|completion)s?'

const cues: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|drop|skip)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|guidelines?|system message|(?:your|all|the|any) (?:safety )?rules|(?:the|all|everything|anything) above|(?:previous|prior|earlier) (?:text|messages?|orders?|commands?|directions?|context|rules)|you (?:were|have been|'ve been) told)\b/iu,
  /\b(?:system|developer|assistant|user) ?(?:prompt|message|note|override|instruction)?\s*:/iu,
  /\bsystem prompt\b|\bjailbreak|\bprompt injection\b|\bas an ai\b|\b(?:language|ai) model\b|\bchat ?gpt\b/iu,
  /\byou are (?:now |no longer )(?:an?|in|the|free|bound|my|dan)\b|\byou are an? (?:ai|assistant|bot|chat ?bot|language model)\b/iu,
  new RegExp(`${begins}(?:act|behave|respond|speak|roleplay) as (?:an?|if you|the|my)\\b`, 'iu'),
  new RegExp(`${orders}pretend (?:to be|you are|you're|that you)\\b`, 'iu'),
  /\b(?:(?:i|we) (?:want|need|ask|would like)|i'd like) you to pretend (?:to be|you are|you're|that you)\b|\byour (?:job|task|role) is to pretend\b|(?:^|[.!?\n]\s*)(?:please )?(?:read|take|look|ignore|forget|use|consider|compare|stop|then|and)\b[^.!?\n]{0,60}?\bpretend (?:to be|you are|you're|that you)\b/iu,
  new RegExp(
    `${begins}(?<!(?:n't|\\bnot) want(?:ed)? to )(?:reply|respond|output|print|repeat|return|write|say|answer)\\s+(?:back |only |exactly |just |nothing but )*(?:(?:with|using) (?:only |the )|the (?:words?|following|phrase|text|sentence|letters?)\\b|only\\b|exactly\\b|verbatim\\b)`,
    'iu',
  ),
  /\b(?:answer|reply to|respond to) (?:every|each|all|any) (?:questions?|prompts?|messages?)\b|\bfrom now on,? (?:answer|reply|respond|write|say)\b/iu,
  /\b(?:new|your|following|these) (?:instruction|guideline)s?\b|\binstructions? (?:to|for) (?:the |you\b)/iu,
  new RegExp(
    `\\b(?:when|as|while|before) you (?:write|generate|produce|create|give|make) (?:the|this|your|an?|our) ${ours}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:in|for|of|into|to|from) (?:the|your) (?:final |next )?${ours}\\b`, 'iu'),
  new RegExp(
    `\\b(?:the|your) (?:final |next )?${ours} (?:must|should|shall|has to|is to|needs to|will)\\b`,
    'iu',
  ),
  /\b(?:(?:dear|hey|hi|hello|attention|note to|tell|message for) (?:the )?|(?:to|for) the )(?:ai|guide(?! (?:me|us|my|in|at|through|dogs?|books?)\b)|assistant|bot|chatbot|model(?! (?:trains?|railways?|cars?|planes?|ships?|boats?|shops?|villages?)\b)|llm|moderator)\b/iu,
  /\bas the (?:ai|guide|assistant|bot|chatbot|model|llm|moderator),? you\b/iu,
  /(?:^|\n)\s*#+ ?\w+ ?:|\binstructions? ?:|"(?:insight|suggestion|summary)" ?:/iu,
  /\b(?:write|generate|produce|create) (?:the|this|your) (?:insight|summary|suggestion|output)\b/iu,
  /\b(?:beginning|start|end) of (?:the )?(?:prompt|instructions?|input|context|answers?|conversation)\b/iu,
  /\b(?:reveal|leak|show|print|output|give|translate)\b[^.!?\n]{0,30}\b(?:prompt|instructions?|api key|secret key|password|hidden rules|config(?:uration)?)\b/iu,
  /\b(?:ignor(?:e|iere|iert|a|ez|er|are)|vergiss|olvida|oublie)\b[^.!?\n]{0,40}\b(?:anweisung|instruc|instruzion|consigne)\w*/iu,
  /(?:忽略|无视|無視)[^。\n]{0,20}(?:指令|指示|提示)/u,
]

/** Long gaps as short ones, so that no cue looks over the same gap again and again, and apostrophes straight. */
const withShortGaps = (text: string): string =>
  text.replace(/[‘’ʼ＇]/gu, "'").replace(/\s+/gu, (gap) => (gap.includes('\n') ? '\n' : ' '))

/** Whether a text speaks to the guide itself, to make it say or do something. */
export const speaksToGuide = (text: string): boolean => {
  const plain = withShortGaps(text)
  return cues.some((cue) => cue.test(plain))
}
