import {
  occupiedSpan,
  outputPowerLimits,
  bandOf,
  spansOverlap,
  type ChannelRow,
} from '@radiolink/domain/radio';
import { gainInUseDbi } from '@radiolink/domain/settings';
import { bySignal, type SurveyCell } from '@radiolink/domain/tools';
import { useTranslation } from 'react-i18next';
import { listText, useText, type Text } from '../../i18n/use-text.ts';
import { useSettingsScope } from '../../settings/index.ts';
import styles from './channel-strip.module.css';
import { channelLine, waitOf } from './channel-labels.ts';
import { useWirelessFacts } from './wireless-facts.ts';

/** Neighbours in a channel: how many, and the strongest, dBm. */
interface ReceivedInChannel {
  readonly count: number;
  readonly strongestDbm: number | undefined;
}

const DEFAULT_CELL_WIDTH_MHZ = 20;

/** The neighbours whose channel overlaps a row; 20 MHz is assumed if no width is reported. */
function receivedIn(row: ChannelRow, cells: readonly SurveyCell[]): ReceivedInChannel {
  const span = occupiedSpan(row.center, row.bw);
  const received = cells
    .filter(
      ({ frequencyMhz, channelWidthMhz }) =>
        frequencyMhz !== undefined &&
        spansOverlap(span, occupiedSpan(frequencyMhz, channelWidthMhz ?? DEFAULT_CELL_WIDTH_MHZ)),
    )
    .toSorted(bySignal);
  return { count: received.length, strongestDbm: received[0]?.signalDbm };
}

/** Limits on the power of a channel other than its EIRP. */
interface PowerFacts {
  readonly device: { readonly min: number; readonly max: number };
  readonly countryCode: number;
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
}

/** The most that the radio may send in a channel with its antenna, dBm; undefined when even its least is too much. */
function mostPowerDbm(row: ChannelRow, { device, ...facts }: PowerFacts): number | undefined {
  const limits = outputPowerLimits({
    ...facts,
    device: { minDbm: device.min, maxDbm: device.max },
    band: bandOf(row.center),
    maxEirpDbm: row.maxEirp,
  });
  return limits.lawful ? limits.maxDbm : undefined;
}

const ANY = { min: -40, max: 50 };

type Received = readonly SurveyCell[] | undefined;

/** The most that the radio may send in a channel with its antenna, dBm; undefined where it may not send at all. */
export function useMostPower(): (row: ChannelRow) => number | undefined {
  const { countryCode } = useWirelessFacts();
  const facts = useSettingsScope(({ context }) => ({
    device: context.board?.outputPowerDbm ?? ANY,
    antennaGainDbi: gainInUseDbi(context, 'main'),
    cableLossDb: Number(context.values.get('radio.1.cable.loss') ?? '') || 0,
  }));
  return row => mostPowerDbm(row, { ...facts, countryCode });
}

/** A channel in words, part by part. */
function usePartsOf(): (row: ChannelRow, cells: Received) => readonly string[] {
  const t = useText();
  const { countryCode } = useWirelessFacts();
  const mostOf = useMostPower();
  return (row, cells) => {
    const most = mostOf(row);
    return [
      channelLine(row.control, { ...row, dfs: false }, t),
      t('{from} to {to} MHz', { from: row.center - row.bw / 2, to: row.center + row.bw / 2 }),
      row.dfs ? t('DFS, CAC {seconds} s', { seconds: waitOf(row, countryCode) }) : t('no DFS'),
      most === undefined
        ? t('not allowed with this antenna')
        : t('EIRP limit {eirp} dBm, max. transmit power {power} dBm', { eirp: row.maxEirp, power: most }),
      ...(cells === undefined ? [] : [neighbourWords(row, cells, t)]),
    ];
  };
}

/** Turns a channel into one text, as a screen reader says it. */
export function useChannelWords(): (row: ChannelRow, cells: Received) => string {
  const partsOf = usePartsOf();
  const { language } = useTranslation().i18n;
  return (row, cells) => listText(partsOf(row, cells), language);
}

/** The neighbours in a channel: `2 neighbors, strongest -70 dBm`. */
export function neighbourWords(row: ChannelRow, cells: readonly SurveyCell[], t: Text): string {
  const { count, strongestDbm } = receivedIn(row, cells);
  if (count === 0) return t('no neighbors');
  return strongestDbm === undefined
    ? t('{count} neighbors', { count })
    : t('{count} neighbors, strongest {signal} dBm', { count, signal: strongestDbm });
}

/** Everything about one channel in a line that wraps between its parts. */
export function ChannelWords({ row, cells }: { readonly row: ChannelRow; readonly cells: Received }) {
  return usePartsOf()(row, cells).map(part => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ));
}
