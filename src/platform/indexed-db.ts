import { type IDBPDatabase, openDB, unwrap, wrap } from 'idb'

/**
 * Opens a database. `upgrade` creates its stores.
 *
 * WebKit keeps the transactions of a page in the back/forward cache open, and every later page waits for them, for ever.
 * So a page that enters the cache aborts its open transactions: a write must begin at `beforeunload` at the latest.
 *
 * @throws if IndexedDB is not available
 */
export async function openDatabase<Schema = unknown>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(name, 1, { upgrade })
  const native = unwrap(database)
  const begin = native.transaction.bind(native)
  native.transaction = (...parameters) => {
    const transaction = begin(...parameters)
    abortInPageCache(transaction)
    return transaction
  }
  return database
}

function abortInPageCache(transaction: IDBTransaction): void {
  function onPageHide({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    try {
      transaction.abort()
    } catch {
      // It has just ended.
    }
  }
  const forget = () => removeEventListener('pagehide', onPageHide)
  addEventListener('pagehide', onPageHide)
  // A read does not await `done`. Without this, an abort would be an unhandled rejection.
  wrap(transaction).done.catch(() => undefined)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}
