/**
 * What the guide says when somebody may not be safe: calm, no advice about the two of them, only
 * people to call.
 */
export const safetyAnswer = [
  'Thank you for writing this. It sounds as if somebody may not be safe, and that comes first. So here is no advice about the two of you, only people who listen and help, free of charge.',
  'In danger right now: call 111 in New Zealand (if you cannot speak, stay silent and press 55), 000 in Australia, 999 in the UK, 911 in the US.',
  'To talk to someone: New Zealand: Women’s Refuge 0800 733 843, Are You OK 0800 456 450, or call or text 1737. Australia: 1800RESPECT 1800 737 732, Lifeline 13 11 14. UK: National Domestic Abuse Helpline 0808 2000 247, Samaritans 116 123. US: 1-800-799-7233, or call or text 988. Elsewhere: findahelpline.com.',
  'They are there as well if you worry about a child, or about what you yourself might do. If someone looks at this screen, another phone may be safer.',
].join('\n\n')
