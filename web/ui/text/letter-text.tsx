import { clsx } from 'clsx'
import { BoldText } from './bold-text.tsx'
import { paragraphsOf } from './paragraphs.ts'

/** A longer text to read slowly, in paragraphs with room between them; what it quotes stands out. */
export function LetterText({ text, className }: { text: string; className?: string }) {
  return (
    <div
      className={clsx(
        'grid max-w-[62ch] gap-4 font-serif text-lead [overflow-wrap:anywhere]',
        className,
      )}
    >
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph} className="text-pretty">
          <BoldText text={paragraph} />
        </p>
      ))}
    </div>
  )
}
