import 'fake-indexeddb/auto'
import { afterAll } from 'vitest'
import { destroyKept } from '#web/session/sealed-store.ts'

// What a file keeps would be there for the next one in this process, too.
afterAll(destroyKept)
