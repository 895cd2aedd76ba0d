import { clsx } from 'clsx'
import { BoldText } from './bold-text.tsx'
import { paragraphsOf } from './paragraphs.ts'

type LetterTextProps = {
  text: string
  id?: string | undefined
  /** The other paragraphs are for paper alone. */
  onlyFirst?: boolean | undefined
}

/** A longer text to read slowly, in paragraphs with room between them; what it quotes stands out. */
export const LetterText = ({ text, id, onlyFirst = false }: LetterTextProps) => (
  <div id={id} className="grid max-w-[62ch] gap-5 font-serif text-letter [overflow-wrap:anywhere]">
    {paragraphsOf(text).map((paragraph, index) => (
      <p
        key={paragraph}
        className={clsx(
          'break-inside-avoid text-wrap',
          onlyFirst && index > 0 && 'hidden print:block',
        )}
      >
        <BoldText text={paragraph} />
      </p>
    ))}
  </div>
)
