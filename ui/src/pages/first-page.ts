import { featureOfHash } from '@radiolink/application/features/registry';
import type { Models } from '../models/models.ts';
import type { Load, LoadPart } from '../models/part.ts';
import { PAGES } from './pages.ts';

/** The page that the address names; none where it names none of ours. */
function namedPage(): LoadPart | undefined {
  const feature = featureOfHash(window.location.hash);
  return feature && PAGES[feature.id];
}

/** Fetches the page that the main application will open with, and what that shows at first. */
export async function fetchFirstPage(): Promise<void> {
  const page = namedPage();
  if (page !== undefined) await prefetch(page);
}

/** Opens that page while the device is asked for what it shows. A failure shows when it is drawn. */
export async function openFirstPage(models: Models): Promise<void> {
  const page = namedPage();
  const first = new Set<Load>([...(page === undefined ? [] : [page]), ...fetchedAhead()]);
  await Promise.allSettled([...first].map(load => models.open(load)));
}

const fetched = new Set<Load>();

/** Fetches a part, and with it what it shows at first, before there are models: while the user types. */
export async function prefetch(load: Load): Promise<void> {
  const { ahead = [] } = await load();
  fetched.add(load);
  await Promise.all(ahead.map(prefetch));
}

/** What has been fetched ahead: to open it takes no request. */
export const fetchedAhead = (): Iterable<Load> => fetched;
