import { useEffect, useEffectEvent } from 'react'

/** What the tabs of one browser say to one another of what is being written in them: that it is, and never what. */
type Message = { asks: string } | { answers: string; unfinished: readonly string[] }

/** One for the whole tab, which so hears the others and not itself. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unfinished')
const say = (message: Message) => tabs?.postMessage(message)

/** Hears the others until the returned function is called. */
function hear(listener: (message: Message) => void): () => void {
  const pass = ({ data }: MessageEvent<Message>) => listener(data)
  tabs?.addEventListener('message', pass)
  return () => tabs?.removeEventListener('message', pass)
}

/** How long the other tabs are waited for, in milliseconds: nobody knows how many there are. */
const patience = 250

/** A sentence for each text that somebody is writing in the other tabs of this browser, as far as these answer. */
export async function unfinishedElsewhere(): Promise<string[]> {
  if (tabs === null) return []
  // A page over plain http has no `randomUUID`.
  const name = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const found: string[] = []
  const stop = hear((message) => {
    if ('answers' in message && message.answers === name) found.push(...message.unfinished)
  })
  say({ asks: name })
  await new Promise((resolve) => {
    setTimeout(resolve, patience)
  })
  stop()
  return [...new Set(found)]
}

/** Answers the other tabs, for as long as somebody is signed in here. */
export function useTellUnfinished(unfinished: () => string[]): void {
  const tell = useEffectEvent(unfinished)
  useEffect(
    () =>
      hear((message) => {
        if ('asks' in message) say({ answers: message.asks, unfinished: tell() })
      }),
    [],
  )
}
