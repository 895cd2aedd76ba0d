import { PageShell } from '#web/ui/page-shell.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function PageLoading() {
  return (
    <PageShell>
      <div className="grid flex-1 place-items-center py-24">
        <Spinner label="One moment…" />
      </div>
    </PageShell>
  )
}
