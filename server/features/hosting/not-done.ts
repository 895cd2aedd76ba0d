/**
 * What whoever gave a command reads where nothing was done: a sentence of ours. `exitCode` is 2 for a
 * command that was written wrongly and 1 for one that could not be carried out.
 */
export class NotDone extends Error {
  readonly exitCode: 1 | 2

  constructor(sentence: string, exitCode: NotDone['exitCode'] = 1) {
    super(sentence)
    this.name = 'NotDone'
    this.exitCode = exitCode
  }
}
