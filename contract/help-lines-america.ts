import type { HelpLine } from './help-lines.ts'

const dayAndNight = 'Day and night, every day'
const verifiedOn = '2026-11-21'

export const helpLinesAmerica: readonly HelpLine[] = [
  {
    country: 'US',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '911',
    source: 'https://www.911.gov/calling-911/frequently-asked-questions/',
    verifiedOn,
  },
  {
    country: 'US',
    name: 'National Domestic Violence Hotline',
    about: ['partner violence'],
    call: '1-800-799-7233',
    text: '88788',
    textWord: 'START',
    hours: dayAndNight,
    source:
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    verifiedOn,
  },
  {
    country: 'US',
    name: '988 Suicide & Crisis Lifeline',
    about: ['crisis'],
    call: '988',
    text: '988',
    hours: dayAndNight,
    source:
      'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    verifiedOn,
  },
  {
    country: 'US',
    name: 'National Sexual Assault Hotline',
    about: ['sexual harm'],
    call: '1-800-656-4673',
    hours: dayAndNight,
    source: 'https://span.state.gov/social-development/sms-sos/20140901',
    verifiedOn,
  },
  {
    country: 'US',
    name: 'Childhelp',
    about: ['child'],
    call: '1-800-422-4453',
    hours: dayAndNight,
    source: 'https://childhelphotline.org/how-it-works',
    verifiedOn,
  },
  {
    country: 'CA',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '911',
    note: 'Where 911 does not work, call the emergency number of your local police.',
    source: 'https://www.justice.gc.ca/eng/cj-jp/fv-vf/help-aide.html',
    verifiedOn,
  },
  {
    country: 'CA',
    name: '9-8-8 Suicide Crisis Helpline',
    about: ['crisis'],
    call: '988',
    text: '988',
    hours: dayAndNight,
    source: 'https://cmhasaskatoon.ca/9-8-8/',
    verifiedOn,
  },
]
