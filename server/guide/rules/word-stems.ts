import { plainly } from '#server/meaning/plainly.ts'

/** Past forms that share no beginning with their verb, each with it. */
const past = new Map(
  `ate:eat eaten:eat became:become began:begin begun:begin bit:bite bought:buy broke:break broken:break brought:bring built:build
  caught:catch chose:choose chosen:choose drank:drink drove:drive driven:drive fell:fall fallen:fall fed:feed felt:feel fought:fight
  found:find flew:fly forgot:forget forgotten:forget froze:freeze frozen:freeze gave:give given:give grew:grow grown:grow heard:hear
  held:hold hid:hide hidden:hide kept:keep knew:know known:know laid:lay led:lead left:leave lent:lend lost:lose made:make meant:mean
  met:meet paid:pay ran:run rang:ring read:read rode:ride rose:rise said:say sang:sing sat:sit saw:see seen:see sent:send shook:shake
  shone:shine slept:sleep slid:slide sold:sell spent:spend spoke:speak spoken:speak stole:steal stood:stand stuck:stick swam:swim
  swept:sweep taught:teach thought:think threw:throw thrown:throw told:tell took:take taken:take tore:tear torn:tear understood:understand
  went:go gone:go woke:wake woken:wake won:win wore:wear worn:wear wrote:write written:write`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const bare = (word: string): string =>
  word.replace(/'s$/, '').replace(/(?:ness|ly|ing|ed|er|est|ies|es|s|y|e)$/, '')

/** The beginning that the forms of one word share; for a past form that of its verb. */
export const stemOf = (word: string): string => bare(past.get(word) ?? word)

/** The stems of all words of a text. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((plainly(text).match(/[\p{L}']+/gu) ?? []).map(stemOf))
