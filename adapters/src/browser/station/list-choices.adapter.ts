import { type ListChoices, readListChoices } from '@radiolink/application/station/list-choices';
import type { ListChoicesPort } from '@radiolink/application/station/list-choices.port';
import { StoredJson } from './stored-json.ts';

const KEY = 'radiolink.station-list';

/** List preferences of the stations page, in the browser's local storage. */
export class BrowserListChoices implements ListChoicesPort {
  constructor(private readonly storage: StoredJson = new StoredJson()) {}

  read(): ListChoices {
    return readListChoices(this.storage.read(KEY));
  }

  save(choices: ListChoices): void {
    this.storage.write(KEY, choices);
  }
}
