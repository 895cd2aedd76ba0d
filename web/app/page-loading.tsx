import { Spinner } from '#web/ui/loading.tsx'
import { PageBody, PageFrame } from '#web/ui/page-shell.tsx'

export function PageLoading() {
  return (
    <PageFrame>
      <BodyLoading />
    </PageFrame>
  )
}

/** Below a header that is there already. */
export function BodyLoading() {
  return (
    <PageBody>
      <div className="grid flex-1 place-items-center py-24">
        <Spinner label="One moment…" />
      </div>
    </PageBody>
  )
}
