import type { DiffSide, DiffSideId } from '@radiolink/application/configuration-diff';
import type { Text } from '../../i18n/index.ts';

const NAMES: Readonly<Partial<Record<DiffSideId, string>>> = {
  running: 'Running',
  saved: 'Saved',
  edited: 'Pending changes',
  staged: 'Uploaded backup, not applied',
  file: 'Backup file',
};

/** What a side is called; a kept configuration by the time until which it was in force. */
export function sideName(
  { id, at }: Pick<DiffSide, 'id' | 'at'>,
  t: Text,
  time: (at: number) => string,
): string {
  const name = NAMES[id];
  if (name !== undefined) return t(name);
  return at === undefined ? t('Previous') : t('Previous, replaced {time}', { time: time(at) });
}
