import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { besideText, loginText } from './auth-words.ts'

/** On a phone the string of lights hangs below the header, as at home. */
export const authPictureLook = 'sm:h-36 max-sm:[--band:min(8rem,17dvh)] max-sm:[--tuck:-0.25rem]'

/** Both chairs taken, both voices heard. */
export const bothThere = <EveningScene own={1} partner={1} />

/** The picture with its words, in the room beside a page. */
export const bothBeside = {
  picture: bothThere,
  beside: <p className="max-w-measure">{besideText}</p>,
}

/** The same room once the two are gone: nothing in it celebrates. */
export const nobodyThere = <EveningScene own={0} partner={0} isOut />

const Field = () => (
  <div className="grid gap-2">
    <Skeleton className="my-1 h-4 w-24" />
    <Skeleton shape="button" className="h-12.5" />
  </div>
)

/** The login while its code and who comes are on their way: what is sure, and shapes for the rest. */
export const AuthResting = () => (
  <PageShell slim header={<Wordmark className="min-h-12" />} {...bothBeside}>
    <div className="grid max-w-measure gap-6 lg:pt-10">
      <PictureFrame className={authPictureLook}>{bothThere}</PictureFrame>
      <div className="grid gap-2">
        <Skeleton className="h-[1lh] scale-y-70 w-3/5 text-title" />
        <p className="text-lead text-balance text-muted">{loginText}</p>
        <p role="status" className="sr-only">
          One moment…
        </p>
      </div>
      <div className="grid gap-6">
        <Skeleton shape="card" className="h-13.5" />
        <Field />
        <Field />
        <Skeleton shape="button" className="h-12" />
      </div>
    </div>
  </PageShell>
)
