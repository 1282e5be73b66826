import { linkEnds } from '@radiolink/domain/link';
import { cacSecondsOfRow, type ChannelRow, countryRules } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  type AdvisedChannel,
  type AirView,
  channelAdvice,
  type ChannelChoice,
  channelChoice,
  type ChannelInUse,
  channelInUse,
  type ReceivedAir,
  receivedByLevels,
  receivedByView,
  levelDbm,
  type PermittedChannel,
} from '@radiolink/domain/tools';
import type { ChannelData } from './spectrum.port.ts';

/** Levels of the channel chooser are for each MHz. §classic.channel-chooser. */
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

/** A survey that is older counts for nothing: the air has changed since, seconds. */
const OLD_SURVEY_SECONDS = 600;

/** Whether a survey is too old to count; one without an age is not. */
export function isOldSurvey({ ageSeconds = 0 }: { readonly ageSeconds?: number | undefined }): boolean {
  return ageSeconds > OLD_SURVEY_SECONDS;
}

/** What the remote ends receive, as far as they told it lately. */
export function receivedByStations({ frequenciesMhz, stations }: ChannelData): readonly ReceivedAir[] {
  return stations
    .filter(station => !isOldSurvey(station))
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

/** The radio as the advice looks at it: its channel, and who would lose the link by a move. */
export interface AdvisedRadio {
  readonly inUse: ChannelInUse | undefined;
  readonly stations: number;
}

/** The channel in use by its control frequency and width; undefined where the device does not report both. */
export function advisedRadio({ wireless }: DeviceStatus): AdvisedRadio {
  const { frequencyMhz: controlMhz, channelWidthMhz: widthMhz, stations } = wireless;
  const inUse = controlMhz === undefined || widthMhz === undefined ? undefined : { controlMhz, widthMhz };
  return { inUse, stations: stations.length };
}

/** The channels to look at, and what to do. */
export interface Advice {
  /** The best channel of each width, and the one in use, the best first. */
  readonly channels: readonly AdvisedChannel[];
  readonly inUse: AdvisedChannel | undefined;
  /** Undefined where the channel in use cannot be compared. */
  readonly choice: ChannelChoice | undefined;
}

/** The advice by what was received at both ends. */
export function adviceOn(
  view: AirView,
  permitted: readonly PermittedChannel[],
  remote: readonly ReceivedAir[],
  lossDb: number | undefined,
  radio: AdvisedRadio,
): Advice {
  const all = channelAdvice(permitted, [receivedByView(view), ...remote], lossDb);
  const inUse = radio.inUse && channelInUse(all, radio.inUse);
  const widths = new Set<number>();
  const channels = all.filter(one => {
    const isFirst = !widths.has(one.channel.widthMhz);
    widths.add(one.channel.widthMhz);
    return isFirst || one === inUse;
  });
  return { channels, inUse, choice: radio.inUse && channelChoice(all, radio.inUse, radio.stations) };
}
