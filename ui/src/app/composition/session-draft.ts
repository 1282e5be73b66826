import type { LoginDraft, LoginDraftPort } from '@radiolink/application/login/login.port';

type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'radiolink.login-draft';

/** The draft of the login in the browser's session storage; where that is blocked, in memory. */
export class SessionDraft implements LoginDraftPort {
  readonly #open: () => KeyValues;
  #memory: LoginDraft | undefined;

  constructor(open: () => KeyValues = () => window.sessionStorage) {
    this.#open = open;
  }

  read(): LoginDraft {
    return this.#memory ?? this.#stored();
  }

  save(values: LoginDraft): void {
    this.#memory = { ...this.read(), ...values };
    this.#attempt(storage => storage.setItem(KEY, JSON.stringify(this.#memory)));
  }

  clear(): void {
    this.#memory = {};
    this.#attempt(storage => storage.removeItem(KEY));
  }

  #stored(): LoginDraft {
    let stored: unknown;
    this.#attempt(storage => {
      stored = JSON.parse(storage.getItem(KEY) ?? 'null');
    });
    if (typeof stored !== 'object' || stored === null) return {};
    const { country, agreed, username, newUsername } = stored as Readonly<Record<string, unknown>>;
    return {
      ...(typeof country === 'number' && { country }),
      ...(typeof agreed === 'boolean' && { agreed }),
      ...(typeof username === 'string' && { username }),
      ...(typeof newUsername === 'string' && { newUsername }),
    };
  }

  #attempt(action: (storage: KeyValues) => void): void {
    try {
      action(this.#open());
    } catch {
      // A browser may forbid its storage; the draft then lasts as long as the page.
    }
  }
}
