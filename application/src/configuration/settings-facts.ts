import { type BoardCapabilities, deviceModel, settingsBoardOf } from '@radiolink/domain/device';
import { type ChannelRow, rowsOf } from '@radiolink/domain/radio';
import type { FaultFacts } from '@radiolink/domain/settings';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';

/** The channels that a country leaves the radio below 60 GHz; null while unknown. */
export function channelsOf(
  regulation: DeviceRegulation | null,
  board: BoardCapabilities,
): readonly ChannelRow[] | null {
  if (regulation?.domain === undefined) return null;
  // Where the main radio is one of 60 GHz, the channels below are those of its backup.
  return rowsOf(regulation.domain, deviceModel(board).backup === undefined ? 'main' : 'backup');
}

/** What the rules of a configuration know of its board and of the country in force; what is unknown restricts nothing. */
export function settingsFacts(regulation: DeviceRegulation | null, board: BoardCapabilities): FaultFacts {
  const [settingsBoard, channels] = [settingsBoardOf(board), channelsOf(regulation, board)];
  return {
    ...(settingsBoard && { board: settingsBoard }),
    ...(channels && { channels }),
    ...(regulation?.domain && { countryName: regulation.domain.countryName }),
    ...(regulation?.domain60 && { domain60: regulation.domain60 }),
  };
}
