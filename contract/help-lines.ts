export const helpCountries = {
  NZ: 'New Zealand',
  AU: 'Australia',
  GB: 'United Kingdom',
  IE: 'Ireland',
  US: 'United States',
  CA: 'Canada',
  ZA: 'South Africa',
  IN: 'India',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
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
  /** Set where it is for a part of the country alone. */
  readonly region?: string
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

/** All that lines are for, in the order in which they are spoken of. */
const helpSubjects: readonly HelpSubject[] = [
  'danger',
  'partner violence',
  'own behaviour',
  'crisis',
  'sexual harm',
  'child',
]

/**
 * The lines of a country as they are shown: those for danger, then one for who thinks of ending their life and one for
 * who is afraid of a partner, each for the whole country where there is one, and then the others. What a text was
 * about nobody tells the device, so that a second line of one kind waits for the first of the other.
 */
export function linesIn(country: HelpCountry): HelpLine[] {
  const lines = helpLines.filter((line) => line.country === country)
  const linesFor = (subject: HelpSubject) => lines.filter(({ about }) => about.includes(subject))
  const firstFor = (subject: HelpSubject) => {
    const those = linesFor(subject)
    return those.find(({ region }) => !region) ?? those[0] ?? []
  }
  const first = [linesFor('danger'), firstFor('crisis'), firstFor('partner violence')].flat()
  return [...new Set([...first, ...lines])]
}

/** What no line for the whole of that country is there for, as far as could be found. */
export const missingSubjects = (country: HelpCountry): HelpSubject[] => {
  const everywhere = helpLines.filter((line) => line.country === country && !line.region)
  return helpSubjects.filter((subject) => !everywhere.some(({ about }) => about.includes(subject)))
}

const digitsOf = (shown: string): string => shown.replace(/\D/g, '')

export const callHref = (shown: string): string => `tel:${digitsOf(shown)}`

/** RFC 5724, with the word to send where it is a certain one. */
export const textHref = (shown: string, word?: string): string =>
  `sms:${digitsOf(shown)}${word === undefined ? '' : `?body=${encodeURIComponent(word)}`}`

export const dayAndNight = 'Day and night, every day'
const verifiedOn = '2026-11-21'
const verifiedNext = '2026-11-22'

/** By country; danger first, then in the order in which `linesIn` gives those that it does not put first. */
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
    name: 'Men’s Referral Service',
    about: ['own behaviour'],
    call: '1300 766 491',
    note: 'For men who behave abusively or fear that they might, and for their families.',
    source: 'https://ntv.org.au/get-help/getting-support',
    verifiedOn: verifiedNext,
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
    name: 'Respect Phoneline',
    about: ['own behaviour'],
    call: '0808 802 4040',
    note: 'For people who hurt their partner or fear that they might.',
    source: 'https://pdvg.org/about-domestic-abuse/are-you-worried-that-you-are-abusive/',
    verifiedOn: verifiedNext,
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
    name: 'MOVE Ireland',
    about: ['own behaviour'],
    call: '065 684 8689',
    note: 'For men who want to change how they treat a partner. An office: not always open.',
    source:
      'https://www.waterfordlive.ie/news/home/535639/men-s-development-network-extend-male-advice-line-to-seven-day-service.html',
    verifiedOn: verifiedNext,
  },
  {
    country: 'IE',
    name: 'Male Advice Line',
    about: ['partner violence'],
    call: '1800 816 588',
    note: 'For men.',
    source:
      'https://www.waterfordlive.ie/news/home/535639/men-s-development-network-extend-male-advice-line-to-seven-day-service.html',
    verifiedOn: verifiedNext,
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
    country: 'IE',
    name: 'Childline by ISPCC',
    about: ['child'],
    call: '1800 66 66 66',
    note: 'For young people up to 18.',
    source: 'https://audio.com/connemararadioarchives/audio/health-pg-33-17dec2024',
    verifiedOn: verifiedNext,
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
    name: 'A Call for Change',
    about: ['own behaviour'],
    call: '1-877-898-3411',
    note: 'For people who hurt a partner or fear that they might. In Massachusetts; takes calls from the whole country.',
    source:
      'https://www.bpr.org/2023-02-16/massachusetts-group-creates-countrys-first-hotline-for-domestic-abusers',
    verifiedOn: verifiedNext,
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
    name: 'Victim Support Line',
    about: ['partner violence', 'sexual harm'],
    call: '1-888-579-2888',
    region: 'Ontario',
    note: 'Finds services near you; it is no crisis line.',
    source: 'http://www.attorneygeneral.jus.gov.on.ca/english/ovss/faqs.asp',
    verifiedOn: verifiedNext,
  },
  {
    country: 'CA',
    name: 'SOS violence conjugale',
    about: ['partner violence', 'own behaviour'],
    call: '1-800-363-9010',
    hours: dayAndNight,
    region: 'Quebec',
    note: 'In French and English.',
    source: 'https://www.accueil-pourelle.org/documentation/sos-violence-conjugale/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'CA',
    name: 'Info-aide violence sexuelle',
    about: ['sexual harm'],
    call: '1-888-933-9007',
    hours: dayAndNight,
    region: 'Quebec',
    note: 'In French and English.',
    source:
      'https://www.newswire.ca/fr/news-releases/665-000-pour-la-mise-en-place-d-un-service-de-clavardage-pour-les-personnes-victimes-de-violence-sexuelle-883977705.html',
    verifiedOn: verifiedNext,
  },
  {
    country: 'CA',
    name: 'VictimLinkBC',
    about: ['partner violence', 'sexual harm'],
    call: '1-800-563-0808',
    hours: dayAndNight,
    region: 'British Columbia',
    source: 'https://news.gov.bc.ca/releases/2016PSSG0111-000923',
    verifiedOn: verifiedNext,
  },
  {
    country: 'CA',
    name: 'Family Violence Info Line',
    about: ['partner violence'],
    call: '310-1818',
    hours: dayAndNight,
    region: 'Alberta',
    source: 'http://www.humanservices.alberta.ca/abuse-bullying/15690.html',
    verifiedOn: verifiedNext,
  },
  {
    country: 'CA',
    name: 'Domestic Violence Crisis Line',
    about: ['partner violence'],
    call: '1-877-977-0007',
    region: 'Manitoba',
    source: 'https://www.gov.mb.ca/msw/fvpp/support.html',
    verifiedOn: verifiedNext,
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
  {
    country: 'CA',
    name: 'Kids Help Phone',
    about: ['child'],
    call: '1-800-668-6868',
    hours: dayAndNight,
    note: 'For young people.',
    source: 'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ZA',
    name: 'Police',
    about: ['danger'],
    call: '10111',
    source: 'http://gbv.org.za/about-us',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ZA',
    name: 'Stop Gender Violence',
    about: ['partner violence', 'sexual harm'],
    call: '0800 150 150',
    source: 'https://www.thedailyvox.co.za/important-resources-for-the-lockdown/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ZA',
    name: 'Suicide Crisis Line (SADAG)',
    about: ['crisis'],
    call: '0800 567 567',
    source: 'https://www.thedailyvox.co.za/important-resources-for-the-lockdown/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ZA',
    name: 'Childline',
    about: ['child'],
    call: '116',
    source: 'https://vukuzenzele.gov.za/children-can-call-116-help',
    verifiedOn: verifiedNext,
  },
  {
    country: 'IN',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '112',
    source:
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'IN',
    name: 'Women Helpline',
    about: ['partner violence', 'sexual harm'],
    call: '181',
    source:
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'IN',
    name: 'Tele-MANAS',
    about: ['crisis'],
    call: '14416',
    hours: dayAndNight,
    source:
      'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'IN',
    name: 'Child Helpline',
    about: ['child'],
    call: '1098',
    source:
      'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'DE',
    name: 'Police',
    about: ['danger'],
    call: '110',
    hours: dayAndNight,
    source: 'https://maerkischer-kreis.polizei.nrw/en/article/in-an-emergency-110',
    verifiedOn: verifiedNext,
  },
  {
    country: 'DE',
    name: 'Ambulance or fire',
    about: ['danger'],
    call: '112',
    source: 'https://de.m.wikibooks.org/wiki/Erste_Hilfe/_Rufnummern',
    verifiedOn: verifiedNext,
  },
  {
    country: 'DE',
    name: 'Hilfetelefon Gewalt gegen Frauen',
    about: ['partner violence', 'sexual harm'],
    call: '116 016',
    hours: dayAndNight,
    source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
    verifiedOn: verifiedNext,
  },
  {
    country: 'DE',
    name: 'Hilfetelefon Gewalt an Männern',
    about: ['partner violence'],
    call: '0800 123 99 00',
    note: 'For men.',
    source:
      'https://www.baden-wuerttemberg.de/de/service/presse/pressemitteilung/pid/maennerhilfetelefon-wird-fuer-immer-mehr-maenner-anlaufstelle',
    verifiedOn: verifiedNext,
  },
  {
    country: 'DE',
    name: 'TelefonSeelsorge',
    about: ['crisis'],
    call: '0800 111 0 111',
    hours: dayAndNight,
    source:
      'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
    verifiedOn: verifiedNext,
  },
  {
    country: 'DE',
    name: 'Nummer gegen Kummer',
    about: ['child'],
    call: '116 111',
    note: 'For children and young people. Not at night.',
    source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
    verifiedOn: verifiedNext,
  },
  {
    country: 'FR',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '112',
    text: '114',
    note: 'Police: 17. If you cannot speak, a text to 114 reaches them all.',
    source: 'https://www.groupe3f.fr/actualites/violences-familiales-donner-lalerte',
    verifiedOn: verifiedNext,
  },
  {
    country: 'FR',
    name: '3919 Violences Femmes Info',
    about: ['partner violence', 'sexual harm'],
    call: '3919',
    hours: dayAndNight,
    source: 'https://solidaritefemmes.org/appeler-le-3919/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'FR',
    name: 'Ligne d’écoute des auteurs de violences',
    about: ['own behaviour'],
    call: '08 019 019 11',
    note: 'For people who hurt a partner or fear that they might. Not at night.',
    source:
      'https://www.weka.fr/actualite/droit-des-femmes/article/ne-frappez-pas-lancement-d-un-numero-national-pour-les-auteurs-de-violences-conjugales-99367/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'FR',
    name: '3114 Prévention du suicide',
    about: ['crisis'],
    call: '3114',
    hours: dayAndNight,
    source: 'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
    verifiedOn: verifiedNext,
  },
  {
    country: 'FR',
    name: '119 Enfance en danger',
    about: ['child'],
    call: '119',
    hours: dayAndNight,
    source: 'https://www.groupe3f.fr/actualites/violences-familiales-donner-lalerte',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ES',
    name: 'Police, ambulance or fire',
    about: ['danger'],
    call: '112',
    source:
      'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ES',
    name: '016 Violencia contra las mujeres',
    about: ['partner violence', 'sexual harm'],
    call: '016',
    hours: dayAndNight,
    note: 'A call stays in the list of calls of the phone.',
    source:
      'https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ES',
    name: '024 Conducta suicida',
    about: ['crisis'],
    call: '024',
    hours: dayAndNight,
    source: 'https://ibasque.com/telefono-de-atencion-a-las-conductas-suicidas-024/',
    verifiedOn: verifiedNext,
  },
  {
    country: 'ES',
    name: 'Teléfono ANAR',
    about: ['child'],
    call: '116 111',
    hours: dayAndNight,
    note: 'For children and young people.',
    source:
      'https://valenciaextra.com/es/sociedad/telefono-ayuda-fundacion-anar-2855-ninos-ninas-comunitat-valenciana-2023_559406_102_amp.html',
    verifiedOn: verifiedNext,
  },
]
