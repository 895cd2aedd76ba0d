import { Avatar } from '#web/ui/avatar.tsx'

/** Three calm dots for the time in which somebody, by default the guide, is about to speak. */
export function TypingIndicator({ name = 'The guide' }: { name?: string }) {
  return (
    <div className="flex animate-arrive items-center gap-3">
      <Avatar name={name} tone="guide" />
      <span className="inline-flex h-9 items-center gap-1.5 rounded-lg rounded-tl-sm border border-neutral-line bg-neutral px-4">
        {['[animation-delay:0ms]', '[animation-delay:160ms]', '[animation-delay:320ms]'].map(
          (delay) => (
            <span key={delay} className={`size-1.5 animate-dot rounded-full bg-muted ${delay}`} />
          ),
        )}
      </span>
      <span className="sr-only">{name} is writing</span>
    </div>
  )
}
