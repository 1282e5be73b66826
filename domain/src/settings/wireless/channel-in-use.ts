import type { ChannelRow } from '../../radio/regulatory-domain.ts';

const number = (values: ReadonlyMap<string, string>, key: string): number => Number(values.get(key) ?? '');

/**
 * The main radio's channel in a configuration, as listed by the regulatory domain. Undefined if auto, or if
 * the domain lacks it.
 */
export function chosenChannel(
  values: ReadonlyMap<string, string>,
  channels: readonly ChannelRow[],
): ChannelRow | undefined {
  const control = number(values, 'radio.1.freq');
  const center = number(values, 'radio.1.center.1.freq');
  const width = number(values, 'radio.1.chanbw');
  const ofWidth = channels.filter(row => row.bw === width);
  return (
    ofWidth.find(row => row.control === control && row.center === center) ??
    ofWidth.find(row => (center > 0 ? row.center === center : row.control === control))
  );
}

/**
 * True if widths above 40 MHz may be offered: not while an access point accepts 802.11n stations, which
 * support none. §5.wireless-rules.
 */
export function mayBeWide(values: ReadonlyMap<string, string>): boolean {
  return values.get('radio.1.mode') !== 'master' || values.get('radio.1.polling_11ac_11n_compat') !== '1';
}
