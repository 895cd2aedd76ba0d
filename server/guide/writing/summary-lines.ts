/**
 * Lines of a summary by their part. {A} and {B} are the two in the order of naming, {X} is one of them. None speaks of this
 * week or the next: some couples meet every other week, or when they like (R10). Nor does any say that the two read or talked
 * together: somebody may be reading it alone (R22).
 */
export const summaryLines = {
  thanks: [
    'Thank you, {A} and {B}, for the time you gave to these questions.',
    'Thank you, {A} and {B}. It takes time to sit down with questions like these.',
    'Thank you both, {A} and {B}, for putting some time aside for this.',
    'Thank you for making room for this between everything else, {A} and {B}.',
    'Thank you, {A} and {B}, for another set of answers.',
    'Thank you for taking the time to write, {A} and {B}.',
    'Thank you both, {A} and {B}, for the time this took out of your days.',
  ],
  ground: [
    'Each of you wrote alone first, and then the answers lay side by side.',
    'You wrote apart, and nothing was shown before both of you had finished.',
    'First there were two people writing on their own, and then one page with both.',
    'You answered one question at a time, each in your own words.',
    'Every question was put to each of you alone, before anyone could look.',
    'Each of you had your say before you saw what the other had written.',
    'It began with each of you alone with a question, and ended with two answers to read.',
  ],
  kept: [
    'Asked about {about}, {X} wrote {q}.',
    'On the question about {about}, {X} wrote {q}.',
    'When the question was about {about}, {X} wrote {q}.',
  ],
  keptToo: [
    'And asked about {about}, {X} wrote {q}.',
    'To the question about {about}, {X} wrote {q}.',
    'When it came to {about}, {X} wrote {q}.',
  ],
  keptBoth: [
    'Asked about {about}, {A} wrote {qA}, and {B} wrote {qB}.',
    'On the question about {about}, {A} wrote {qA}, and {B} wrote {qB}.',
    'When the question was about {about}, {A} wrote {qA}, and {B} wrote {qB}.',
  ],
  keptElse: ['{X} wrote {q}.', 'From {X} there is {q}.', 'One line from {X} is {q}.'],
  afterKept: [
    'These are the lines to come back to when these days have faded.',
    'Lines like these are easy to lose in busy days, so here they stay.',
    'They are put down here just as somebody wrote them.',
    'It is worth having them in one place.',
    'Both lines are kept here just as they were written.',
    'They stand here unchanged, so that you can find them again.',
    'A line that is written down can be read again on a day that needs it.',
  ],
  wroteThree: [
    'Both of you had something to say about {about}, about {aboutToo} and about {aboutThree}.',
    'Among the questions were those about {about}, about {aboutToo} and about {aboutThree}.',
    'You were asked about {about}, about {aboutToo} and about {aboutThree}, among other things.',
    'Some of it was about {about}, some about {aboutToo}, and some about {aboutThree}.',
  ],
  wroteTwo: [
    'Both of you had something to say about {about} and about {aboutToo}.',
    'Among the questions were those about {about} and about {aboutToo}.',
    'Some of it was about {about}, and some about {aboutToo}.',
  ],
  whole: [
    'Every question asked for two answers, and two answers may differ.',
    'What each of you thinks is said best in your own answers, in your own words.',
    'It takes some time to find words for such things, even short ones.',
    'Your answers can stay as they are, side by side.',
    'Some things are easy to put down, and others take a few tries.',
  ],
  word: [
    'One word turned up in what both of you wrote, and more than once: {word}.',
    'Both of you came back to one word in more than one answer: {word}.',
    'If one word runs through these answers for both of you, it is {word}.',
  ],
  thing: [
    'Asked about {about}, both of you seem to have brought up {thing}.',
    'On the question about {about}, each of you seems to have thought of {thing}.',
    'When it came to {about}, you both seem to have brought up {thing}.',
  ],
  differing: [
    'On {about}, the two of you seem to see things in different ways. Both ways can stand.',
    'There is one place where you seem to differ, the question about {about}. Nobody asks you to settle it.',
    'When it comes to {about}, your two answers seem to point in different directions. There is time for both.',
  ],
  asked: [
    'There were questions about {about} as well, and about {aboutToo}.',
    'You were also asked about {about}, and about {aboutToo}.',
    'Two more of the questions were about {about} and about {aboutToo}.',
  ],
  spoken: [
    'What you say to each other about it is not written down anywhere. It belongs to the two of you.',
    'Whatever is said out loud about these questions is not on this page, and is yours alone.',
    'Any talk around the answers is not written down, and that is as it is meant to be.',
    'This page holds only what was written. The rest is between the two of you.',
    'Not all of it fits on a page, and what is said out loud stays with you.',
  ],
  more: [
    'Some of this may look different in a month, and some of it may look just the same.',
    'Answers like these may seem small from a distance, and there are still two people in them.',
    'What was hard to write can stay short. What was easy can grow.',
    'Nothing here is to be decided tonight. A question can stay open for as long as you like.',
  ],
  focus: [
    'For next time you chose {focus}.',
    'For the time ahead, the two of you would like more on {focus}.',
    'What you would like to turn to next is {focus}.',
    'Next time, as you chose, there will be more on {focus}.',
  ],
  noFocus: [
    'What the next talk will be about is still open.',
    'The next talk can be about anything you like.',
    'There is no plan for the next talk yet, and none is asked of you.',
  ],
  close: [
    'Whenever you read this again, may it bring these days back to you.',
    'May the coming days leave you some time for each other.',
    'Until next time, take care, both of you.',
    'If you read this in a year, let it remind you of an ordinary week and of the two people in it.',
    'For today this is enough. The rest of the day is yours.',
    'That is all for this time, as the two of you put it down.',
    'The next questions will be there when you are.',
  ],
} as const

export type SummaryPart = keyof typeof summaryLines
