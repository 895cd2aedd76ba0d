import { RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { isNewVersionReady, takeNewVersion, watchNewVersion } from '#web/device/worker.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { offlineWords } from './offline-words.ts'

/** Offers a newer version that has come; nobody has to take it now. */
export function NewVersion() {
  const isReady = useSyncExternalStore(watchNewVersion, isNewVersionReady)
  const [isTaken, setTaken] = useState(false)
  if (!isReady) return null
  const take = () => {
    setTaken(true)
    takeNewVersion()
  }
  return (
    <Banner
      icon={<RefreshCw aria-hidden="true" />}
      action={
        <Button variant="secondary" pending={isTaken} onClick={take}>
          {offlineWords.newVersion.use}
        </Button>
      }
    >
      {offlineWords.newVersion.ready}
    </Banner>
  )
}
