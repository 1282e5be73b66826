import { sha256 } from '../ssh/sha256.ts';
import type { SettingDescriptor } from './setting.ts';

export type Words = Pick<SettingDescriptor, 'id' | 'page' | 'label' | 'help'>;

/** Settings by id, each with a hash of its label and help as they were when they were read next to their field. */
export type ReadHelp = Readonly<Record<string, string>>;

const hashOf = ({ label, help }: Words): string =>
  [...sha256(new TextEncoder().encode(`${label}\n${help}`))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 12);

/** Settings whose label or help changed since it was read. */
export function unreadHelp(settings: readonly Words[], read: ReadHelp): readonly Words[] {
  return settings.filter(setting => read[setting.id] !== hashOf(setting));
}

/** The list after reading these settings, in the order of the catalogue; what is no setting any more is left out. */
export function markRead(settings: readonly Words[], read: ReadHelp, ids: ReadonlySet<string>): ReadHelp {
  return Object.fromEntries(
    settings.flatMap(setting => {
      const hash = ids.has(setting.id) ? hashOf(setting) : read[setting.id];
      return hash === undefined ? [] : [[setting.id, hash]];
    }),
  );
}
