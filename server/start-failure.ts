import { codeOf, isSentence } from '#server/drivers/database/failure.ts'

type Facts = { port?: number; address?: string; hostname?: string; path?: string; syscall?: string }

const ofPort: Record<string, (facts: Facts) => string> = {
  EADDRINUSE: ({ port, address }) =>
    `Another program already listens at port ${port} of ${address}. End it, or set another PORT (METRICS_PORT for the metrics).`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address} to listen at. Check HOST (METRICS_HOST for the metrics).`,
  EACCES: ({ port }) =>
    `Whoever runs the server may not listen at port ${port}. Set a PORT (METRICS_PORT for the metrics) from 1024 on, and have a proxy stand before it.`,
}

const ofFolder: Record<string, string> = {
  EACCES: 'whoever runs the server may not use it. Give it to them, or set another DATA_DIR.',
  EPERM: 'whoever runs the server may not use it. Give it to them, or set another DATA_DIR.',
  EROFS: 'nothing can be written there. Set another DATA_DIR.',
  ENOTDIR: 'it leads through a file. DATA_DIR has to be a folder.',
  EEXIST: 'it is a file. DATA_DIR has to be a folder.',
  EISDIR: 'it is a folder, and has to be a file. Put it out of the way.',
  ENOENT: 'it is not there, and cannot be made. Check DATA_DIR.',
  ENOSPC: 'the disk is full. Make room.',
}

const ofDatabase: Record<string, string> = {
  SQLITE_NOTADB: 'it is no database. Put it out of the way, or bring back a backup.',
  SQLITE_CORRUPT: 'it is damaged. Bring back a backup.',
  SQLITE_CANTOPEN: 'whoever runs the server may not open it, or it is a folder.',
  SQLITE_READONLY: 'whoever runs the server may not write it.',
  SQLITE_FULL: 'the disk is full. Make room.',
  SQLITE_IOERR: 'the disk fails, or is full.',
}

/** One sentence of why the server does not start, which names the setting to look at. */
export function whyNoStart(error: unknown): string {
  if (isSentence(error)) return error.message
  const code = codeOf(error)
  const facts = (error instanceof Error ? error : {}) as Facts
  const { path, syscall, hostname } = facts
  const said = syscall === 'listen' ? ofPort[code]?.(facts) : undefined
  if (said !== undefined) return said
  if (syscall === 'getaddrinfo') {
    return `The name ${hostname} could not be found. Check HOST, METRICS_HOST and DATABASE_URL.`
  }
  const ofPath = path !== undefined ? ofFolder[code] : undefined
  if (ofPath !== undefined) return `${path} cannot be used: ${ofPath} (${code})`
  if (code === 'EISDIR') {
    return `What has to be a file in DATA_DIR, such as secret.key, is a folder. Put it out of the way. (${code})`
  }
  const about = ofDatabase[code.split('_').slice(0, 2).join('_')]
  if (about !== undefined) return `duologue.db in DATA_DIR cannot be used: ${about} (${code})`
  return error instanceof Error ? error.message : 'The server could not start.'
}
