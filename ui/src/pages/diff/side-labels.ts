import type { DiffSide, DiffSideId } from '@radiolink/application/configuration-diff/diff-side';
import type { Text } from '../../i18n/use-text.ts';

const NAMES: Readonly<Partial<Record<DiffSideId, string>>> = {
  running: 'Running',
  saved: 'Saved',
  edited: 'Pending changes',
  staged: 'Uploaded backup, not applied',
  file: 'Backup file',
};

/** Name of a side; a previous configuration is named by the time until which it ran. */
export function sideName(
  { id, at }: Pick<DiffSide, 'id' | 'at'>,
  t: Text,
  time: (at: number) => string,
): string {
  const name = NAMES[id];
  if (name !== undefined) return t(name);
  return at === undefined ? t('Previous') : t('Previous, replaced {time}', { time: time(at) });
}
