import { useState } from 'react'
import { LegalDialog } from './legal-dialog.tsx'
import { legalDocuments } from './legal-documents.ts'

type Accepted = 'terms' | 'privacy'

/** What people accept by going on (R12), with the texts to read; `opening` says how they confirm it. */
export function LegalConsent({ opening }: { opening: string }) {
  // Which one is shown stays while the dialog closes.
  const [reading, setReading] = useState<Accepted>('terms')
  const [isOpen, setIsOpen] = useState(false)
  const link = (document: Accepted) => (
    <button
      type="button"
      className="link"
      onClick={() => {
        setReading(document)
        setIsOpen(true)
      }}
    >
      {legalDocuments[document].title}
    </button>
  )
  return (
    <>
      <p className="text-meta text-muted">
        {opening} that you are 18 or older and accept the {link('terms')} and the {link('privacy')}.
      </p>
      <LegalDialog document={reading} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
