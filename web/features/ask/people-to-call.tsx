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
import { sentences } from './sentences.ts'

const { help } = sentences

export type HelpPlace = HelpCountry | 'elsewhere'

const countries = Object.entries(helpCountries).map(([value, label]) => ({
  value: value as HelpCountry,
  label,
}))
const places: readonly { value: HelpPlace; label: string }[] = [
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
    ...(call ? [{ kind: 'call' as const, label: `Call ${call}`, href: callHref(call) }] : []),
    ...(text
      ? [
          {
            kind: 'text' as const,
            label: textWord ? `Text ${textWord} to ${text}` : `Text ${text}`,
            href: textHref(text, textWord),
          },
        ]
      : []),
  ],
})

type PeopleToCallProps = {
  place: HelpPlace
  onPlaceChange: (place: HelpPlace) => void
  /** Where the card may be put away. */
  onClose?: (() => void) | undefined
}

/** The help lines of one country, with a way to another one. */
export function PeopleToCall({ place, onPlaceChange, onClose }: PeopleToCallProps) {
  return (
    <HelpCard
      title={help.title}
      onClose={onClose}
      choice={
        <SelectField
          label={help.country}
          options={places}
          value={place}
          onValueChange={onPlaceChange}
        />
      }
      lines={helpLines.filter(({ country }) => country === place).map(asShown)}
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
