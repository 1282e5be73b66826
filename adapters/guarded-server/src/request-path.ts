/**
 * The path and query of a request line. Undefined for one that names another host (`//host`, `/\host`,
 * `http://host`) or no path: such a target must never reach a URL parser with a base.
 */
export function requestPath(target: string | undefined): string | undefined {
  if (target === undefined || !/^\/(?![/\\])/.test(target)) return undefined;
  return /[\s\\]/.test(target) ? undefined : target;
}

/** The path of a request without its query. */
export function pathOf({ url = '/' }: { readonly url?: string | undefined }): string {
  return url.split('?', 1)[0] ?? '/';
}
