import { FEATURES } from '@radiolink/application/features/registry';
import { findSetting } from '@radiolink/domain/settings';

const PAGES: ReadonlySet<string> = new Set(FEATURES.map(({ id }) => id));

/**
 * The address of the field that holds a key of the configuration, such as `#/wireless/radio.channelWidth`; of an entry
 * of a list by its key, `#/wireless/wireless.1.mac_acl.2.mac`. Undefined for a key that no page of this program shows.
 */
export function addressOfSetting(key: string): string | undefined {
  const found = findSetting(key);
  if (found === undefined) return undefined;
  const { id, page, level } = found.descriptor;
  if (level === 'internal' || !PAGES.has(page)) return undefined;
  return `#/${page}/${encodeURIComponent(found.indexes.length > 0 ? key : id)}`;
}
