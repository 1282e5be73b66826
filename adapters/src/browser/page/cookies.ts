/** The cookies that scripts of this page may read. */
export function readBrowserCookies(): string {
  return document.cookie;
}
