import { Mark, Wordmark } from '#web/ui/brand/mark.tsx'
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
        <div className="grid justify-items-center gap-5 text-muted">
          <Mark className="size-16 animate-breathe" />
          <Spinner label="One moment…" />
        </div>
      </div>
    </PageBody>
  )
}
