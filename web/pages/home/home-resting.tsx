import { weeklySessionWords } from '#web/features/weekly-session/weekly-session-words.ts'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageBody, PageFrame } from '#web/ui/page-shell.tsx'
import { StepCard, StepPath } from '#web/ui/step-path.tsx'
import { homeWords } from './home-words.ts'

const { path, who, answer, catchup, again } = weeklySessionWords.controls

/** Under the room beside home. */
export const homeBeside = <p className="max-w-measure font-serif text-prompt">{homeWords.beside}</p>

/** The title of the four controls, quieter than the greeting above it, and the instruction below it. */
export const titleLook =
  'border-t border-hairline pt-6 font-serif text-lead font-semibold tracking-[-0.01em] text-balance outline-none'
export const howToLook = 'mt-1 mb-4 max-w-measure text-muted'

const empty = <EveningScene own={0} partner={0} />

/** Home while it is on its way, below a header that is there: what is sure, and shapes for the rest. */
export const HomeRestingBody = () => (
  <PageBody beside={homeBeside} picture={empty}>
    <p role="status" className="sr-only">
      One moment…
    </p>
    <div aria-hidden="true" data-resting="home">
      <div className="mb-7 grid gap-5 lg:mb-10">
        <div className="grid gap-5">
          <PictureFrame className="h-32 sm:h-44">{empty}</PictureFrame>
          <div className="grid gap-1.5">
            <Skeleton className="h-[1lh] w-3/5 text-title" />
            <div className="min-h-[2lh] text-lead lg:min-h-0">
              <Skeleton className="h-[1lh] w-4/5 max-w-80" />
            </div>
          </div>
        </div>
        <Skeleton className="h-12 w-full sm:w-40" />
        <div className="min-h-12.5" />
      </div>
      <p className={titleLook}>{homeWords.title}</p>
      <p className={howToLook}>{homeWords.howTo}</p>
      <StepPath label={path}>
        {[who, answer, catchup, again].map(({ title }, at) => (
          <StepCard
            key={title}
            number={at + 1}
            title={title}
            status="later"
            state={<Skeleton className="h-[1lh] w-56 max-w-full" />}
            control={(at === 1 || at === 2) && <Skeleton className="h-12 w-48" />}
          >
            {at === 0 && <Skeleton className="h-35 min-[22rem]:h-16.5 sm:h-18.5" />}
          </StepCard>
        ))}
      </StepPath>
    </div>
  </PageBody>
)

/** All of home while it is on its way; the server sends it to who comes with a login. */
export const HomeResting = () => (
  <PageFrame header={<Wordmark className="min-h-12" />}>
    <HomeRestingBody />
  </PageFrame>
)
