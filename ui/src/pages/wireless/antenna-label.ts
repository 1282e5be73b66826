import { type Antenna, CUSTOM_ANTENNA_ID } from '@radiolink/domain/device';
import { visibleLine } from '../../components/index.ts';
import type { Text } from '../../i18n/use-text.ts';

/** Kinds of antenna have words of the interface; an antenna of the board has the name that the device gives it. */
export function antennaLabel({ id, name, gainDbi }: Antenna, t: Text): string {
  const shown = id === CUSTOM_ANTENNA_ID ? t(name) : visibleLine(name);
  return gainDbi === undefined ? shown : t('{name}, {gain} dBi', { name: shown, gain: gainDbi });
}
