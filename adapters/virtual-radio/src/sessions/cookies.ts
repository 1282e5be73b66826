/** Name of the script-readable cookie that shows the page that cookies work. */
export const COOKIE_INDICATOR = 'ok';

/** Name of the session cookie of a device. */
export function sessionCookieName(hwaddr: string): string {
  return `AIROS_${hwaddr.toUpperCase()}`;
}

/** The cookies of a request by name. Of a repeated name the first counts. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const byName = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(0, equals)).trim();
    if (name !== '' && !byName.has(name)) byName.set(name, part.slice(equals + 1).trim());
  }
  return byName;
}

/** `Set-Cookie` of the session. */
export function sessionCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** `Set-Cookie` of the indicator. */
export const indicatorCookie = `${COOKIE_INDICATOR}=1; Path=/`;

/** `Set-Cookie` that removes a cookie. */
export function expiredCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0`;
}

const cookies = new WeakMap<Response, string[]>();

/**
 * Sets a cookie with an answer. Browsers take `Set-Cookie` out of the answers that scripts make, so it is also kept
 * beside the answer, for `cookiesSetBy`.
 */
export function setCookie(answer: Response, cookie: string): void {
  answer.headers.append('set-cookie', cookie);
  cookies.set(answer, [...cookiesSetBy(answer), cookie]);
}

/** The `Set-Cookie` values of an answer, in order, wherever it runs. */
export function cookiesSetBy(answer: Response): readonly string[] {
  return cookies.get(answer) ?? [];
}
