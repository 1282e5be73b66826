import { wirelessRole } from '@radiolink/domain/link';
import type { Station } from '@radiolink/domain/station';
import type { LegacyWireless, PollingStatus, Radio60Summary, WirelessStatus } from '@radiolink/domain/status';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { macAddress } from '../../wire/mac-address.ts';
import {
  CHAIN_MASK,
  COUNT,
  DBI,
  DBM,
  KBPS,
  METRES,
  MHZ,
  PER_MILLE,
  PERCENT,
  RSSI,
  SMALL,
  measuredDistance,
  perCent,
  unlessZero,
} from '../../wire/ranges.ts';
import type { Section } from '../../wire/section.ts';
import { chainSignals, receivedSignal } from './station-parts.mapper.ts';
import { mapDisconnected, mapStation } from './station.mapper.ts';

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

/** Airtime and capacity: airOS 8, 8.7.1 (`dcap`, `ucap`) and what airOS 6 calls quality and capacity. */
function mapPolling(polling: Section<Schemas['Polling']>): PollingStatus {
  const downlink = polling.number('dl_capacity', KBPS);
  const uplink = polling.number('ul_capacity', KBPS);
  const downlinkOf871 = polling.number('dcap', KBPS);
  const uplinkOf871 = polling.number('ucap', KBPS);
  const frameDuration = polling.number('ff_frame_dur', COUNT);
  const frameDurationOf6 = polling.number('ff_duration', COUNT);
  const ratio = polling.number('ff_dl_ratio', PERCENT);
  const ratioOf6 = polling.number('ff_dlulratio', PERCENT);
  const reporting = polling.flag('ff_cap_rep');
  const enabled = polling.number('enabled', SMALL);
  return {
    combinedCapacityKbps: polling.number('cb_capacity', KBPS),
    downlinkCapacityKbps: downlink ?? downlinkOf871,
    uplinkCapacityKbps: uplink ?? uplinkOf871,
    airtimePercent: perCent(polling.number('use', PER_MILLE)),
    txAirtimePercent: perCent(polling.number('tx_use', PER_MILLE)),
    rxAirtimePercent: perCent(polling.number('rx_use', PER_MILLE)),
    atpcStatus: polling.number('atpc_status', SMALL),
    fixedFrame: polling.flag('fixed_frame'),
    gpsSync: polling.flag('gps_sync'),
    flexMode: polling.number('flex_mode', SMALL),
    capacityReporting: reporting === undefined ? undefined : Number(reporting),
    frameDurationMs: frameDuration ?? frameDurationOf6,
    downlinkRatioPercent: ratio ?? ratioOf6,
    airmaxEnabled: enabled === undefined ? undefined : enabled > 0,
    airmaxQualityPercent: polling.number('quality', PERCENT),
    airmaxCapacityPercent: polling.number('capacity', PERCENT),
    airmaxPriority: polling.number('priority', SMALL),
    noAck: polling.flag('noack'),
    airSyncMode: polling.number('airsync_mode', SMALL),
    airSyncConnections: polling.number('airsync_connections', SMALL),
    airSyncDownlinkUse: polling.number('airsync_down_util', COUNT),
    airSyncUplinkUse: polling.number('airsync_up_util', COUNT),
    airSelect: polling.flag('airselect'),
    airSelectIntervalMs: polling.number('airselect_interval', COUNT),
    fixedFrameMode: polling.number('ff_mode', SMALL),
  };
}

const COUNTRY_CODES = [0, 99_999] as const;

/** Above every rate of airOS 6 in Mbps, 300, and below every one in kbps. */
const KBPS_FROM = 1000;

/** The page's status has Mbps, `mca-status` has kbps under the same name. */
function rateMbps(rate: number | undefined): number | undefined {
  return rate !== undefined && rate >= KBPS_FROM ? rate / KBPS_FROM : rate;
}

/**
 * Values that airOS 6 reports instead of a list of peers, which it does not send. Undefined on newer
 * firmware.
 */
function mapLegacyWireless(
  wireless: Section<Schemas['Wireless']>,
  rxChainMask: number | undefined,
): LegacyWireless | undefined {
  const operatingMode = wireless.text('opmode');
  const chains = (name: 'chainrssi' | 'chainrssimgmt' | 'chainrssiext') =>
    chainSignals(wireless.numbers(name, RSSI), rxChainMask);
  const stats = wireless.section('stats');
  const signal = receivedSignal(wireless);
  const legacy: LegacyWireless = {
    signalDbm: signal.signalDbm,
    rssi: signal.rssi,
    operatingMode,
    countryCode: wireless.number('countrycode', COUNTRY_CODES),
    chainSignalsDbm: chains('chainrssi'),
    chainSignalsManagementDbm: chains('chainrssimgmt'),
    chainSignalsExtensionDbm: chains('chainrssiext'),
    chains: wireless.text('chains'),
    ackMicroseconds: wireless.number('ack', COUNT),
    ccqPercent: perCent(wireless.number('ccq', PER_MILLE)),
    txRateMbps: rateMbps(wireless.numberOrText('txrate', KBPS)),
    rxRateMbps: rateMbps(wireless.numberOrText('rxrate', KBPS)),
    qos: wireless.text('qos'),
    wds: wireless.flag('wds'),
    configuredWidthMhz: wireless.number('chwidth', MHZ),
    widthMode: wireless.number('cwmmode', SMALL),
    nolChannels: wireless.number('nol_chans', COUNT),
    cacNol: wireless.number('cac_nol', COUNT),
    stats: {
      rxInvalidNwid: stats.number('rx_nwids', COUNT),
      rxInvalidCrypt: stats.number('rx_crypts', COUNT),
      rxInvalidFrag: stats.number('rx_frags', COUNT),
      txRetries: stats.number('tx_retries', COUNT),
      missedBeacons: stats.number('missed_beacons', COUNT),
      otherErrors: stats.number('err_other', COUNT),
    },
  };
  const isLegacy =
    operatingMode !== undefined || legacy.ccqPercent !== undefined || legacy.signalDbm !== undefined;
  return isLegacy ? legacy : undefined;
}
