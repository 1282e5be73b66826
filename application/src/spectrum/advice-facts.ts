import { linkEnds } from '@radiolink/domain/link';
import { cacSecondsOfRow, type ChannelRow, countryRules } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  type AdvisedChannel,
  type AirView,
  channelAdvice,
  type ReceivedAir,
  receivedByLevels,
  receivedByView,
  levelDbm,
  type PermittedChannel,
} from '@radiolink/domain/tools';
import type { ChannelData } from './channel-data.port.ts';

/** Levels of the channel chooser are for each MHz. Classic interface, 6.5. */
const CHOOSER_BIN_MHZ = 1;

/** The channels of the country with their CAC times. */
export function permittedChannels(
  rows: readonly ChannelRow[] | null,
  countryCode: number,
): readonly PermittedChannel[] {
  const region = countryRules(countryCode)?.dfsRegion;
  return (rows ?? []).map(row => ({
    controlMhz: row.control,
    centerMhz: row.center,
    widthMhz: row.bw,
    maxEirpDbm: row.maxEirp,
    cacSeconds: cacSecondsOfRow(row, region),
  }));
}

/** What the remote ends receive, as far as they told it. */
export function receivedByStations({ frequenciesMhz, stations }: ChannelData): readonly ReceivedAir[] {
  return stations
    .filter(({ levels }) => levels.length >= frequenciesMhz.length && levels.length > 1)
    .map(({ levels }) =>
      receivedByLevels(
        frequenciesMhz,
        levels.map(level => levelDbm(level)),
        CHOOSER_BIN_MHZ,
      ),
    );
}

/** Loss from the EIRP of the remote end to the signal that is received here; undefined unless both are known. */
export function pathLossDb(status: DeviceStatus): number | undefined {
  const { local, remote } = linkEnds(status);
  const { txPowerDbm, antennaGainDbi } = remote ?? {};
  if (local.signalDbm === undefined || txPowerDbm === undefined || antennaGainDbi === undefined)
    return undefined;
  return txPowerDbm + antennaGainDbi - local.signalDbm;
}

/** The best channel of each width, the best first. */
export function bestOfEachWidth(
  view: AirView,
  permitted: readonly PermittedChannel[],
  remote: readonly ReceivedAir[],
  lossDb: number | undefined,
): readonly AdvisedChannel[] {
  const all = channelAdvice(permitted, [receivedByView(view), ...remote], lossDb);
  const widths = new Set<number>();
  return all.filter(({ channel }) => {
    const isFirst = !widths.has(channel.widthMhz);
    widths.add(channel.widthMhz);
    return isFirst;
  });
}
