const FAILED = 'Browser storage failed.';

/** Opens a database of this program, with its stores. Rejects where the browser blocks it. */
export function opened(factory: IDBFactory, name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const store of stores) request.result.createObjectStore(store);
  });
  return answered(request);
}

/** Answer of a request. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(FAILED)));
  });
}

/** Resolves when a transaction is complete. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(FAILED)));
  });
}
