import { deleteAccount, exportAccount, yourDataSentences } from '#contract/your-data.ts'
import type { Serve } from '#server/http/serve.ts'
import type { YourData } from './your-data.ts'

export function bindYourData(serve: Serve, yourData: YourData): void {
  serve.signedIn(exportAccount, ({ login, query: { format, timeZone } }) =>
    yourData.exportFile(login, format, timeZone),
  )
  serve.signedIn(deleteAccount, async ({ login, body, cookie }) => {
    await yourData.deleteAccount(login, body.password)
    cookie.clear()
    return { message: yourDataSentences.deleted }
  })
}
