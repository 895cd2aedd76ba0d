/** One thing couples ask about, with what the guide says to it. A changed meaning is a new `id`. */
export type Topic = {
  /** How its lines in `server/meaning/corpus/ask-*.txt` name it. */
  readonly id: string
  /** The topic as a question, to be pressed where the guide is not sure what was meant. */
  readonly title: string
  readonly answer: string
  /** One small thing to do or say on the same day. */
  readonly tonight: string
  /** A sentence to open with. */
  readonly opening: string
}
