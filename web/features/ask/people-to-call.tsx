import {
  callHref,
  type HelpCountry,
  type HelpLine,
  helpCountries,
  helpElsewhere,
  helpLines,
  textHref,
} from '#contract/help-lines.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { HelpCard, type HelpCardLine } from '#web/ui/help-card.tsx'
import { askWords } from './ask-words.ts'

const { help } = askWords

export type HelpRegion = HelpCountry | 'elsewhere'

const countries = Object.entries(helpCountries).map(([value, label]) => ({
  value: value as HelpCountry,
  label,
}))
const regions: readonly { value: HelpRegion; label: string }[] = [
  ...countries,
  { value: 'elsewhere', label: help.anotherCountry },
]

const asShown = ({ name, about, call, text, textWord, hours, note }: HelpLine): HelpCardLine => ({
  name,
  about: about.map((subject) => help.about[subject]).join(' · '),
  hours,
  note,
  urgent: about.includes('danger'),
  ways: [
    ...(call ? [{ kind: 'call' as const, label: help.call(call), href: callHref(call) }] : []),
    ...(text
      ? [
          {
            kind: 'text' as const,
            label: help.text(text, textWord),
            href: textHref(text, textWord),
          },
        ]
      : []),
  ],
})

type PeopleToCallProps = {
  region: HelpRegion
  onRegionChange: (region: HelpRegion) => void
  /** Where the card may be put away. */
  onClose?: (() => void) | undefined
}

/** The help lines of one country, with a way to another one. */
export function PeopleToCall({ region, onRegionChange, onClose }: PeopleToCallProps) {
  return (
    <HelpCard
      title={help.title}
      onClose={onClose}
      choice={
        <SelectField
          label={help.country}
          options={regions}
          value={region}
          onValueChange={onRegionChange}
        />
      }
      lines={helpLines.filter(({ country }) => country === region).map(asShown)}
    >
      <p>
        {help.elsewhere}{' '}
        <a
          href={helpElsewhere.href}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {helpElsewhere.name}
        </a>
      </p>
      <p>{help.anotherPhone}</p>
    </HelpCard>
  )
}
