/** Maximum number of simultaneous live sockets of one address. A page uses two. */
const MOST_PER_ADDRESS = 16;

/** How many live sockets an address may have. */
export class ConnectionLimit {
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST_PER_ADDRESS) {
    this.#most = most;
  }

  /** Takes a seat; false when the address has reached its limit. */
  take(address: string): boolean {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(address, taken + 1);
    return true;
  }

  leave(address: string): void {
    const taken = (this.#taken.get(address) ?? 0) - 1;
    if (taken > 0) this.#taken.set(address, taken);
    else this.#taken.delete(address);
  }
}
