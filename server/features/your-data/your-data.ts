import type { ExportFormat } from '#contract/your-data.ts'
import type { Login } from '#server/login.ts'
import { createAccountDeletion } from './account-deletion.ts'
import { createDataExport } from './data-export.ts'
import type { ExportOrder } from './page/export-page.ts'

type Parts = Parameters<typeof createDataExport>[0] &
  Parameters<typeof createAccountDeletion>[0] & {
    /** Writes the file, off this thread: it may hold years of what two people wrote. */
    exportFile: (order: ExportOrder) => Promise<string>
  }

export type YourData = ReturnType<typeof createYourData>

/** What a couple may do with everything that is theirs: take it along, and have it deleted. */
export function createYourData(parts: Parts) {
  const { writeExport } = createDataExport(parts)
  const { deleteAccount } = createAccountDeletion(parts)

  return {
    deleteAccount,

    /** The file of that person, in the format and by the clocks they asked for. */
    exportFile: (login: Login, format: ExportFormat, timeZone: string | undefined) =>
      writeExport(login, (everything) =>
        parts.exportFile({ everything, format, reader: { userId: login.userId, timeZone } }),
      ),
  }
}
