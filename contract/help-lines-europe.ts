import type { HelpLine } from './help-lines.ts'

const dayAndNight = 'Day and night, every day'
const verifiedOn = '2026-11-21'

export const helpLinesEurope: readonly HelpLine[] = [
  {
    country: 'GB',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '999',
    note: 'If you cannot speak on a mobile: stay silent, and press 55 when you are asked to.',
    source:
      'https://www.iow.gov.uk/housing-and-adult-social-care/adult-social-care/adult-safeguarding/immediate-danger/',
    verifiedOn,
  },
  {
    country: 'GB',
    name: 'National Domestic Abuse Helpline',
    about: ['partner violence'],
    call: '0808 2000 247',
    hours: dayAndNight,
    source:
      'https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline',
    verifiedOn,
  },
  {
    country: 'GB',
    name: 'Samaritans',
    about: ['crisis'],
    call: '116 123',
    hours: dayAndNight,
    source:
      'https://www.samaritans.org/news/samaritans-in-northern-ireland-answer-one-million-calls-during-10-years-of-freephone',
    verifiedOn,
  },
  {
    country: 'GB',
    name: 'Rape and Sexual Abuse Support Line',
    about: ['sexual harm'],
    call: '0808 500 2222',
    hours: dayAndNight,
    note: 'For people of 16 and over in England and Wales.',
    source: 'https://247sexualabusesupport.org.uk/faqs/',
    verifiedOn,
  },
  {
    country: 'GB',
    name: 'NSPCC',
    about: ['child'],
    call: '0808 800 5000',
    source: 'https://www.nspcc.org.uk/what-you-can-do/report-abuse/',
    verifiedOn,
  },
  {
    country: 'IE',
    name: 'Gardaí, ambulance or fire',
    about: ['danger'],
    call: '112',
    note: '999 works as well.',
    source: 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/',
    verifiedOn,
  },
  {
    country: 'IE',
    name: 'Women’s Aid',
    about: ['partner violence'],
    call: '1800 341 900',
    hours: dayAndNight,
    source:
      'https://www.womensaid.ie/about/newsevents/news/2016/09/05/media-release-41-calls-a-day-to-womens-aid-in-2016/',
    verifiedOn,
  },
  {
    country: 'IE',
    name: 'Samaritans',
    about: ['crisis'],
    call: '116 123',
    hours: dayAndNight,
    source:
      'https://www.samaritans.org/your-community/samaritans-ireland-scotland-and-wales/samaritans-ireland/journey',
    verifiedOn,
  },
  {
    country: 'IE',
    name: 'National Rape Crisis Helpline',
    about: ['sexual harm'],
    call: '1800 77 88 88',
    hours: dayAndNight,
    source:
      'https://drcc.ie/news-resources/christmas-can-be-difficult-and-lonely-time-but-support-is-th',
    verifiedOn,
  },
]
