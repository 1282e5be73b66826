/** The cookies of one device: Node has no store of its own for them. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes a `Set-Cookie` header; one that has expired deletes its cookie. */
  store(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map(part => part.trim());
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at);
    if (attributes.some(isOver)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }

  /** As in a `Cookie` header; empty without cookies. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) <= 0;
}
