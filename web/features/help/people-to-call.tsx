import {
  callHref,
  dayAndNight,
  type HelpCountry,
  type HelpLine,
  helpCountries,
  helpElsewhere,
  linesIn,
  missingSubjects,
  textHref,
} from '#contract/help-lines.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { HelpCard, type HelpCardLine, HelpLines } from '#web/ui/help-card.tsx'
import { ExplainedQuickExit } from './explained-quick-exit.tsx'
import { helpWords } from './help-words.ts'
import { type HelpRegion, useHelpRegion } from './use-help-region.ts'

const countries = Object.entries(helpCountries).map(([value, label]) => ({
  value: value as HelpCountry,
  label,
}))
const regions: readonly { value: HelpRegion; label: string }[] = [
  ...countries,
  { value: 'elsewhere', label: helpWords.anotherCountry },
]

const asShown = ({
  name,
  about,
  call,
  text,
  textWord,
  hours,
  region,
  note,
}: HelpLine): HelpCardLine => ({
  name,
  about: about.map((subject) => helpWords.about[subject]).join(' · '),
  // Of who comes in danger one takes it that they come at any hour: said only where it is not so.
  hours: about.includes('danger') && hours === dayAndNight ? undefined : hours,
  note: [region && helpWords.region(region), note].filter(Boolean).join(' ') || undefined,
  urgent: about.includes('danger'),
  ways: [
    ...(call ? [{ kind: 'call' as const, label: helpWords.call(call), href: callHref(call) }] : []),
    ...(text
      ? [
          {
            kind: 'text' as const,
            label: helpWords.text(text, textWord),
            href: textHref(text, textWord),
          },
        ]
      : []),
  ],
})

/** The help lines of one country, with a way to another one. */
export function LinesByCountry() {
  const [region, setRegion] = useHelpRegion()
  const missing = region === 'elsewhere' ? [] : missingSubjects(region)
  return (
    <HelpLines
      choice={
        <SelectField
          label={helpWords.country}
          options={regions}
          value={region}
          onValueChange={setRegion}
        />
      }
      lines={region === 'elsewhere' ? [] : linesIn(region).map(asShown)}
    >
      {missing.length > 0 && <p>{helpWords.missing(missing)}</p>}
      <p>
        {missing.length > 0 ? helpWords.elsewhereAndMissing : helpWords.elsewhere}{' '}
        <a
          href={helpElsewhere.href}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {helpElsewhere.name}
        </a>
      </p>
      <p>{helpWords.anotherPhone}</p>
    </HelpLines>
  )
}

/** The card with people to call that stands in a chat; may be put away where `onClose` says how. */
export function PeopleToCall({ onClose }: { onClose?: (() => void) | undefined }) {
  return (
    <HelpCard title={helpWords.title} exit={<ExplainedQuickExit />} onClose={onClose}>
      <LinesByCountry />
    </HelpCard>
  )
}
