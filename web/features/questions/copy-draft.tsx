import { useState } from 'react'
import { copyText } from '#web/device/share.ts'
import { Button } from '#web/ui/button.tsx'

/** Takes a text along that has no place here any more. */
export function CopyDraft({ draft }: { draft: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => setCopied((await copyText(draft)) ? draft : null)
  return (
    <Button variant="secondary" onClick={copy}>
      {copied === draft ? 'Copied' : 'Copy my text'}
    </Button>
  )
}
