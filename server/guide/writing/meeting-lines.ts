/** How two answers meet or miss, as far as the guide may say so. */
export type Meeting =
  | 'same-thing'
  | 'thanks-both'
  | 'thanks-unseen'
  | 'weighs-on-both'
  | 'two-wishes'
  | 'one-wish'
  | 'hurt-and-fine'
  | 'plan-and-worry'
  | 'joke-and-serious'
  | 'both-joke'
  | 'proud'
  | 'both-proud'
  | 'each-waits'
  | 'both-sorry'
  | 'sorry-and-hurt'
  | 'wish-met'
  | 'both-worry'
  | 'both-plan'
  | 'both-miss'
  | 'opposite-tastes'

/**
 * Lines that anyone can check against two answers. {one} is who is thankful, proud, sorry,
 * planning, joking or wishing, and {other} the other one. Each has some without names.
 */
export const meetingLines: Readonly<Record<Meeting, readonly string[]>> = {
  'same-thing': [
    'Asked apart, you seem to have thought of the same thing.',
    'You each seem to have picked the same thing.',
    'The same thing seems to have come to mind for both of you.',
    'Both of you seem to have gone back to the same thing.',
  ],
  'thanks-both': [
    'Each of you seems to be thanking the other.',
    'There seems to be a thank you in both answers.',
    'It seems that each of you has noticed something the other did.',
    'You both seem to have put some thanks into this one.',
  ],
  'thanks-unseen': [
    '{one} seems to be glad of something that {other} does not mention.',
    '{one} seems to be thankful for something that {other} does not speak of.',
    'One of you seems to be thankful for something that the other does not mention.',
  ],
  'weighs-on-both': [
    'This seems to weigh on both of you.',
    'Neither of you seems to find this easy at the moment.',
    'It seems to be a lot for each of you just now.',
  ],
  'two-wishes': [
    'There seem to be two wishes here, and they are not the same.',
    'Each of you seems to wish for something different here.',
    'You both seem to want something, and it is not the same thing.',
  ],
  'one-wish': [
    'You seem to want much the same thing here.',
    'Both answers seem to hold the same wish.',
    'Asked apart, you seem to have wished for the same thing.',
  ],
  'hurt-and-fine': [
    'This seems to have felt different to each of you.',
    'What seems to have gone well for {other} seems to have been harder for {one}.',
    'One of you seems to have come away from this happier than the other.',
  ],
  'plan-and-worry': [
    '{one} seems to look forward to this, and {other} seems to worry about it.',
    'There seems to be a plan in one answer and a worry in the other.',
    'For {one} this seems to be a plan, and for {other} it seems to hold a worry, too.',
  ],
  'joke-and-serious': [
    'One of these answers seems to be more in fun than the other.',
    '{one} seems to be joking a little here, and {other} seems to mean every word.',
    'One of you seems to have answered in fun, and the other in earnest.',
  ],
  'both-joke': [
    'Neither of you seems to have taken this one too seriously.',
    'Both of you seem to have had some fun with this one.',
    'There seems to be a joke in each of these.',
  ],
  proud: [
    '{one} seems to be proud of {other}.',
    'There seems to be some pride in what {one} wrote about {other}.',
    'One of you seems to be proud of the other here.',
  ],
  'both-proud': [
    'Each of you seems to be proud of the other.',
    'There seems to be some pride in both answers.',
    'You seem to be proud of each other here.',
  ],
  'each-waits': [
    'Each of you seems to be waiting for the other to begin.',
    'It seems that each of you hopes the other will go first.',
    'Both of you seem ready, and each seems to wait for the other.',
  ],
  'both-sorry': [
    'Each of you seems to be sorry about something.',
    'There seems to be a sorry in both answers.',
    'Both of you seem to regret something here.',
  ],
  'sorry-and-hurt': [
    '{one} seems to be sorry, and {other} still seems to be hurt.',
    'One of you seems to be sorry for what hurt the other.',
    'What hurt {other} seems to be on the mind of {one}, too.',
  ],
  'wish-met': [
    'What {one} wishes for seems to be what {other} would like to give.',
    'What one of you wishes for seems to be what the other offers.',
    'What {one} wishes for and what {other} wrote seem to fit together.',
  ],
  'both-worry': [
    'Both of you seem to have a worry on your mind.',
    'Neither of you seems to be free of worry about this.',
    'There seems to be a worry in each answer.',
  ],
  'both-plan': [
    'Both of you seem to be looking forward to something.',
    'There seems to be a plan in each answer.',
    'Each of you seems to have something in mind for the time ahead.',
  ],
  'both-miss': [
    'Each of you seems to be missing something.',
    'Both answers seem to be about something that you miss.',
    'You both seem to miss something here.',
  ],
  'opposite-tastes': [
    'What one of you likes, the other seems to like rather less.',
    'Your tastes seem to differ on this one.',
    'The two of you seem to like different things here.',
  ],
}
