import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { wirelessRole } from '@radiolink/domain/link';
import type { Station } from '@radiolink/domain/station';
import type { Radio60Summary, WirelessStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { mapLegacyWireless } from './legacy-wireless.mapper.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { mapPolling } from './polling.mapper.ts';
import { CHAIN_MASK, COUNT, DBI, DBM, KBPS, METRES, MHZ, SMALL } from '../../wire/ranges.ts';
import { mapDisconnected, mapStation } from './station.mapper.ts';
import { measuredDistance, unlessZero } from '../../wire/unmeasured.ts';

/** The radio and its peers. The 5 GHz side of an idle hybrid sends 0 for what it does not use. */
export function mapWireless(wireless: Section<Schemas['Wireless']>): WirelessStatus {
  const rxChainMask = wireless.number('rx_chainmask', CHAIN_MASK);
  const mode = wireless.text('mode');
  const role = wirelessRole(mode);
  const service = wireless.section('service');
  const traffic = throughput(wireless);
  const noiseFloorDbm = wireless.number('noisef', DBM);
  const distanceMetres = wireless.number('distance', METRES);
  return {
    txThroughputKbps: traffic.txThroughputKbps,
    rxThroughputKbps: traffic.rxThroughputKbps,
    essid: wireless.text('essid'),
    hideEssid: wireless.flag('hide_essid'),
    apMac: macAddress(wireless.text('apmac')),
    mode,
    ieeeMode: wireless.text('ieeemode'),
    band: wireless.number('band', SMALL),
    compat11n: wireless.flag('compat_11n'),
    dfs: wireless.flag('dfs'),
    apRepeater: wireless.flag('aprepeater'),
    antennaGainDbi: wireless.number('antenna_gain', DBI) ?? gainIn(wireless.text('antenna')),
    antenna: wireless.text('antenna'),
    frequencyMhz: unlessZero(wireless.numberOrText('frequency', MHZ)),
    centerFrequencyMhz: unlessZero(wireless.number('center1_freq', MHZ)),
    channel: wireless.number('channel', COUNT),
    channelWidthMhz: unlessZero(wireless.number('chanbw', MHZ)),
    distanceMetres: measuredDistance(distanceMetres ?? wireless.number('ackdistance', METRES)),
    security: wireless.text('security'),
    noiseFloorDbm: noiseFloorDbm ?? wireless.number('noisefloor', DBM),
    txPowerDbm: wireless.number('txpower', DBM),
    runningStatus: wireless.number('rstatus', SMALL),
    rxChainMask,
    txChainMask: wireless.number('tx_chainmask', CHAIN_MASK),
    nolState: wireless.number('nol_state', SMALL),
    nolTimeoutSeconds: wireless.number('nol_timeout', COUNT),
    cacState: wireless.number('cac_state', SMALL),
    cacTimeoutSeconds: wireless.number('cac_timeout', COUNT),
    rxRateIndex: wireless.number('rx_idx', SMALL),
    txRateIndex: wireless.number('tx_idx', SMALL),
    rxStreams: wireless.number('rx_nss', SMALL),
    txStreams: wireless.number('tx_nss', SMALL),
    serviceSeconds: service.number('time', COUNT),
    linkSeconds: service.number('link', COUNT),
    stationCount: wireless.number('count', COUNT),
    stationsSent: wireless.lengthBeyond('sta'),
    polling: mapPolling(wireless.section('polling')),
    stations: eachMacOnce(wireless.sections('sta').map(station => mapStation(station, rxChainMask, role))),
    disconnected: wireless.sections('sta_disconnected').map(mapDisconnected),
    radio60: mapRadio60Summary(wireless.section('prs_info')),
    legacy: mapLegacyWireless(wireless, rxChainMask),
  };
}

const GAIN = /(-?\d{1,2}(?:\.\d+)?)\s*dBi\b/;

/** airOS 6 reports the gain only in the description of the antenna: `Built in - 13 dBi`. */
function gainIn(antenna: string | undefined): number | undefined {
  const reported = GAIN.exec(antenna ?? '')?.[1];
  return reported === undefined ? undefined : Number(reported);
}

/** airFiber 5XHD keeps the totals under `stats`. */
function throughput(
  wireless: Section<Schemas['Wireless']>,
): Pick<WirelessStatus, 'txThroughputKbps' | 'rxThroughputKbps'> {
  const usual = wireless.section('throughput');
  const of5xhd = wireless.section('stats');
  const tx = of5xhd.number('tx_throughput', KBPS);
  const rx = of5xhd.number('rx_throughput', KBPS);
  return {
    txThroughputKbps: usual.number('tx', KBPS) ?? tx,
    rxThroughputKbps: usual.number('rx', KBPS) ?? rx,
  };
}

function mapRadio60Summary(
  radio: Section<NonNullable<Schemas['Wireless']['prs_info']>>,
): Radio60Summary | undefined {
  if (!radio.present) return undefined;
  return {
    channelWidthMhz: unlessZero(radio.number('chanbw', MHZ)),
    frequencyMhz: unlessZero(radio.number('frequency', MHZ)),
    stationCount: radio.number('sta_count', COUNT),
  };
}

/** A second entry with the same MAC is left out; entries without a MAC may be as many stations. */
function eachMacOnce(stations: readonly Station[]): readonly Station[] {
  const seen = new Set<string>();
  return stations.filter(({ mac }) => mac === '' || (!seen.has(mac) && seen.add(mac)));
}
