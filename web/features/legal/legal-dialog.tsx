import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryKeys } from '#web/api/query-keys.ts'
import { supportQuery } from '#web/session/support.ts'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { type LegalDocument, legalDocuments } from './legal-documents.ts'
import { asNamed, type LegalText, type Named } from './legal-text.ts'

type LegalDialogProps = {
  document: LegalDocument
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One of the legal and help texts to read (product §2); fetched when it is opened for the first time. */
export function LegalDialog({ document, open, onOpenChange }: LegalDialogProps) {
  const { title, load } = legalDocuments[document]
  const text = useQuery({ queryKey: queryKeys.legalText(document), queryFn: load, enabled: open })
  const support = useQuery({ ...supportQuery, enabled: open })
  const dated = support.isPending ? undefined : text.data?.effective
  const hasFailed = !text.data && text.errorUpdateCount > 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={dated && `${support.data?.host ? 'Words of' : 'Effective'} ${dated}`}
      wide
      scrollArea
    >
      {hasFailed && (
        <DidNotCome
          title="We could not load this text"
          onRetry={text.refetch}
          retrying={text.isFetching}
          times={text.errorUpdateCount}
        >
          It is the same for everyone, and it will still be here. Check your connection.
        </DidNotCome>
      )}
      {text.isSuccess && !support.isPending && (
        <LegalPassages text={text.data} named={support.data ?? nobody} />
      )}
      {!hasFailed && (text.isPending || support.isPending) && (
        <SkeletonText label="Opening the text" lines={8} />
      )}
    </Dialog>
  )
}

const nobody: Named = { supportEmail: null, host: null }

type LegalPassagesProps = { text: LegalText; named: Named }

/** A whole legal or help text under the headings of its sections; the support address is a link. */
function LegalPassages({ text, named }: LegalPassagesProps) {
  const { supportEmail } = named
  const { sections } = asNamed(text, named)
  return (
    <div className="grid max-w-measure gap-7 [overflow-wrap:anywhere]">
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
