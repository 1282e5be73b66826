import { entryFor } from '../network/configured-entries.ts';
import type { ConfigText } from '@radiolink/domain/configuration';
import { centerFrequency, controlFrequencies } from '@radiolink/domain/radio';

export interface Channel {
  readonly controlMhz: number;
  readonly centerMhz: number;
  readonly widthMhz: number;
}

/** Operation of the 5 GHz radio by its configuration. */
export interface RadioSettings {
  readonly enabled: boolean;
  readonly mode: 'ap-ptp' | 'ap-ptmp' | 'sta-ptp' | 'sta-ptmp';
  readonly ssid: string;
  readonly hidden: boolean;
  readonly security: 'WPA2' | 'none';
  /** Key of the link; empty for an open one. */
  readonly psk: string;
  readonly ieeeMode: string;
  readonly channel: Channel;
  /** Where a station looks for its access point, MHz: control frequencies and width; undefined for all. */
  readonly scans: {
    readonly controlMhz: readonly number[] | undefined;
    readonly widthMhz: number | undefined;
  };
  readonly txPowerDbm: number;
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
  readonly countryCode: number;
  /** True if the radio runs the mandatory CAC. */
  readonly radarDetection: boolean;
  readonly atpc: boolean;
  /** Wanted signal at the remote end, on the device's scale. */
  readonly atpcThresholdRssi: number;
  readonly fixedFrame: { readonly durationMs: number; readonly downlinkPercent: number } | undefined;
  readonly capacityReporting: boolean;
}

/** Reads what the radio shall do; `fallback` is the channel of a configuration that leaves the choice to the radio. */
export function radioSettings(config: ConfigText, fallback: Channel): RadioSettings {
  const text = (key: string): string => config.get(key) ?? '';
  const number = (key: string): number => Number.parseInt(text(key), 10) || 0;
  const enabled = (key: string): boolean => config.get(key) === 'enabled';
  const accessPoint = text('radio.1.mode') === 'master';
  const ptp = text('radio.1.ptpmode') === '1';
  const frameMicroseconds = number('radio.1.polling_ff_dur');
  return {
    enabled:
      enabled('radio.status') &&
      enabled('radio.1.status') &&
      entryFor(config, 'netconf', 'ath0')?.get('up') !== 'disabled',
    mode: `${accessPoint ? 'ap' : 'sta'}-${ptp ? 'ptp' : 'ptmp'}`,
    ssid: text('wireless.1.ssid'),
    hidden: enabled('wireless.1.hide_ssid'),
    security: enabled(accessPoint ? 'aaa.status' : 'wpasupplicant.status') ? 'WPA2' : 'none',
    psk: text(accessPoint ? 'aaa.1.wpa.psk' : 'wpasupplicant.profile.1.network.1.psk'),
    ieeeMode: text('radio.1.ieee_mode').toUpperCase(),
    channel: channelOf(number, fallback),
    scans: accessPoint ? EVERYWHERE : scansOf(config, number),
    txPowerDbm: number('radio.1.txpower'),
    antennaGainDbi: number('radio.1.antenna.gain'),
    cableLossDb: number('radio.1.cable.loss'),
    countryCode: number('radio.countrycode'),
    radarDetection: enabled('radio.1.dfs.status'),
    atpc: enabled('radio.1.atpc.status'),
    atpcThresholdRssi: number('radio.1.atpc.threshold'),
    fixedFrame:
      frameMicroseconds === 0
        ? undefined
        : { durationMs: frameMicroseconds / 1000, downlinkPercent: number('radio.1.polling_ff_dl_ratio') },
    capacityReporting: text('radio.1.ff_cap_rep') === '1',
  };
}

const EVERYWHERE = { controlMhz: undefined, widthMhz: undefined };

/** §config.wireless: a frequency and width of the station itself, or its scan list. */
function scansOf(config: ConfigText, number: (key: string) => number): RadioSettings['scans'] {
  const [own, width] = [number('radio.1.freq'), number('radio.1.chanbw')];
  const isListed = config.get('radio.1.scan_list.status') === 'enabled';
  const listed = (config.get('radio.1.scan_list.channels') ?? '').split(',').map(Number);
  const isAnyWidth = width <= 0 || config.get('radio.1.scanbw.status') === 'enabled';
  return {
    controlMhz: own > 0 ? [own] : isListed ? listed : undefined,
    widthMhz: isAnyWidth ? undefined : width,
  };
}

function channelOf(number: (key: string) => number, fallback: Channel): Channel {
  const widthMhz = number('radio.1.chanbw') || fallback.widthMhz;
  const controlMhz = number('radio.1.freq') || fallback.controlMhz;
  const computed = centerFrequency(controlMhz, widthMhz);
  const center = number('radio.1.center.1.freq');
  const fits = controlFrequencies(center, widthMhz).includes(controlMhz);
  return { controlMhz, widthMhz, centerMhz: number('radio.1.freq') && fits ? center : computed };
}

/** True if the peers of one configuration still find and trust a radio that runs another. */
export function isSameNetwork(before: RadioSettings, after: RadioSettings): boolean {
  const sameKey =
    before.security === after.security && (after.security === 'none' || before.psk === after.psk);
  const { controlMhz, widthMhz } = after.scans;
  const found =
    (controlMhz?.includes(before.channel.controlMhz) ?? true) &&
    (widthMhz ?? before.channel.widthMhz) === before.channel.widthMhz;
  return after.enabled && before.ssid === after.ssid && before.mode === after.mode && sameKey && found;
}
