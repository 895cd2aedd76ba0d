import type { HelpCountry } from './help-lines.ts'

/** The IANA zones of the countries, old names as well; a prefix ends with a slash. */
const zones: Readonly<Record<HelpCountry, string>> = {
  NZ: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  AU: 'Australia/ Antarctica/Macquarie',
  GB: 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man GB GB-Eire',
  IE: 'Europe/Dublin Eire',
  US: `US/ America/Indiana/ America/Kentucky/ America/North_Dakota/ America/New_York America/Chicago
    America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Adak America/Boise
    America/Detroit America/Juneau America/Menominee America/Metlakatla America/Nome America/Sitka
    America/Yakutat America/Indianapolis America/Fort_Wayne America/Knox_IN America/Louisville
    America/Atka America/Shiprock America/Puerto_Rico America/St_Thomas America/Virgin
    Pacific/Honolulu Pacific/Johnston Pacific/Guam Pacific/Saipan Pacific/Pago_Pago Pacific/Samoa
    Navajo EST5EDT CST6CDT MST7MDT PST8PDT`,
  CA: `Canada/ America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour
    America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson
    America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit
    America/Moncton America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River
    America/Rankin_Inlet America/Regina America/Resolute America/St_Johns America/Swift_Current
    America/Thunder_Bay America/Toronto America/Vancouver America/Whitehorse America/Winnipeg
    America/Yellowknife`,
  ZA: 'Africa/Johannesburg',
  IN: 'Asia/Kolkata Asia/Calcutta',
  DE: 'Europe/Berlin Europe/Busingen',
  FR: `Europe/Paris America/Cayenne America/Guadeloupe America/Martinique America/Marigot
    America/St_Barthelemy Indian/Mayotte Indian/Reunion`,
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
}

const entries = Object.entries(zones).flatMap(([country, names]) =>
  names.split(/\s+/).map((name) => ({ country: country as HelpCountry, name })),
)

/** The country whose clocks an IANA time zone tells, if help lines of it are known here. */
export const countryOfTimeZone = (zone: string): HelpCountry | null =>
  entries.find(({ name }) => (name.endsWith('/') ? zone.startsWith(name) : zone === name))
    ?.country ?? null
