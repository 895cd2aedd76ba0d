import type { HelpLine } from './help-lines.ts'

const dayAndNight = 'Day and night, every day'
const verifiedOn = '2026-11-21'

export const helpLinesOceania: readonly HelpLine[] = [
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
]
