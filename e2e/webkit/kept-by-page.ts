/** Runs in a page, and so has all that it needs inside: what the browser keeps for its origin. */
export async function keptByPage() {
  const heard = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const databases: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await heard(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      databases.push([name, store, await heard(rows.getAllKeys()), await heard(rows.getAll())])
    }
    database.close()
  }
  return JSON.stringify([location.origin, { ...localStorage }, databases])
}
