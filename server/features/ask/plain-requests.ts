import { readable } from '#server/safety/readable.ts'
import { helpAnswer, privacyAnswer } from './fixed-answers.ts'

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

const longest = 160

/** What the guide says to a question that is about no topic: a bare call for help, or who reads along. */
export function answerToPlainRequest(question: string): string | undefined {
  if (question.length > longest) return undefined
  const text = readable(question)
  if (helpAlone.test(text)) return helpAnswer
  return whoReads.some((pattern) => pattern.test(text)) ? privacyAnswer : undefined
}
