import { serverPage } from '#web/api/server.ts'
import { appPlatform } from '#web/device/app.ts'
import { forgetServer } from '#web/device/secrets.ts'
import { forgetDevice } from '#web/session/kept.ts'
import { serverWords as words } from './server-words.ts'

/** In the apps, which server this is, and the way to another; nothing in a browser. */
export function ServerNotice() {
  if (appPlatform() === null) return null
  const change = () => {
    forgetDevice()
    void forgetServer()
  }
  return (
    <p>
      {words.speaksTo(new URL(serverPage('/')).host)}{' '}
      <button type="button" className="link" onClick={change}>
        {words.change}
      </button>
    </p>
  )
}
