import { readable } from '#server/safety/readable.ts'
import {
  greetingAnswer,
  helpAnswer,
  moreAnswer,
  nodAnswer,
  notThatAnswer,
  privacyAnswer,
  thanksAnswer,
  whoAnswer,
} from './fixed-answers.ts'

/** A call for help that says nothing of what it is about. */
const helpAlone =
  /^(?:(?:please|pls|plz|hi|hello|someone|somebody|anyone|can (?:you|u|someone|somebody|anyone)|could you|i|i really|we|just|really|need|want|some|your|god|oh|to|get|me)[ ,!.]+){0,5}help(?:[ ,!.]+(?:me|us|please|pls|plz|now|here|with this|someone|somebody)){0,3}[ .!?]*$/u

const mine = String.raw`(?:this|it|here|my (?:answers?|questions?|messages?|words)|what (?:i|we)(?:'ve| have)? (?:just )?(?:ask|say|said|write|wrote|type|put|tell|told)\w*(?: \w+){0,3})`
const reader =
  '(?:he|she|they|anyone|anybody|someone|somebody|other people|people|my (?:partner|husband|wife|boyfriend|girlfriend|spouse|fianc[eé]e?))'

/** A question about who reads what is written here. */
const whoReads = [
  String.raw`^(?:hi,? |hey,? |but |and |so |please |wait,? )*(?:can|could|will|does|do|would|is|are) ${reader} (?:\w+ ){0,2}?(?:see|read|find out|get|know|look at|shown|told|notified|reading|seeing) (?:about )?${mine}[\w ,']{0,40}[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*(?:is|are|will|does|do) (?:this|it|that|my (?:answers?|questions?|messages?)|what i (?:write|ask|say|type)(?: \w+)?|everything(?: \w+){0,3}|these|you|the app|duologue) (?:\w+ )?(?:private|confidential|secret|anonymous|safe to use|recorded|saved|stored|logged|kept|shared|get saved|stay (?:private|secret|here|between us))(?: (?:from|with) ${reader}| here| anywhere| between us)?[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*who (?:else )?(?:can |could |will |all )?(?:sees?|reads?|knows?) (?:about )?${mine}[\w ,']{0,30}[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*(?:do|will|would|can|are) (?:you|u) (?:going to |gonna )?(?:save|store|keep|log|record|remember|share|tell|show|send|pass)(?:ing)? (?:(?:it |this |that )?(?:to |with )?${reader} )?(?:${mine}|about this|anything|everything|that)?[\w ,']{0,30}[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*is it (?:safe|private|secret|confidential|ok|okay) (?:to |if i )(?:write|talk|say|type|ask)\w*(?: \w+){0,4} (?:here|this|you|u)[?.! ]*$`,
].map((source) => new RegExp(source, 'u'))

const picture = String.raw`\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}`
const between = `[ ,.!:)${picture}-]+`
const signs = `[${picture}]+`
const hello = '(?:hi|hiya|hello|hey|heya|kia ora|good (?:morning|evening|afternoon))'
const thanks = '(?:thanks?|thank (?:you|u)|thx|ty|cheers|much appreciated)'
const nod =
  "(?:ok(?:ay)?|alright|all right|cool|great|lovely|nice|perfect|good|wonderful|got it|fair enough|i see|makes sense|right|sure|will do|bye|goodbye|good night|lol|(?:ha){2,8}|that(?:'s| is| was) (?:(?:really|so|very|quite) )?(?:helpful|good|great|lovely|nice|useful|kind|fine|sweet|all)|(?:that|this|it) (?:really )?(?:helps|helped)(?: (?:a lot|me|us))?|i(?:'ll| will| might|'m going to) (?:try|do|say) (?:that|this|it))"
const amount =
  '(?: (?:you|u|so|very|much|a|lot|lots|again|guide|everyone|there|then|for (?:that|this|it|your help|the help|listening|all)))*'
const leadIn =
  '(?:(?:oh|ah|aww?|yes|yeah|yep|no|nope|nah|so|well|and|but|ok(?:ay)?|hey|hi|hello|wait|hm+|um+|sorry|please|thanks)[ ,.!]+)*'

/** What is said in passing: the whole of a message, and nothing else in it that asks for something. */
const inPassing: readonly (readonly [source: string, answer: string])[] = [
  [
    `${hello}${amount}(?:${between}${hello}${amount})*(?:${between}(?:how are you|anyone there|are you there))?(?:[?]|${between})?`,
    greetingAnswer,
  ],
  [
    `${leadIn}(?:${nod}${amount}${between})*${thanks}${amount}(?:${between}(?:${thanks}|${nod})${amount})*(?: x+)?(?:${between})?`,
    thanksAnswer,
  ],
  [
    `(?:${leadIn}${nod}${amount}(?:${between}${nod}${amount})*(?: x+)?(?:${between})?|${signs})`,
    nodAnswer,
  ],
  [
    `${leadIn}(?:no|nope|nah|not (?:really|that|this|it|quite|what i (?:meant|asked))|that(?:'s| is| was)(?: not|n't) (?:it|what i (?:meant|asked|said)|helpful|right|my question|it at all)|(?:that|this|it) (?:does|did)(?: not|n't) (?:help|answer (?:it|me|my question)|fit|work)(?: (?:me|us|at all|much))?|you (?:did not|didn't|do not|don't) (?:understand|get it|answer)(?: me| my question)?|wrong(?: one| answer)?|neither|none of (?:these|those|them))[ .!?]*`,
    notThatAnswer,
  ],
  [
    `${leadIn}(?:(?:please|can you|could you|tell me|say|give me|i want)[ ,]+)*(?:(?:some |a bit )?more(?: please| about (?:that|this|it)| of that)?|go on|continue|what else|anything else|and then|and now|what now|then what|so what|why|how|how so|like what|for example|such as|yes|yeah|yep|yup|please|the (?:first|second|other|last)(?: one)?|both|explain(?: (?:that|this|it))?)[ .!?]*`,
    moreAnswer,
  ],
  [
    `${leadIn}(?:who(?:'s| is| are|'re) (?:you|this|the guide|there)|what(?:'s| is| are|'re) (?:you|this|the guide|duologue)|(?:are you|is this|am i talking to|is there) (?:an? )?(?:(?:real|actual|human|live) )?(?:bot|robot|chatbot|ai|machine|human|person|real|therapist|counsellor|counselor|chatgpt|computer|program|somebody|someone)(?: (?:or (?:an? )?(?:bot|human|person|ai|machine|real)|there|here|behind this))?|what (?:can|do) (?:you|i) (?:do|know|help with|ask(?: you)?|say|write)(?: (?:here|about))?|how does (?:this|it) work|how do you work)[ .!?]*`,
    whoAnswer,
  ],
]

const passing = inPassing.map(([source, answer]) => ({
  ...{ pattern: new RegExp(`^${source}$`, 'u'), answer },
}))

const longest = 160

/**
 * What the guide says to a message that is about no topic: a bare call for help, who reads along, or what is said in
 * passing, as a thank-you or a “no, not that”. The guide reads each message by itself, and says so.
 */
export function answerToPlainRequest(question: string): string | undefined {
  if (question.length > longest) return undefined
  const text = readable(question)
  if (helpAlone.test(text)) return helpAnswer
  if (whoReads.some((pattern) => pattern.test(text))) return privacyAnswer
  return passing.find(({ pattern }) => pattern.test(text))?.answer
}
