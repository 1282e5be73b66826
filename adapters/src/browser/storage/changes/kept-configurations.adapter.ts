import {
  KEPT_CONFIGURATIONS,
  type KeptConfiguration,
  type KeptConfigurationsPort,
} from '@radiolink/application/configuration';
import type { Message } from '@radiolink/domain/errors';
import type { BrowserRecords } from './records.ts';

/** The last configurations of each device, in the browser's database. */
export class BrowserKeptConfigurations implements KeptConfigurationsPort {
  readonly #records: BrowserRecords;

  constructor(records: BrowserRecords) {
    this.#records = records;
  }

  async list(mac: string): Promise<readonly KeptConfiguration[]> {
    return readList(await this.#records.read('kept', mac));
  }

  async keep(mac: string, configuration: KeptConfiguration): Promise<boolean> {
    const { kept } = await this.#records.change('kept', mac, stored =>
      [configuration, ...readList(stored)].slice(0, KEPT_CONFIGURATIONS),
    );
    return kept;
  }
}

function readList(stored: unknown): readonly KeptConfiguration[] {
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

function isKept(stored: unknown): stored is KeptConfiguration {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, at, user, text, secretKeys, changed } = stored as Readonly<Record<string, unknown>>;
  const isText = (value: unknown): boolean => typeof value === 'string';
  return (
    [id, user, text].every(isText) &&
    typeof at === 'number' &&
    Array.isArray(secretKeys) &&
    secretKeys.every(isText) &&
    Array.isArray(changed) &&
    changed.every(isMessage)
  );
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
