/**
 * Sentences that give both people their own words. {A} is named first, {B} second; {qA} and {qB}
 * are their quotes. A name stands before its quote, so that it is clear whose words they are.
 */
export const openings: readonly string[] = [
  '{A} wrote {qA}, and {B} wrote {qB}.',
  'From {A}: {qA}. From {B}: {qB}.',
  "In {A}'s answer it says {qA}, and in {B}'s it says {qB}.",
  '{A} put it as {qA}; {B} put it as {qB}.',
  "{A}'s words were {qA}. {B}'s words were {qB}.",
  'Here is {A}, with {qA}, and here is {B}, with {qB}.',
  'For {A} it came out as {qA}; for {B} it came out as {qB}.',
  'One line from {A} was {qA}, and one line from {B} was {qB}.',
  '{A} answered with {qA}, while {B} answered with {qB}.',
  'What {A} wrote was {qA}. What {B} wrote was {qB}.',
  '{A} says {qA}, and {B} says {qB}.',
  'Hear it side by side: {A} with {qA}, {B} with {qB}.',
  "{A}'s page has {qA} on it, and {B}'s page has {qB} on it.",
  "{A}'s answer holds {qA}, and {B}'s answer holds {qB}.",
  'You can hear {A} in {qA}, and {B} in {qB}.',
  '{A} chose the words {qA}; {B} chose the words {qB}.',
  'First there is {A}, who wrote {qA}. Then there is {B}, who wrote {qB}.',
  '{A} sat down and wrote {qA}, and {B} sat down and wrote {qB}.',
  "Two lines stay in mind: {A}'s {qA} and {B}'s {qB}.",
  '{A} told it as {qA}, and {B} told it as {qB}.',
  'Listen to {A}: {qA}. And listen to {B}: {qB}.',
  '{A} has this to say: {qA}. {B} has this to say: {qB}.',
  'There is a line from {A}, {qA}, and a line from {B}, {qB}.',
  '{A} went with {qA}, and {B} went with {qB}.',
  'Take it from {A}: {qA}. Or take it from {B}: {qB}.',
  "{A}'s version is {qA}; {B}'s version is {qB}.",
  'To {A} the answer was {qA}, and to {B} the answer was {qB}.',
  'Here are two voices: {A} with {qA}, and {B} with {qB}.',
]

/** The same, with what was asked about in {asked}. */
export const askedOpenings: readonly string[] = [
  'On {asked}, {A} wrote {qA}, and {B} wrote {qB}.',
  'Asked about {asked}, {A} said {qA}, while {B} said {qB}.',
  'The question was about {asked}: {A} wrote {qA}, and {B} wrote {qB}.',
  'With {asked} in mind, {A} put down {qA}, and {B} put down {qB}.',
  'When it comes to {asked}, {A} starts with {qA}, and {B} starts with {qB}.',
  'On {asked} there is this from {A}: {qA}. And there is this from {B}: {qB}.',
  'Speaking of {asked}, {A} says {qA}, and {B} says {qB}.',
]

/** Both people gave one and the same answer, {q}. */
export const sameOpenings: readonly string[] = [
  '{A} and {B} both wrote {q}.',
  'From {A} and {B} both, the same words: {q}.',
  '{A} and {B}, each writing alone, put down {q}.',
  '{A} and {B} both gave one answer: {q}.',
  'Ask {A} or ask {B}, and both say {q}.',
  '{A} and {B} each came up with the same thing, {q}.',
  'Twice the same, from {A} and {B} both: {q}.',
]

/** Both used only a few words. */
export const briefOpenings: readonly string[] = [
  '{A} put no more on the page than {qA}, and {B} put no more on the page than {qB}.',
  '{A} answered in just so many words: {qA}. {B} answered in just so many words: {qB}.',
  'To this {A} had one thing to say, {qA}; {B} had one thing to say, {qB}.',
  '{A} left it at a word or two, just {qA}, and {B} left it at a word or two, just {qB}.',
  '{A} made it short and wrote down {qA}. {B} made it short and wrote down {qB}.',
  'From {A} comes a quick note that reads {qA}, and from {B} comes a quick note that reads {qB}.',
  '{A} took the short way and said {qA}, and {B} took the short way and said {qB}.',
]

/** {P} used a word or two, {Q} more; the sentence gives {P} as much room. */
export const shortOpenings: readonly string[] = [
  '{P} keeps it short this time and simply says {qP}, while {Q} writes {qQ}.',
  '{Q} wrote {qQ}. {P} got by with less, and the words are {qP}.',
  '{P} took only a few words, and they are {qP}; {Q} wrote {qQ}.',
  '{Q} put it as {qQ}, and {P} got there with no more than {qP}.',
  '{P} has a short answer to this one, which is {qP}. {Q} said {qQ}.',
  '{P} is brief here, and leaves it at just {qP}; {Q} wrote {qQ}.',
  '{Q} answered {qQ}, and from {P} there came a short and plain {qP}.',
  '{P} keeps it short here, and that can say a lot: {qP}. {Q} wrote {qQ}.',
  '{Q} wrote {qQ}. As for {P}, a few plain words will do this time: {qP}.',
  '{P} gives this one only a few words, and those few are {qP}. From {Q} there is {qQ}.',
  '{Q} says {qQ}, while {P} leaves the rest unsaid and simply writes {qP}.',
  'The longer line is from {Q}, {qQ}; {P} makes do with fewer words this time, just {qP}.',
  '{P} does not spend many words on it, only these: {qP}. {Q} put down {qQ}.',
  '{Q} answered with {qQ}, and {P} with something much shorter, which is plainly {qP}.',
]

/** {P} answered, {Q} did not. */
export const missingOpenings: readonly string[] = [
  '{Q} has not answered this one yet, so here is only {P}, who wrote {qP}.',
  '{P} wrote {qP}. From {Q} there is nothing written yet.',
  'There is one answer so far: {P} wrote {qP}, and {Q} has yet to write.',
  '{Q} left this one open. {P} put down {qP}.',
  '{P} has said {qP}, and {Q} has kept this one blank for now.',
  "{P}'s words are {qP}, and {Q}'s are still to come, or not, as it suits.",
  'No words from {Q} here yet. From {P} there are these: {qP}.',
]

/** {P} gave words that can be quoted, {Q} something that is better read whole. */
export const unquotableOpenings: readonly string[] = [
  '{P} wrote {qP}, and what {Q} wrote stands above in full.',
  "{Q}'s answer is best read above, just as it is. {P} wrote {qP}.",
  'From {P} there is {qP}; from {Q} there is something to read in full above.',
  "{P} said {qP}, and {Q}'s answer is there above, whole.",
  '{Q} answered in a way that does not fit in a line. {P} put it as {qP}.',
  "{P}'s line is {qP}, and {Q}'s is one to hear out loud.",
  "{Q}'s answer is the one to read in full. {P} wrote {qP}.",
]

/** {P} answered with something that is better read whole, {Q} not at all. */
export const missingAndHiddenOpenings: readonly string[] = [
  "{P}'s answer stands above, and {Q} has not written yet.",
  '{Q} left this one open, and what {P} wrote is above in full.',
  'From {P} there is something to read above; from {Q} there is nothing yet.',
  '{P} answered in a way that does not fit in a line, and {Q} has kept this one blank.',
  'Only {P} has written here, and it is best read as it stands; {Q} has yet to write.',
  "{Q}'s page is still empty, and {P}'s is there above.",
  "{P}'s words are above, whole, and {Q}'s may still come.",
]

/** Both gave something that is better read whole. */
export const nothingQuotedOpenings: readonly string[] = [
  "{A}'s and {B}'s answers are best read above, in full.",
  'What {A} and {B} put down here does not fit in a line.',
  'This time {A} and {B} are best heard in person.',
  'The answers from {A} and {B} stand above, just as they are.',
  'Nothing from {A} or {B} is picked out here; it is all above.',
  '{A} and {B} each answered in their own way this time.',
  'For this one, {A} and {B} can speak for themselves.',
]
