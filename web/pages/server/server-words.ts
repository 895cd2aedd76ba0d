/** What the apps say about the server they speak to. */
export const serverWords = {
  title: 'Where does your Duologue live?',
  text: 'Duologue runs on a server that somebody hosts, perhaps one of you. Its address is the one you open in a browser.',
  label: 'Address',
  hint: 'Such as duologue.example.org',
  submit: 'Go on',
  wrong: 'We cannot use that address. It should look like duologue.example.org.',
  noServer: 'We found no Duologue there. Check the address and your connection.',
  isUnwell:
    'Your Duologue is there, but it has trouble just now. Please try again in a few minutes.',
  speaksTo: (host: string) => `This app speaks to ${host}.`,
  change: 'Choose another server',
  elsewhere: {
    title: 'This invitation is for another server',
    text: (theirs: string, ours: string) =>
      `It belongs to ${theirs}; this app connects to ${ours}, which was told nothing about it. Open the link in your browser, or log out here and choose the other server first.`,
  },
  leaveChat: {
    title: 'Open the invitation?',
    text: 'It takes the place of what is open here. Everything you have sent is kept.',
    confirm: 'Open it',
    cancel: 'Stay here',
  },
} as const
