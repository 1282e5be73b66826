import { type ListChoices, type ListChoicesPort, readListChoices } from '@radiolink/application/station';
import { StoredJson } from './stored-json.ts';

const KEY = 'radiolink.station-list';

/** List preferences of the stations page, in the browser's local storage. */
export class BrowserListChoices implements ListChoicesPort {
  readonly #storage: StoredJson;

  constructor(storage: StoredJson = new StoredJson()) {
    this.#storage = storage;
  }

  read(): ListChoices {
    return readListChoices(this.#storage.read(KEY));
  }

  save(choices: ListChoices): void {
    this.#storage.write(KEY, choices);
  }
}
