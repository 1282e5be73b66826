/** What carries a request to the device: the browser's `fetch`, or the virtual radio's. The one seam of every mock. */
export type FetchRequest = (request: Request) => Promise<Response>;
