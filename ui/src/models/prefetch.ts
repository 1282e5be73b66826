import type { Load } from './part.ts';

const fetched = new Set<Load>();

/** Fetches a part, and with it what it shows at first, before there are models: while the user types. */
export async function prefetch(load: Load): Promise<void> {
  const { ahead = [] } = await load();
  fetched.add(load);
  await Promise.all(ahead.map(prefetch));
}

/** What has been fetched ahead: to open it takes no request. */
export const fetchedAhead = (): Iterable<Load> => fetched;
