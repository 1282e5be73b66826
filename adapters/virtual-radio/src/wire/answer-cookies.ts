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
