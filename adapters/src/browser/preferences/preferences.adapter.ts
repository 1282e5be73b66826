import type { PreferenceName, PreferencesPort } from '@radiolink/application/preferences/preferences.port';
import type { KeyValueStorage } from '../storage/session-store.adapter.ts';

const PREFIX = 'radiolink.';

/** Preferences as plain words in the browser's local storage; where that is blocked they last as long as the page. */
export class BrowserPreferences implements PreferencesPort {
  /** @param open gives the storage; may throw, as browsers do when it is blocked */
  constructor(
    private readonly open: () => Pick<KeyValueStorage, 'getItem' | 'setItem'> = () => window.localStorage,
  ) {}

  read(name: PreferenceName): string | undefined {
    try {
      return this.open().getItem(PREFIX + name) ?? undefined;
    } catch {
      return undefined;
    }
  }

  save(name: PreferenceName, value: string): void {
    try {
      this.open().setItem(PREFIX + name, value);
    } catch {
      // The choice holds until the page is left.
    }
  }
}
