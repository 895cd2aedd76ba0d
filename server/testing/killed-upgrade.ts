/** Brings a database up to date as a server's start does, and is killed at the statement of that number. */
import { migrate } from '#server/drivers/database/migrate.ts'
import { engineOf, openAsItIs } from './older-database.ts'

const [, , dataDir = '', databaseUrl = '', number = ''] = process.argv
const ground = { dataDir, databaseUrl: databaseUrl === '' ? undefined : databaseUrl }
let toGo = Number(number)
const database = openAsItIs(ground).withPlugin({
  transformQuery({ node }) {
    toGo -= 1
    if (toGo === 0) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
})
await migrate(database, engineOf(ground), () => new Date())
await database.destroy()
