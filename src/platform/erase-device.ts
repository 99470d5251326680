/**
 * Erases whatever the site has stored in the browser: values, records of its databases, copies of files. Open databases cannot be
 * deleted, so they are emptied.
 *
 * @throws if a part of it cannot be erased
 */
export async function eraseDevice(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const [databases, cacheNames] = await Promise.all([indexedDB.databases(), caches.keys()])
  await Promise.all([
    ...databases.map(({ name = '' }) => emptyDatabase(name)),
    ...cacheNames.map((name) => caches.delete(name)),
  ])
}

async function emptyDatabase(name: string): Promise<void> {
  const database = await toPromise(indexedDB.open(name))
  const names = [...database.objectStoreNames]
  if (names.length > 0) {
    const transaction = database.transaction(names, 'readwrite')
    await Promise.all(names.map((store) => toPromise(transaction.objectStore(store).clear())))
  }
  database.close()
}

function toPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(request.readyState)))
  })
}
