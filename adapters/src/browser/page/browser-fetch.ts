import { PrefetchedRequests } from './prefetched-requests.ts';

/** The requests that the page sends ahead. */
export const requestsAhead = new PrefetchedRequests(
  request => globalThis.fetch(request),
  () => performance.now(),
);

/** The browser's `fetch`, looked up at each call so that what replaces it later is used. */
export function browserFetch(request: Request): Promise<Response> {
  return requestsAhead.take(request) ?? globalThis.fetch(request);
}
