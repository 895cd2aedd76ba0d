import { type FormEvent, useState } from 'react'
import { readHealth } from '#contract/health.ts'
import { CallFailed, call } from '#web/api/call.ts'
import { callServer } from '#web/api/server.ts'
import { useArrival } from '#web/pages/use-arrival.ts'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { originOf } from './server-address.ts'
import { serverWords as words } from './server-words.ts'

const patienceMs = 10_000

/** Whether a Duologue answers there: null when it does, else the sentence that says what is wrong. */
async function trouble(origin: string): Promise<string | null> {
  callServer({ origin, token: null, keep: () => undefined })
  try {
    await call(readHealth, { signal: AbortSignal.timeout(patienceMs) })
    return null
  } catch (error) {
    const isOurs = error instanceof CallFailed && error.code === 'unhealthy'
    return isOurs ? words.isUnwell : words.noServer
  } finally {
    callServer()
  }
}

const bothThere = <EveningScene own={1} partner={1} />

type ServerPageProps = {
  /** What stands in the field at first. */
  suggested: string
  onChosen: (origin: string) => void
}

/** The first thing the apps ask, once: at which address the couple's server is. */
export function ServerPage({ suggested, onChosen }: ServerPageProps) {
  useArrival(words.title)
  const [address, setAddress] = useState(suggested)
  const [error, setError] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLooking) return
    const origin = originOf(address)
    if (origin === null) return setError(words.wrong)
    setLooking(true)
    const found = await trouble(origin)
    setLooking(false)
    if (found === null) onChosen(origin)
    else setError(found)
  }
  return (
    <PageShell header={<Wordmark className="min-h-12" />} picture={bothThere}>
      <div className="grid max-w-measure gap-6 lg:pt-10">
        <PictureFrame className="sm:h-40">{bothThere}</PictureFrame>
        <div className="grid gap-2">
          <h1 className="text-title outline-none">{words.title}</h1>
          <p className="text-lead text-muted">{words.text}</p>
        </div>
        <form onSubmit={submit} noValidate className="grid gap-6">
          <TextField
            label={words.label}
            hint={words.hint}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            error={error}
            onChange={(event) => {
              setAddress(event.target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" wide pending={isLooking}>
            {words.submit}
          </Button>
        </form>
      </div>
    </PageShell>
  )
}
