/**
 * A few choices side by side, of which one is chosen, wherever they are: their track, and the thumb that the chosen one
 * lies on. What is chosen is told by the thumb and the weight of its word, never by a colour alone.
 */
export const segmentTrack = 'rounded-lg border border-hairline bg-sunken p-1'

export const segmentThumb = 'border-edge bg-raised shadow-thumb'

/** The same thumb where each choice is its own and the browser knows which is chosen. */
export const segmentThumbOnceChecked =
  'has-checked:border-edge has-checked:bg-raised has-checked:shadow-thumb'

/** The thumb below the name of one of the two: the chosen person is blue. */
export const personThumb = 'border-own-line bg-selected shadow-thumb'

export const segmentLook =
  'min-h-11 rounded-md font-medium text-muted transition-colors hover:text-ink'
