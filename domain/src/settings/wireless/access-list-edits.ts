import type { ConfigChanges } from '../../configuration/config-edit.ts';
import type { SettingsContext } from '../settings-context.ts';

/** A station as an access list names it. */
export interface ListedStation {
  /** With colons, in either case. */
  readonly mac: string;
  /** Its hostname; the comment of its entry. */
  readonly name?: string | undefined;
}

const LIST = 'wireless.1.mac_acl';
const ENTRY = /^wireless\.1\.mac_acl\.(\d+)\./;

/** The edits by which the MAC access list names every one of these stations; those that it names already stay as they are. */
export function accessListEdits(
  stations: readonly ListedStation[],
  { values }: Pick<SettingsContext, 'values'>,
): ConfigChanges {
  const numbers = [...values.keys()].map(key => Number(ENTRY.exec(key)?.[1] ?? 0));
  const listed = new Set(numbers.map(number => (values.get(`${LIST}.${number}.mac`) ?? '').toUpperCase()));
  let last = Math.max(0, ...numbers);
  const edits = new Map<string, string>();
  for (const { mac, name } of stations) {
    if (mac === '' || listed.has(mac.toUpperCase())) continue;
    listed.add(mac.toUpperCase());
    last += 1;
    edits.set(`${LIST}.${last}.mac`, mac.toUpperCase());
    if (name !== undefined && name !== '') edits.set(`${LIST}.${last}.comment`, name);
    edits.set(`${LIST}.${last}.status`, 'enabled');
  }
  return edits;
}
