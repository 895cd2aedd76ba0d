import { Wordmark } from '#web/ui/brand/mark.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { PageBody, PageFrame } from '#web/ui/page-shell.tsx'

export function PageLoading() {
  return (
    <PageFrame header={<Wordmark className="min-h-12" />}>
      <BodyLoading />
    </PageFrame>
  )
}

/** Below a header that is there already. */
export function BodyLoading() {
  return (
    <PageBody>
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label="One moment…" />
      </div>
    </PageBody>
  )
}
