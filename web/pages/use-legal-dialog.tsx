import { useState } from 'react'
import { LegalDialog } from '#web/features/legal/legal-dialog.tsx'

type LegalToAccept = 'terms' | 'privacy'

/** The texts that people accept on a page; which one is shown stays while the dialog closes. */
export function useLegalDialog() {
  const [reading, setReading] = useState<LegalToAccept>('terms')
  const [isOpen, setIsOpen] = useState(false)
  return {
    openLegal(document: LegalToAccept) {
      setReading(document)
      setIsOpen(true)
    },
    legalDialog: <LegalDialog document={reading} open={isOpen} onOpenChange={setIsOpen} />,
  }
}
