import { useQuery } from '@tanstack/react-query'
import { supportQuery } from '#web/session/support.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { type LegalDocument, legalTextQuery } from './legal.queries.ts'
import { LegalPassages } from './legal-passages.tsx'

const titles: Record<LegalDocument, string> = {
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  eula: 'End User License Agreement',
  faq: 'Frequently Asked Questions',
}

type LegalDialogProps = {
  document: LegalDocument
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One of the legal and help texts to read (product §2); fetched when it is opened for the first time. */
export function LegalDialog({ document, open, onOpenChange }: LegalDialogProps) {
  const text = useQuery({ ...legalTextQuery(document), enabled: open })
  const support = useQuery({ ...supportQuery, enabled: open })
  const effective = text.data?.effective
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[document]}
      description={effective && `Effective ${effective}`}
      wide
      scrollArea
    >
      {text.isError && <Unavailable retry={() => void text.refetch()} />}
      {text.isSuccess && !support.isPending && (
        <LegalPassages text={text.data} supportEmail={support.data ?? null} />
      )}
      {!text.isError && (text.isPending || support.isPending) && (
        <SkeletonText label="Opening the text" lines={8} />
      )}
    </Dialog>
  )
}

function Unavailable({ retry }: { retry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>The text did not arrive. Check your connection.</p>
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
