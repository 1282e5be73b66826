/**
 * Transport of a request to the device: the browser's `fetch`, or the virtual radio's. The only seam of every
 * mock.
 */
export type FetchRequest = (request: Request) => Promise<Response>;
