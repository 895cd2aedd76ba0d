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
export const homeBeside = <p className="max-w-measure text-balance">{homeWords.beside}</p>

/** The greeting with the next thing to do: one below the other, and on a wide screen side by side. */
export const greetingLook = 'grid gap-4 lg:flex lg:items-end lg:justify-between lg:gap-8'
export const pictureLook = 'h-32 sm:h-44'

/** Below them: as high with an invitation as with two lines of words, so that what follows stays where it is. */
export const belowLook = 'min-h-12.5'

/** The title of the four controls, quieter than the greeting above it. */
export const titleLook =
  'mb-3 font-serif text-lead leading-6 font-medium tracking-[-0.01em] text-balance outline-none'

const empty = <EveningScene own={0} partner={0} />

/** Home while it is on its way, below a header that is there: what is sure, and shapes for the rest. */
export const HomeRestingBody = () => (
  <PageBody beside={homeBeside} picture={empty}>
    <p role="status" className="sr-only">
      One moment…
    </p>
    <div aria-hidden="true" data-resting="home">
      <div className="mb-5.5 grid gap-5 max-lg:-mt-4">
        <div className={greetingLook}>
          <div className="grid flex-1 gap-4">
            <PictureFrame className={pictureLook}>{empty}</PictureFrame>
            <div className="grid gap-1.5">
              <Skeleton className="h-[1lh] scale-y-70 w-3/5 text-title" />
              <div className="min-h-[2lh] text-lead lg:min-h-0">
                <Skeleton className="h-[1lh] scale-y-70 w-4/5 max-w-80" />
              </div>
            </div>
          </div>
          <Skeleton className="h-12 w-full sm:w-40" />
        </div>
        <div className={belowLook} />
      </div>
      <p className={titleLook}>{homeWords.title}</p>
      <StepPath label={path}>
        {[who, answer, catchup, again].map(({ title }, at) => (
          <StepCard
            key={title}
            number={at + 1}
            title={title}
            status="later"
            state={<Skeleton className="h-[1lh] scale-y-70 w-48 max-w-full" />}
            control={(at === 1 || at === 2) && <Skeleton className="h-11 w-48" />}
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
