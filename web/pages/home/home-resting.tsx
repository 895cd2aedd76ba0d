import { weeklySessionWords } from '#web/features/weekly-session/weekly-session-words.ts'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageBody, PageFrame } from '#web/ui/page-shell.tsx'
import { StepCard, StepPath } from '#web/ui/step-path.tsx'
import { wholeWords } from '#web/ui/text/whole-words.tsx'
import { homeWords } from './home-words.ts'

const { path, who, answer, catchup, again } = weeklySessionWords.controls

/** Under the room beside home. */
export const besideLook = 'max-w-measure'

/** The greeting with the next thing to do below it, and what is to be told besides. */
export const sectionLook = 'mb-6 grid gap-4 sm:mb-7 lg:mb-9 lg:pt-2'
export const greetingLook = 'grid gap-5 lg:gap-6'
/** On a phone high enough to be a room, under a header that nothing crosses, and its wall is warm. */
export const pictureLook =
  'mb-1 sm:h-44 max-sm:bg-[color-mix(in_oklab,var(--question)_45%,var(--sunken))] max-sm:[--band:min(9.5rem,19dvh)] max-sm:[--tuck:-0.25rem]'

/** Below them: as high as the words that will most often stand there, so that what follows stays where it is. */
export const belowLook = 'min-h-11 lg:min-h-5.5'

/** The head of the four controls, smaller than the greeting above it. */
export const titleLook =
  'font-serif text-prompt leading-7 font-medium text-balance outline-none sm:text-heading'
export const howToLook = 'mt-2 text-meta text-muted'
export const headLook = 'mb-3 border-t border-hairline pt-8 sm:mb-4'

const empty = <EveningScene own={0} partner={0} />

/** Home while it is on its way, below a header that is there: what is sure, and shapes for the rest. */
export const HomeRestingBody = () => (
  <PageBody beside={<p className={besideLook}>{homeWords.beside.home}</p>} picture={empty}>
    <p role="status" className="sr-only">
      One moment…
    </p>
    <div aria-hidden="true" data-resting="home">
      <div className={sectionLook}>
        <div className={greetingLook}>
          <div className="grid gap-5">
            <PictureFrame className={pictureLook}>{empty}</PictureFrame>
            <div className="grid gap-1.5">
              <Skeleton className="h-[1lh] scale-y-70 w-3/5 text-title" />
              <div className="min-h-[2lh] text-lead lg:min-h-0">
                <Skeleton className="h-[1lh] scale-y-70 w-4/5 max-w-80" />
              </div>
            </div>
          </div>
          <Skeleton shape="button" className="h-12 w-full sm:w-40" />
        </div>
        <div className={belowLook} />
      </div>
      <div className={headLook}>
        <p className={titleLook}>{wholeWords(homeWords.title)}</p>
        <p className={howToLook}>{wholeWords(homeWords.howTo)}</p>
      </div>
      <StepPath label={path}>
        {[who.title, answer.start, catchup.start, again.start].map((title, at) => (
          <StepCard
            key={title}
            number={at + 1}
            title={title}
            status="later"
            isFar={at > 1}
            state={<Skeleton className="h-[1lh] scale-y-70 w-48 max-w-full" />}
          >
            {at === 0 ? (
              <div className="grid grid-cols-2 gap-2 sm:gap-3">
                <Skeleton shape="card" className="h-16.5 sm:h-17.5" />
                <Skeleton shape="card" className="h-16.5 sm:h-17.5" />
              </div>
            ) : undefined}
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
