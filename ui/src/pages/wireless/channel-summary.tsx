import type { ChannelRow } from '@radiolink/domain/radio';
import { gainInUseDbi } from '@radiolink/domain/settings';
import type { SurveyCell } from '@radiolink/domain/tools';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useSettingsScope } from '../../settings/settings-scope.tsx';
import styles from './channel-strip.module.css';
import { receivedIn, mostPowerDbm } from './channel-row.ts';
import { channelLine, waitOf } from './channel-words.ts';
import { useWirelessFacts } from './wireless-facts.ts';

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
  return (row, cells) => partsOf(row, cells).join(', ');
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
