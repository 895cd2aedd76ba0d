import { deleteAccount, exportAccount, yourDataSentences } from '#contract/your-data.ts'
import type { Serve } from '#server/http/serve.ts'
import type { AccountDeletion } from './account-deletion.ts'
import type { DataExports } from './data-export.ts'
import type { ExportOrder } from './page/export-file.ts'

type Parts = {
  dataExports: DataExports
  /** Writes the file, off this thread: it may hold years of what two people wrote. */
  exportFile: (order: ExportOrder) => Promise<string>
  accountDeletion: AccountDeletion
}

export function bindYourData(serve: Serve, parts: Parts): void {
  const { dataExports, exportFile, accountDeletion } = parts
  serve.signedIn(exportAccount, ({ login, query: { format, timeZone } }) =>
    dataExports.write(login, (everything) =>
      exportFile({ everything, format, reader: { userId: login.userId, timeZone } }),
    ),
  )
  serve.signedIn(deleteAccount, async ({ login, body, cookie }) => {
    await accountDeletion.remove(login.couple, body.password)
    cookie.clear()
    return { message: yourDataSentences.deleted }
  })
}
