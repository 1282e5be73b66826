import { cacSecondsOfRow, type ChannelRow, countryRules } from '@radiolink/domain/radio';
import type { Text } from '../../i18n/use-text.ts';

/** CAC time of a channel in a country, seconds; 0 without DFS. */
export function waitOf(row: ChannelRow, countryCode: number): number {
  return cacSecondsOfRow(row, countryRules(countryCode)?.dfsRegion);
}

/** A channel in one line: `5500 MHz · channel 100 · DFS`. */
export function channelLine(mhz: number, row: ChannelRow | undefined, t: Text): string {
  if (row === undefined) return t('{frequency} MHz', { frequency: mhz });
  const values = { frequency: mhz, number: row.ch };
  if (row.dfs) return t('{frequency} MHz · channel {number} · DFS', values);
  return t('{frequency} MHz · channel {number}', values);
}
