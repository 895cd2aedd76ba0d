import { buildWhatIsStale, envFile, installWhatIsMissing, node, root } from './ready.mjs'
import { runAlong } from './run-along.mjs'

installWhatIsMissing()
buildWhatIsStale()

/** Has the C library give back what a thread held once it rests, as the image and the unit have it. */
const givesBackMemory = {
  ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}
/** Has V8 clean up often, as the image and the unit have it: what waits to be cleared took more than what is used. */
const cleansUpOften = ['--max-semi-space-size=4', '--heap-growing-percent=40']

runAlong(node, [...envFile(), ...cleansUpOften, 'dist/server/main.js'], {
  cwd: root,
  env: { ...givesBackMemory, ...process.env },
})
