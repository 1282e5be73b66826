import type { DeviceStatus } from '../../status/device-status.ts';
import { type ChannelsOnAir, wirelessModeOf } from '../settings-context.ts';

/** The channels on which a device transmits, as it reports them. A station without a link transmits on none. */
export function channelsOnAir({ wireless }: DeviceStatus): ChannelsOnAir {
  const { mode, stations, frequencyMhz, channelWidthMhz, radio60 } = wireless;
  if (mode?.startsWith('sta') === true && stations.length === 0) return {};
  const sixtyMhz = radio60?.frequencyMhz;
  return {
    ...(isFrequency(frequencyMhz) && { main: { frequencyMhz, widthMhz: channelWidthMhz } }),
    ...(isFrequency(sixtyMhz) && { sixty: { frequencyMhz: sixtyMhz, widthMhz: radio60?.channelWidthMhz } }),
  };
}

/**
 * Those that no setting names: a station follows its access point, and a radio may select its channel. What is set is in
 * the configuration.
 *
 * @param saved the configuration that the device runs
 */
export function selectedOnAir(
  { main, sixty }: ChannelsOnAir,
  saved: ReadonlyMap<string, string>,
): ChannelsOnAir {
  const isStation = wirelessModeOf(saved)?.startsWith('sta') === true;
  const isFree = (...keys: readonly string[]): boolean =>
    isStation || keys.every(key => !(Number(saved.get(key) ?? '') > 0));
  return {
    ...(main && isFree('radio.1.freq', 'radio.1.txfreq') && { main }),
    ...(sixty && isFree('radio.0.freq') && { sixty }),
  };
}

const isFrequency = (mhz: number | undefined): mhz is number =>
  mhz !== undefined && mhz > 0 && Number.isFinite(mhz);
