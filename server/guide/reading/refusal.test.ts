import { expect, test } from 'vitest'
import { mayRefuse } from './refusal.ts'

const refusing: [string, string][] = [
  ['Which plant would you like to grow together?', 'none, honestly'],
  ['Which plant would you like to grow together?', 'No. The balcony is for the bikes'],
  [
    'What makes you want to stop and watch the rain?',
    'I drive a tram. I am not stopping for anything',
  ],
  ['Where would you two spend a free hour?', "haven't got an hour, ask me after the exams"],
  ['What would you like to cook together?', 'I like it when you cook. A takeaway will do'],
  ['When did you last dance?', 'So not at the wedding. Before that, maybe'],
  ['What nickname do you like?', 'You used to say Kit. It stopped with the move'],
  ['Which plant would you like to grow together?', 'There is none I want'],
  ['When did you last feel proud?', "I've never had one of those"],
  ['What do you do when a plan falls through?', "It doesn't happen to us"],
  ['Which board game would you play tonight?', 'rather not play, can we read instead'],
  ['What silly thing do you two do?', "I don't think we do anything silly"],
  ['Which ritual of yours would you keep?', 'dunno. we allready do everything same'],
  ['Which look would you love to see?', "any tbh. you've been on your phone all week"],
  ['Where would you like to go back to?', 'Been most places by now. Not sure, love'],
]

test.each(refusing)('refuses what is asked: %s | %s', (question, answer) => {
  expect(mayRefuse(answer, question)).toBe(true)
})

const telling: [string, string][] = [
  [
    'Which plant would you like to grow together?',
    'Tomatoes, the small ones my nan had on her sill',
  ],
  ['What comforts you?', 'Your hand on my neck. I did not know that before the hospital'],
  ['How do you like to be woken?', 'The radio low, and the blind up a bit'],
  ['What did your partner do well lately?', 'The taxes. Nobody else would have found the receipt'],
  ['What do you do for fun?', 'a feed and a film'],
  ['Which choices are you happy to leave to your partner?', 'anything with a screen or a plug'],
]

test.each(telling)('tells of what is asked: %s | %s', (question, answer) => {
  expect(mayRefuse(answer, question)).toBe(false)
})
