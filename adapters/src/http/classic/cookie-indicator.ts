/** Reads the cookies that scripts may see, as `document.cookie` writes them. */
export type ReadCookies = () => string;

/** Whether the device could set a cookie: `ok=1` among the readable ones. Specification §5, Login success. */
export function cookieIndicatorSet(cookies: string): boolean {
  return cookies.split(';').some(cookie => cookie.trim() === 'ok=1');
}
