import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openConfiguredModel } from '#server/configured-model.ts'
import { hasEngine, installEngine } from '#server/drivers/model/local/engine.ts'
import {
  engineFolder,
  localModelSettings,
  modelsFolder,
} from '#server/drivers/model/local/installed-models.ts'
import { knownModels } from '#server/drivers/model/local/known-models.ts'
import { openLocalModel } from '#server/drivers/model/local/open-local-model.ts'
import { InsightReply, instructionsFor, usualNames } from '#server/guide/model/prompt.ts'
import { tinyModel } from '#server/testing/tiny-model.ts'
import { createTextWork } from '#server/text-work.ts'
import { type Choice, chosenModel, modelLines } from './choose-model.ts'
import { installModel } from './install-model.ts'
import { measureModel, somePairs, verdictOn } from './measure.ts'

const help = `Brings a small open language model to this machine, to write the insights of the catch-up here.

  npm run guide:install                       asks which one
  npm run guide:install -- --model NAME       one of the list, the address of a GGUF file, or a file
  npm run guide:install -- --measure no       without measuring it
  npm run guide:install -- --try              only the engine, with a tiny model that means nothing

It goes to DATA_DIR/models (DATA_DIR is ./data, or what .env says). Nothing is switched on by it.`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    model: { type: 'string' },
    measure: { type: 'string', default: 'yes' },
    try: { type: 'boolean' },
  },
})

const dataDir = resolve(process.env.DATA_DIR || './data')
const pairsToMeasure = 20

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

/** One line that is written over and over in a terminal; elsewhere a line now and then. */
function createBar(): (have: number, all: number | undefined, text: string) => void {
  const steps = process.stdout.isTTY ? 200 : 10
  const wide = 30
  let last = -1
  return (have, all, text) => {
    const share = all === undefined ? undefined : have / all
    const step = Math.floor(share === undefined ? have / 50e6 : share * steps)
    if (step === last) return
    last = step
    const full = Math.round((share ?? 0) * wide)
    const bar = `[${'#'.repeat(full)}${' '.repeat(wide - full)}] ${text}`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${bar}${share === 1 ? '\n' : ''}`)
    else console.log(bar)
  }
}

async function chosen(): Promise<Choice> {
  if (values.model !== undefined) return chosenModel(values.model)
  console.log(`This machine has ${Math.round(totalmem() / 1e9)} GB of memory.\n`)
  for (const line of modelLines()) console.log(line)
  if (!process.stdin.isTTY) throw new Error('Say which one: npm run guide:install -- --model NAME')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('\nWhich one, by number or name? ')
  terminal.close()
  return chosenModel(answer.trim())
}

async function bringEngine(): Promise<void> {
  const folder = engineFolder(dataDir)
  if (hasEngine(folder)) return
  console.log('Installing the engine that runs it, about 85 MB …')
  await installEngine(folder)
}

/** Measures the model as the product would use it; tells whether it is worth switching on. */
async function measured(name: string): Promise<boolean> {
  console.log('Loading it. On a small machine this takes a minute or two …')
  const model = await openConfiguredModel(
    { provider: 'local', model: name, operator: null },
    {
      ...{ dataDir, failuresInARow: pairsToMeasure + 1 },
      onChange: ({ works, why }) => !works && console.error(`\n${why}`),
    },
  )
  if (!model.pace) throw new Error('A local model has a pace.')
  const textWork = createTextWork({ threads: 1 })
  try {
    const pairs = somePairs(pairsToMeasure)
    const bar = createBar()
    const onPair = (done: number) => bar(done, pairs.length, `pair ${done} of ${pairs.length}`)
    const { ask, pace } = model
    const verdict = verdictOn(await measureModel({ ask, pace, pairs, textWork, onPair }))
    console.log(`\n${verdict.lines.join('\n')}`)
    return verdict.isWorthIt
  } finally {
    model.close()
    await textWork.close()
  }
}

/** Loads a tiny model with random weights and has it write one reply: whether the engine works here. */
async function tryEngine(): Promise<void> {
  await bringEngine()
  const folder = mkdtempSync(join(tmpdir(), 'duologue-tiny-'))
  try {
    const path = join(folder, 'tiny.gguf')
    writeFileSync(path, tinyModel(instructionsFor(usualNames)))
    const own = join(folder, 'data')
    mkdirSync(own)
    await installModel(chosenModel(path), { dataDir: own, onProgress: () => undefined })
    const settings = localModelSettings(own, 'tiny.gguf')
    const model = openLocalModel(
      { ...settings, engine: engineFolder(dataDir) },
      {
        ...{ instructions: instructionsFor(usualNames), longestText: 20 },
        onChange: ({ works, why }) => !works && console.error(why),
      },
    )
    const start = performance.now()
    const reply = await model
      .ask({ instructions: instructionsFor(usualNames), prompt: 'Hello.', schema: InsightReply })
      .finally(model.close)
    console.log(`The engine works here: ${Object.keys(reply).join(', ')}, as the form asks,`)
    console.log(`after ${((performance.now() - start) / 1_000).toFixed(1)} seconds with the start.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function install(): Promise<void> {
  const choice = await chosen()
  const known = knownModels.find(({ name }) => name === choice.name)
  if (known && known.memory * 1e9 > totalmem()) {
    console.log(
      `Mind that it takes ${known.memory} GB of memory, which this machine does not have.`,
    )
  }
  await bringEngine()
  console.log(`Fetching ${choice.file} …`)
  const bar = createBar()
  await installModel(choice, {
    dataDir,
    onProgress: (have, all) =>
      bar(have, all, `${inMegabytes(have)}${all ? ` of ${inMegabytes(all)}` : ''}`),
  })
  console.log(`It is in ${modelsFolder(dataDir)}, and its checksum with it.`)
  const isWorthIt = values.measure === 'no' || (await measured(choice.name))
  console.log(
    `\nTo switch it on${isWorthIt ? '' : ' all the same'}, put these two lines into .env:\n`,
  )
  console.log(`GUIDE_PROVIDER=local\nGUIDE_MODEL=${choice.name}`)
}

/** Whatever this writes, nobody else on the machine may read. */
process.umask(0o077)

try {
  if (values.help) console.log(help)
  else await (values.try ? tryEngine() : install())
} catch (error) {
  console.error(error instanceof Error ? error.message : 'It did not work.')
  process.exitCode = 1
}
