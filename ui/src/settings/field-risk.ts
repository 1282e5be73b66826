import type { SettingsScope } from '@radiolink/application/configuration/settings-context.model';
import { riskOfChange, worstRisk } from '@radiolink/domain/impact';
import type { Risk } from '@radiolink/domain/settings';
import type { SettingField } from './use-setting-field.ts';

interface RiskScope extends Pick<SettingsScope, 'original' | 'cutting'> {
  readonly context: Pick<SettingsScope['context'], 'values'>;
}

/** The last entry of a list that a key is in: `netconf.3.alias.1` of `netconf.3.alias.1.ip`. */
const ENTRY = /^.+\.\d+(?=\.)/;

/** True if a device has nothing of an entry yet. */
export const isNewEntry = (entry: string, original: SettingsScope['original']): boolean =>
  ![...original.keys()].some(key => key.startsWith(`${entry}.`));

/**
 * What applying the change of a field does; of one that is not changed in an entry that the device does not have yet, what
 * the entry does so far. A comment does no more. Undefined where only its setting says what a change may do.
 *
 * @param also other keys that the control stands for
 */
export function fieldRisk(
  { key, changed, writes }: Pick<SettingField, 'key' | 'changed' | 'writes'>,
  also: readonly string[],
  { context: { values }, original, cutting }: RiskScope,
): Risk | undefined {
  if (changed) {
    const keys = [key, ...(writes ?? also)];
    return worstRisk(
      keys.filter(each => values.get(each) !== original.get(each)),
      cutting,
    );
  }
  if (key.endsWith('.comment')) return riskOfChange(key, cutting);
  const [entry] = ENTRY.exec(key) ?? [];
  if (entry === undefined || !isNewEntry(entry, original)) return undefined;
  return riskOfChange([...cutting].find(each => each.startsWith(`${entry}.`)) ?? key, cutting);
}
