/** The browser's `fetch`, looked up at each call so that what replaces it later is used. */
export function browserFetch(request: Request): Promise<Response> {
  return globalThis.fetch(request);
}
