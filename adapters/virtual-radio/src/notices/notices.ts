/** A crash the device kept a report of. */
export interface Crash {
  readonly id: string;
  readonly time: string;
  readonly reason: string;
  readonly text: string;
}

/** Warnings that the page can dismiss: each is kept until a user dismisses it. */
export class Notices {
  readonly #dismissed = new Set<string>();
  #crashes: readonly Crash[];
  #callHome: { readonly server: string; readonly id: string } | undefined;

  constructor(crashes: readonly Crash[], callHome?: { readonly server: string; readonly id: string }) {
    this.#crashes = crashes;
    this.#callHome = callHome;
  }

  isDismissed(name: string): boolean {
    return this.#dismissed.has(name);
  }

  dismiss(name: string): void {
    this.#dismissed.add(name);
  }

  get crashes(): readonly Crash[] {
    return this.#crashes;
  }

  /** Deletes one crash, or all without an id. False for an unknown id. */
  dismissCrash(id?: string): boolean {
    const remaining = id === undefined ? [] : this.#crashes.filter(crash => crash.id !== id);
    const found = id === undefined || remaining.length < this.#crashes.length;
    this.#crashes = remaining;
    return found;
  }

  get callHome(): { readonly server: string; readonly id: string } | undefined {
    return this.#callHome;
  }

  dismissCallHome(): void {
    this.#callHome = undefined;
  }
}
