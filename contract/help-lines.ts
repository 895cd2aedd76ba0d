export const helpCountries = {
  NZ: 'New Zealand',
  AU: 'Australia',
  GB: 'United Kingdom',
  IE: 'Ireland',
  US: 'United States',
  CA: 'Canada',
} as const

/** By ISO 3166 code. */
export type HelpCountry = keyof typeof helpCountries

export type HelpSubject =
  | 'danger'
  | 'partner violence'
  | 'own behaviour'
  | 'crisis'
  | 'sexual harm'
  | 'child'

/** People to call or text. */
export type HelpLine = {
  readonly country: HelpCountry
  readonly name: string
  readonly about: readonly HelpSubject[]
  /** The digits to call as people write them. */
  readonly call?: string
  /** The digits to text as people write them, and the word to send where it is a certain one. */
  readonly text?: string
  readonly textWord?: string
  /** Left out where no page of theirs could be found that says so beyond doubt. */
  readonly hours?: string
  readonly note?: string
  /**
   * The page that confirms it, and the day on which that page or a stored copy of it was read, as
   * `YYYY-MM-DD`. Nobody called the number, and the copy may be older.
   */
  readonly source: string
  readonly verifiedOn: string
}

/** For every other country, and for whoever does not find the right one here. */
export const helpElsewhere = {
  name: 'findahelpline.com',
  href: 'https://findahelpline.com',
} as const

const digitsOf = (shown: string): string => shown.replace(/\D/g, '')

export const callHref = (shown: string): string => `tel:${digitsOf(shown)}`

/** RFC 5724, with the word to send where it is a certain one. */
export const textHref = (shown: string, word?: string): string =>
  `sms:${digitsOf(shown)}${word === undefined ? '' : `?body=${encodeURIComponent(word)}`}`

const dayAndNight = 'Day and night, every day'
const verifiedOn = '2026-11-21'

/** Danger first, then in the order in which they are shown. */
export const helpLines: readonly HelpLine[] = [
  {
    country: 'NZ',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '111',
    note: 'If you cannot speak on a mobile: stay silent, then press 55.',
    source: 'https://www.police.govt.nz/advice-services/family-violence',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Women’s Refuge',
    about: ['partner violence'],
    call: '0800 733 843',
    hours: dayAndNight,
    source: 'https://womensrefuge.org.nz/get-help/',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Are You OK',
    about: ['partner violence', 'own behaviour'],
    call: '0800 456 450',
    source:
      'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Shine',
    about: ['partner violence'],
    call: '0508 744 633',
    source:
      'https://www.2shine.org.nz/news/help-is-available-during-covid-19-traffic-light-settings/',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Need to talk? 1737',
    about: ['crisis'],
    call: '1737',
    text: '1737',
    hours: dayAndNight,
    source:
      'https://www.health.govt.nz/news-media/news-items/phone-counselling-service-busy-following-christchurch-tragedy',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Safe to Talk',
    about: ['sexual harm'],
    call: '0800 044 334',
    text: '4334',
    hours: dayAndNight,
    source:
      'https://msd.govt.nz/about-msd-and-our-work/work-programmes/initiatives/family-and-sexual-violence/specialist-services/qas-providers.html',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Hey Bro',
    about: ['own behaviour'],
    call: '0800 439 276',
    note: 'For men who fear that they may harm someone close.',
    source: 'http://www.timarucourier.co.nz/news/hey-bro-aids-perpetrators/',
    verifiedOn,
  },
  {
    country: 'NZ',
    name: 'Oranga Tamariki',
    about: ['child'],
    call: '0508 326 459',
    source:
      'https://www.orangatamariki.govt.nz/about-us/how-we-work/how-we-keep-children-safe/report-of-concern/',
    verifiedOn,
  },
  {
    country: 'AU',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '000',
    source: 'https://www.police.nsw.gov.au/?a=6943',
    verifiedOn,
  },
  {
    country: 'AU',
    name: '1800RESPECT',
    about: ['partner violence', 'sexual harm'],
    call: '1800 737 732',
    text: '0458 737 732',
    hours: dayAndNight,
    source: 'https://www.1800respect.org.au/terms-and-conditions',
    verifiedOn,
  },
  {
    country: 'AU',
    name: 'Lifeline',
    about: ['crisis'],
    call: '13 11 14',
    text: '0477 13 11 14',
    hours: dayAndNight,
    source: 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
    verifiedOn,
  },
  {
    country: 'AU',
    name: 'Kids Helpline',
    about: ['child'],
    call: '1800 55 1800',
    hours: dayAndNight,
    note: 'For people from 5 to 25.',
    source:
      'https://www.healthdirect.gov.au/australian-health-services/healthcare-service/virtual/kids-helpline/parenting-and-family-support/d10bd0b6-ccdc-f931-4e60-af7b09787dcf',
    verifiedOn,
  },
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
