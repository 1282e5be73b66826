import { combinedCapacityKbps, noiseFloorDbm } from '@radiolink/domain/link';
import type { Direction } from '../physics/direction.ts';
import type { Station } from '../peers/peer.ts';
import type { Linked, Named, Powered, Regulated, HasFaultPlan, Timed, Tuned } from '../aspects.ts';
import { isRadarChannel } from '../regulation/regulation.ts';
import { reportedDistance, shownName } from './peer-section.ts';
import { stationSection } from './station-section.ts';

/** Seconds before the end of an absence at which a station reaches each state of its way in. */
const WAY_IN = [
  { secondsLeft: 6, status: 1 },
  { secondsLeft: 4, status: 2 },
  { secondsLeft: 2, status: 3 },
  { secondsLeft: 0, status: 4 },
] as const;
const RUNNING = 5;

/** What its main radio tells of. */
export type Receiving = Linked & Named & Powered & Regulated & HasFaultPlan & Timed & Tuned;

/** Section `wireless` of the status, shape of airMAX AC 8.7. */
export function wirelessSection(radio: Receiving): Record<string, unknown> {
  const { settings } = radio;
  const listening = radio.radar.secondsLeft(radio.clock.now());
  const connected = radio.stations.filter(station => station.state.presence.connected);
  const first = connected[0];
  const accessPoint = radio.air.plan.accessPoint;
  const distances = connected.map(({ state }) => reportedDistance(state.distanceMetres));
  return {
    essid: settings.ssid,
    mode: settings.mode,
    ieeemode: settings.ieeeMode,
    band: 2,
    compat_11n: 0,
    hide_essid: settings.hidden ? 1 : 0,
    apmac: accessPoint ? radio.mac : (first?.identity.mac ?? '00:00:00:00:00:00'),
    antenna_gain: settings.antennaGainDbi,
    frequency: settings.channel.controlMhz,
    center1_freq: settings.channel.centerMhz,
    dfs: isRadarChannel(radio.regulation, settings.channel) ? 1 : 0,
    distance: Math.max(0, ...distances),
    security: settings.security,
    noisef: first?.state.rx.reception.noiseFloorDbm ?? quietFloorDbm(radio),
    txpower: radio.air.power.powerDbm,
    aprepeater: false,
    rstatus: runningStatus(radio),
    chanbw: settings.channel.widthMhz,
    rx_chainmask: 3,
    tx_chainmask: 3,
    nol_state: 0,
    nol_timeout: 0,
    cac_state: listening > 0 ? 1 : 0,
    cac_timeout: listening,
    rx_idx: first?.state.rx.rateIndex ?? 0,
    rx_nss: first?.state.rx.streams ?? 1,
    tx_idx: first?.state.tx.rateIndex ?? 0,
    tx_nss: first?.state.tx.streams ?? 1,
    throughput: { tx: radio.air.throughput.txKbps, rx: radio.air.throughput.rxKbps },
    service: {
      time: radio.power.powerTimeSeconds(radio.clock.now()),
      link: Math.max(0, ...connected.map(({ state }) => state.presence.secondsUp)),
    },
    polling: pollingSection(radio, connected),
    count: connected.length,
    sta: connected.map(station => stationSection(radio, station)),
    sta_disconnected: radio.stations.flatMap(station => disconnectedSection(radio, station)),
  };
}

/** The noise floor while no signal is received. */
function quietFloorDbm({ air }: Linked): number {
  return Math.round(noiseFloorDbm(air.plan.channel.widthMhz, air.plan.local.noiseFigureDb));
}

function pollingSection(radio: Linked & Tuned, connected: readonly Station[]): Record<string, unknown> {
  const { settings } = radio;
  const accessPoint = radio.air.plan.accessPoint;
  const mean = (direction: (station: Station) => Direction): number =>
    connected.length === 0
      ? 0
      : 60 *
        Math.round(
          connected.reduce((sum, one) => sum + direction(one).capacityKbps, 0) / connected.length / 60,
        );
  const downKbps = mean(({ state }) => (accessPoint ? state.tx : state.rx));
  const upKbps = mean(({ state }) => (accessPoint ? state.rx : state.tx));
  const { tx, rx, use } = radio.air.airtime;
  return {
    cb_capacity: combinedCapacityKbps(downKbps, upKbps),
    dl_capacity: downKbps,
    ul_capacity: upKbps,
    use,
    tx_use: tx,
    rx_use: rx,
    atpc_status: radio.air.power.status,
    fixed_frame: settings.fixedFrame !== undefined,
    gps_sync: false,
    flex_mode: 1,
    ff_cap_rep: settings.capacityReporting,
    ...(settings.fixedFrame && {
      ff_frame_dur: settings.fixedFrame.durationMs,
      ff_dl_ratio: settings.fixedFrame.downlinkPercent,
    }),
  };
}

function disconnectedSection(
  radio: Linked & HasFaultPlan,
  { identity, state }: Station,
): Record<string, unknown>[] {
  if (state.presence.connected || state.presence.lastReason === 0) return [];
  return [
    {
      mac: identity.mac,
      lastip: identity.ipAddress,
      hostname: shownName(radio, identity),
      platform: identity.platform,
      reason_code: state.presence.lastReason,
      disconnect_duration: state.presence.secondsAway,
      signal: state.rx.reception.signalDbm,
    },
  ];
}

function runningStatus(radio: Linked & Tuned): number {
  if (!radio.settings.enabled) return 0;
  if (radio.air.plan.accessPoint || radio.air.connected.length > 0) return RUNNING;
  const secondsLeft = Math.min(
    Number.POSITIVE_INFINITY,
    ...radio.stations.map(({ state }) => state.presence.secondsToReturn),
  );
  return WAY_IN.find(step => secondsLeft > step.secondsLeft)?.status ?? 1;
}
