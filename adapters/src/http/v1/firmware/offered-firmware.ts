import { compareFirmware, type FirmwareUpdate, parseFirmwareVersion } from '@radiolink/domain/device';
import type { Section } from '../../wire/section.ts';
import { readUntyped } from '../../wire/read-answer.ts';

/** The answer of the manufacturer's server, as far as it is read. */
interface UpdateAnswer {
  readonly _embedded?: {
    readonly firmware?: readonly {
      readonly version?: string;
      readonly created?: string;
      readonly _links?: { readonly data?: { readonly href?: string } };
    }[];
  };
}

const LONGEST_ADDRESS = 2048;
const SERVER = 'https://fw-update.ui.com/api/firmware-latest';
const DATE = /^\d{4}-\d\d-\d\d/;

/** Where the newest firmware of a product is asked for. */
export function updateAddress(model: string): string {
  const filters = [`eq~~product~~${model}`, 'eq~~channel~~release'];
  return `${SERVER}?${filters.map(filter => `filter=${encodeURIComponent(filter)}`).join('&')}`;
}

/** The newest of the firmwares that the server names, if it is newer than the running one. */
export function mapOfferedFirmware(answer: unknown, running: string): FirmwareUpdate {
  const known = parseFirmwareVersion(running);
  return readUntyped(answer, (root: Section<UpdateAnswer>) => {
    const offers = root
      .section('_embedded')
      .sections('firmware', 64)
      .flatMap(one => {
        const version = one.text('version') ?? '';
        const parsed = parseFirmwareVersion(version);
        const url = one.section('_links').section('data').text('href', LONGEST_ADDRESS);
        if (parsed === undefined || url?.startsWith('https://') !== true) return [];
        return [{ parsed, version, url, date: DATE.exec(one.text('created') ?? '')?.[0] }];
      })
      .toSorted((one, other) => compareFirmware(other.parsed, one.parsed));
    const [newest] = offers;
    if (newest === undefined || (known !== undefined && compareFirmware(newest.parsed, known) <= 0))
      return { available: false };
    const { version, url, date } = newest;
    return { available: true, version, url, date };
  });
}
