import { statSync } from 'node:fs'
import { filesIn } from './ready.mjs'

/** What the files below a folder hold together. */
export const megabytesIn = (folder) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
