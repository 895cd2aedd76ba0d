import { readable } from '#server/safety/readable.ts'
import {
  byeAnswer,
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

/** The same in a sign, whatever stands around it. */
const pictured = /(?!🆘)(?:\p{Extended_Pictographic}|\uFE0F|[\u{1F3FB}-\u{1F3FF}])/gu
const signal = /^(?:sos|please|pls|help|[ !.,]|🆘)*$/u
const isSignal = (text: string): boolean => /sos|🆘/u.test(text) && signal.test(text)

const mine = String.raw`(?:this|it|here|my (?:answers?|questions?|messages?|words)|what (?:i|we)(?:'ve| have)? (?:just )?(?:ask|say|said|write|wrote|type|put|tell|told)\w*(?: \w+){0,3})`
const reader =
  '(?:he|she|they|anyone|anybody|someone|somebody|other people|people|my (?:partner|husband|wife|boyfriend|girlfriend|spouse|fianc[eé]e?))'

/** A question about who reads what is written here. */
const whoReads = [
  String.raw`^(?:hi,? |hey,? |but |and |so |please |wait,? )*(?:can|could|will|does|do|would|is|are) ${reader} (?:\w+ ){0,2}?(?:see|read|find out|get|know|look at|shown|told|notified|reading|seeing) (?:about )?${mine}[\w ,']{0,40}[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*(?:is|are|will|does|do) (?:this|it|that|my (?:answers?|questions?|messages?)|what i (?:write|ask|say|type)(?: \w+)?|everything(?: \w+){0,3}|these|you|the app|duologue) (?:\w+ )?(?:private|confidential|secret|anonymous|safe to use|recorded|saved|stored|logged|kept|shared|get saved|stay (?:private|secret|here|between us))(?: (?:from|with) ${reader}| here| anywhere| between us)?[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*who (?:else )?(?:can |could |will |all )?(?:sees?|reads?|knows?) (?:about )?${mine}[\w ,']{0,30}[?.! ]*$`,
  `^(?:but |and |so |wait,? )*(?:do|will|would|can|are) (?:you|u) (?:going to |gonna )?(?:(?:save|store|keep|log|record|remember)(?:ing)?(?: (?:${mine}|this|that|it|anything|everything))?|(?:share|tell|show|send|pass)(?:ing)? (?:(?:it|this|that|${mine}|anything|everything)(?: on)? (?:to|with) ${reader}|${reader}(?: (?:about )?(?:${mine}|this|that|it|anything|everything))?))(?: (?:here|anywhere|later|for good))?[?.! ]*$`,
  String.raw`^(?:but |and |so |wait,? )*is it (?:safe|private|secret|confidential|ok|okay) (?:to |if i )(?:write|talk|say|type|ask)\w*(?: \w+){0,4} (?:here|this|you|u)[?.! ]*$`,
].map((source) => new RegExp(source, 'u'))

/** Pictures with which somebody nods, laughs or thanks, and no other: many are sent in distress. */
const pictures = '(?:[👍👌🙏😊🙂😀😄😁😂🤣🎉🥰😍👏💯✅❤♥]|\\uFE0F|[\\u{1F3FB}-\\u{1F3FF}])'
const between = `(?:[ ,.!:)-]|${pictures})+`
const hello = '(?:hi|hiya|hello|hey|heya|kia ora|good (?:morning|evening|afternoon))'
const thanks = '(?:(?:thanks?|thx|ty)(?! (?:you|u)\\b)|thank (?:you|u)|cheers|much appreciated)'
const nod =
  "(?:ok(?:ay)?|alright|all right|cool|great|lovely|nice|perfect|good|wonderful|got it|fair enough|i see|makes sense|right|sure|lol|(?:ha){2,8}|that(?:'s| is| was) (?:(?:really|so|very|quite) )?(?:helpful|good|great|lovely|nice|useful|kind|sweet)|(?:that|this) (?:really )?(?:helps|helped)|(?:i|we)(?:'ll| will| might) try (?:that|this))"
const amount =
  '(?: (?:so|very|much|a lot|lots|again|guide|there|then|for (?:that|this|your help|the help|listening)))*'
const leadIn = '(?:(?:oh|ah|aww?|yes|yeah|so|well|and|ok(?:ay)?|thanks|hm+)[ ,.!]+)*'
const withoutYes = '(?:(?:oh|ah|so|well|and|hm+|ok(?:ay)?|sorry|but)[ ,.!]+)*'

/** What is said in passing: the whole of a message, and nothing else in it that asks for something. */
const inPassing: readonly (readonly [source: string, answer: string])[] = [
  [
    `${hello}${amount}(?:${between}${hello}${amount})*(?:${between}(?:how are you|anyone there|are you there))?(?:[?]|${between})?`,
    greetingAnswer,
  ],
  [
    `${leadIn}(?:no,? )?(?:${nod}${amount}${between})*${thanks}${amount}(?:${between}(?:${thanks}|${nod})${amount})*(?: x+)?(?:${between})?`,
    thanksAnswer,
  ],
  [
    `(?:${leadIn}${nod}${amount}(?:${between}${nod}${amount})*(?: x+)?(?:${between})?|(?!🙏)${pictures}+)`,
    nodAnswer,
  ],
  [
    `${leadIn}(?:(?:${thanks}|${nod})${amount}${between})*(?:bye|goodbye|good ?night|see you)(?:${between})?`,
    byeAnswer,
  ],
  [
    `${withoutYes}(?:(?:no|nope|nah)[ ,.!]+)?(?:no|nope|nah|not (?:really|that|this|quite|what i (?:meant|asked))|that(?:'s| is| was)(?: not|n't) (?:it|what i (?:meant|asked)|helpful|my question)|that (?:does|did)(?: not|n't) (?:help|answer (?:it|me|my question))|wrong (?:one|answer)|neither|none of (?:these|those|them))[ .!?]*`,
    notThatAnswer,
  ],
  [
    `${leadIn}(?:(?:can you|could you) )?(?:(?:tell me |say )?(?:some |a bit )?more(?: please| about (?:that|this|it)| of that)?|go on|continue|what else|anything else|and then|then what|why|how|how so|like what|for example|such as|yes|yeah|yep|yup|yes please|the (?:first|second|other|last)(?: one)?|both|explain(?: (?:that|this|it))?)[ .!?]*`,
    moreAnswer,
  ],
  [
    `(?:(?:so|but|and|hey|hi|hello|wait)[ ,.!]+)*(?:who(?:'s| is| are|'re) (?:you|this|the guide)|what(?:'s| is| are|'re) (?:you|this|the guide|duologue)|(?:are you|is this|am i talking to) (?:an? )?(?:(?:real|actual|human|live) )?(?:bot|robot|chatbot|ai|machine|human|person|real|therapist|counsellor|counselor|chatgpt|computer|program|somebody|someone)(?: or (?:an? )?(?:bot|human|person|ai|machine|real))?|what can (?:you (?:do|help with)|i ask(?: you)?)(?: here)?|what do you know(?: about)?|how does this work|how do you work)[ .!?]*`,
    whoAnswer,
  ],
]

const passing = inPassing.map(([source, answer]) => ({
  ...{ pattern: new RegExp(`^${source}$`, 'u'), answer },
}))

const longest = 160

/** What the guide says to a question that is about no topic: a bare call for help, or who reads along. */
export function answerToPlainRequest(question: string): string | undefined {
  if (question.length > longest) return undefined
  const text = readable(question)
  const bare = text.replace(pictured, ' ').trim()
  if (helpAlone.test(bare) || isSignal(bare) || isSignal(text)) return helpAnswer
  return whoReads.some((pattern) => pattern.test(text)) ? privacyAnswer : undefined
}

/**
 * What the guide says to what is said in passing, as a thank-you or a “no, not that”; only for what sounds in no way unsafe.
 * It reads each message by itself, and says so.
 */
export function answerInPassing(message: string): string | undefined {
  if (message.length > longest) return undefined
  const text = readable(message)
  return passing.find(({ pattern }) => pattern.test(text))?.answer
}
