import { deleteAccount, exportAccount, yourDataSentences } from '#contract/your-data.ts'
import type { Serve } from '#server/http/serve.ts'
import type { AccountDeletion } from './account-deletion.ts'
import type { DataExports } from './data-export.ts'
import { exportPage } from './export-page.ts'

type Parts = { dataExports: DataExports; accountDeletion: AccountDeletion }

export function bindYourData(serve: Serve, { dataExports, accountDeletion }: Parts): void {
  serve.signedIn(exportAccount, async ({ login, query }) => {
    const everything = await dataExports.read(login)
    if (query.format === 'html') {
      return exportPage(everything, { userId: login.userId, timeZone: query.timeZone })
    }
    const { rows, ...about } = everything
    return JSON.stringify({ ...about, ...rows }, null, 2)
  })
  serve.signedIn(deleteAccount, async ({ login, body, cookie }) => {
    await accountDeletion.remove(login.couple, body.password)
    cookie.clear()
    return { message: yourDataSentences.deleted }
  })
}
