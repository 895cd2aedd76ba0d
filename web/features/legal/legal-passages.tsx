import { useId } from 'react'
import { type LegalText, withSupportEmail } from './legal-text.ts'

type LegalPassagesProps = { text: LegalText; supportEmail: string | null }

/** A whole legal or help text under the headings of its sections; the support address is a link. */
export function LegalPassages({ text, supportEmail }: LegalPassagesProps) {
  const { sections } = withSupportEmail(text, supportEmail)
  return (
    <div className="grid max-w-measure gap-7">
      {sections.map((section) => (
        <Section key={section.heading} section={section} supportEmail={supportEmail} />
      ))}
    </div>
  )
}

type SectionProps = { section: LegalText['sections'][number]; supportEmail: string | null }

function Section({ section: { heading, paragraphs, list }, supportEmail }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="text-lead font-semibold">
        {heading}
      </h3>
      {paragraphs.map((words) => (
        <p key={words}>
          <Words words={words} supportEmail={supportEmail} />
        </p>
      ))}
      {list && (
        <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
          {list.map((words) => (
            <li key={words}>
              <Words words={words} supportEmail={supportEmail} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Words({ words, supportEmail }: { words: string; supportEmail: string | null }) {
  const [before = '', ...after] = supportEmail ? words.split(supportEmail) : [words]
  if (after.length === 0) return words
  return (
    <>
      {before}
      <a href={`mailto:${supportEmail}`} className="link">
        {supportEmail}
      </a>
      {after.join(supportEmail ?? '')}
    </>
  )
}
