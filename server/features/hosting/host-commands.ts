import { parseArgs } from 'node:util'
import type { RegistrationMode } from '#contract/accounts.ts'
import { createAllowedAddresses } from '#server/features/accounts/admission/allowed-addresses.ts'
import { createRegistrationCodes } from '#server/features/accounts/admission/registration-codes.ts'
import { coupleCsv, listCouples, tableOf } from './couple-list.ts'
import { createHostAccounts, type HostAccountParts } from './host-accounts.ts'
import { createHostAdmission } from './host-admission.ts'
import { NotDone } from './not-done.ts'

type Parts = HostAccountParts & {
  registration: RegistrationMode
  /** Writes a file that nobody else may read; gives its whole path. */
  writeFile: (path: string, text: string) => string
}

export const hostHelp = `What whoever runs a server does about accounts. The server may run meanwhile. No name, no answer and
no address of anybody is shown or written down; couples have ids.

  npm run admin -- couples                   lists the couples: created, last used, status, sets, catch-ups
  npm run admin -- couples --csv FILE        writes the list to a file that spreadsheets open
  npm run admin -- reset ADDRESS             mails the link for a new password; shows it without SMTP_URL
  npm run admin -- close ADDRESS|ID          signs everybody out and lets nobody sign in; deletes nothing
  npm run admin -- open ADDRESS|ID           opens a closed account again
  npm run admin -- delete ADDRESS|ID         says whether there is such an account
  npm run admin -- delete ADDRESS|ID --yes   deletes it for good: both people and all they wrote

With REGISTRATION=invite:
  npm run admin -- code make                 makes a code for one couple and 14 days, and a link with it
  npm run admin -- code make --uses 5 --days 30
  npm run admin -- code list                 lists the codes by the first four letters
  npm run admin -- code end NAME             ends the code that begins so
  npm run admin -- allow ADDRESS…            lets that address register without a code, once
  npm run admin -- allow                     says how many addresses are allowed
  npm run admin -- disallow ADDRESS…         takes it off the list

Either person's address names the account. Before you reset or delete, make sure that it is theirs: let
them write from that address. It reads the server's database and settings.`

const options = {
  yes: { type: 'boolean' },
  csv: { type: 'string' },
  uses: { type: 'string' },
  days: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const
type Option = keyof typeof options

/** How many words a command takes, and which options. */
type Takes = { words: [fewest: number, most: number]; takes?: Option[] }

const commands = new Map<string, Takes>(
  Object.entries({
    couples: { words: [0, 0], takes: ['csv'] },
    reset: { words: [1, 1] },
    close: { words: [1, 1] },
    open: { words: [1, 1] },
    delete: { words: [1, 1], takes: ['yes'] },
    'code make': { words: [0, 0], takes: ['uses', 'days'] },
    'code list': { words: [0, 0] },
    'code end': { words: [1, 1] },
    allow: { words: [0, 100] },
    disallow: { words: [1, 100] },
  }),
)

const seeHelp = 'npm run admin shows what there is.'

type Given = {
  command: string
  words: string[]
  values: { yes?: boolean; csv?: string; uses?: string; days?: string }
}

/** Reads what was typed; null where the help is asked for. Refuses, with a sentence, what is wrong. */
export function readHostCommand(args: readonly string[]): Given | null {
  const { values, positionals } = parse(args)
  const [first, ...rest] = positionals
  if (first === undefined || values.help) return null
  const isCode = first === 'code'
  const command = isCode ? `code ${rest[0] ?? ''}`.trim() : first
  const words = isCode ? rest.slice(1) : rest
  const known = commands.get(command)
  if (known === undefined) throw new NotDone(`There is no command "${command}". ${seeHelp}`, 2)
  const [fewest, most] = known.words
  if (words.length < fewest) throw new NotDone(`"${command}" needs one more word. ${seeHelp}`, 2)
  if (words.length > most) throw new NotDone(`"${command}" takes fewer words. ${seeHelp}`, 2)
  const odd = Object.keys(values).find((option) => !known.takes?.includes(option as Option))
  if (odd !== undefined) throw new NotDone(`"${command}" takes no --${odd}. ${seeHelp}`, 2)
  return { command, words, values }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new NotDone(`That was not understood. ${seeHelp}`, 2)
  }
}

/** Carries out one command and gives what to say; `NotDone` where it was not. */
export function createHostCommands(parts: Parts) {
  const { database, now, registration, publicUrl, writeFile } = parts
  const accounts = createHostAccounts(parts)
  const admission = createHostAdmission({
    codes: createRegistrationCodes({ database, now }),
    allowed: createAllowedAddresses({ database, now }),
    ...{ registration, publicUrl },
  })

  const couples = async (csv: string | undefined): Promise<string> => {
    const all = await listCouples(database)
    return csv === undefined
      ? tableOf(all)
      : `${all.length} written to ${writeFile(csv, coupleCsv(all))}`
  }

  return async ({ command, words, values }: Given): Promise<string> => {
    const [word = ''] = words
    switch (command) {
      case 'couples':
        return couples(values.csv)
      case 'reset':
        return accounts.reset(word)
      case 'close':
        return accounts.close(word)
      case 'open':
        return accounts.open(word)
      case 'delete':
        return accounts.delete(word, values.yes === true)
      case 'code make':
        return admission.makeCode({ uses: values.uses ?? '1', days: values.days ?? '14' })
      case 'code list':
        return admission.listCodes()
      case 'code end':
        return admission.endCode(word)
      case 'allow':
        return admission.allow(words)
      default:
        return admission.disallow(words)
    }
  }
}
