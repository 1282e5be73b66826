import type { Antenna } from '@radiolink/domain/device';
import type { Choice } from '@radiolink/domain/settings';
import type { Text } from '../../i18n/use-text.ts';
import { visibleLine } from '../foreign-text.tsx';

/** Antennas by their ids, with the board's names; 0 is one of the installer's own. */
export const antennaChoices = (antennas: readonly Antenna[], t: Text): readonly Choice[] => [
  ...antennas.map(({ id, name }) => ({ value: String(id), label: visibleLine(name) })),
  { value: '0', label: t('Custom antenna') },
];
