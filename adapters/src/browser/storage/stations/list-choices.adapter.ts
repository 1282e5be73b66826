import { type ListChoices, type ListChoicesPort, readListChoices } from '@radiolink/application/station';
import { StoredJson } from './stored-json.ts';

const KEY = 'radiolink.station-list';

/** List preferences of the stations page, in the browser's local storage. */
export class BrowserListChoices implements ListChoicesPort {
  readonly #kept: StoredJson;

  constructor(kept: StoredJson = new StoredJson()) {
    this.#kept = kept;
  }

  read(): ListChoices {
    return readListChoices(this.#kept.read(KEY));
  }

  keep(choices: ListChoices): void {
    this.#kept.write(KEY, choices);
  }
}
