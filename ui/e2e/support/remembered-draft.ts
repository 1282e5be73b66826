import type { VirtualRadio } from '@radiolink/virtual-radio';
import type { Page } from 'playwright-core';
import { ADMIN } from './radio.ts';

/** A change as the browser remembers it: what the device had, and what is to be. */
export interface RememberedChange {
  readonly key: string;
  readonly base: string | undefined;
  readonly mine: string;
}

/** Lets the browser remember changes to this device that are not applied, as an earlier page of it would have. */
export function rememberDraft(
  page: Page,
  radio: VirtualRadio,
  changes: readonly RememberedChange[],
): Promise<void> {
  const draft = { changes, deletedSecretKeys: [], secretKeys: [] };
  return page.evaluate(
    ([owner, memory]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('radiolink-changes', 1);
        // If the page has not opened it yet, it is created as the page creates it.
        opening.addEventListener('upgradeneeded', () => {
          for (const store of ['changes', 'snapshots']) opening.result.createObjectStore(store);
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('changes', 'readwrite');
          change.objectStore('changes').put(memory, owner);
          change.addEventListener('complete', () => resolve());
        });
      }),
    [`${radio.mac} ${ADMIN.username}`, { draft }] as const,
  );
}

/** What the browser has stored of changes that are not applied, as text. A page that is left before it has written loses the last edit. */
export function storedChanges(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (databases.every(({ name }) => name !== 'radiolink-changes')) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('radiolink-changes');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const reading = database.transaction('changes').objectStore('changes').getAll();
        reading.addEventListener('success', () => {
          database.close();
          resolve(JSON.stringify(reading.result));
        });
      });
    });
  });
}
