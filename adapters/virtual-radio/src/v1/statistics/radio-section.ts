import { radio60Settings } from '../../configuration/radio60-configuration.ts';
import type { Built, Configured, Linked, Regulated, Timed, Tuned } from '../../aspects.ts';
import { isRadarChannel, listeningSeconds } from '../../regulation/regulation.ts';
import type { BoardRadio } from '../device/identification.ts';
import { type Capacity, capacitySection, downAndUp, type LinkFigures } from './link-figures.ts';
import { type Listening, lockoutSections } from '../regulation/lockouts.ts';
import type { RadioLinks } from './radio-links.ts';
import { wholeMean } from './mean.ts';

/** What its radios tell of. */
type Transmitting = Built & Configured & Linked & Listening & Regulated & Timed & Tuned;

/** One entry of `wireless.radios`. */
export function radioSection(device: Transmitting, { radio, links }: RadioLinks): Record<string, unknown> {
  const connected = links.flatMap(link => (link?.connected ? [link] : []));
  const accessPoint = device.air.plan.accessPoint;
  const capacity = capacityOfAll(connected, accessPoint);
  const oldest = Math.max(0, ...connected.map(link => link.secondsUp));
  return {
    id: radio.id,
    name: radio.name,
    linkState: linkState(device, radio, connected.length),
    ...channelSection(device, radio),
    gpsSyncState: device.profile.board.gps ? 3 : 0,
    serviceUptime: oldest,
    serviceActiveTime: oldest,
    servingAp: accessPoint ? null : (device.stations[0]?.identity.mac.toLowerCase() ?? null),
    dlRatio: 50,
    frameLength: 2,
    rxEfficiency: 0,
    channelUtilization: utilization(connected, accessPoint),
    linkQuality: { capacity },
  };
}

function linkState(device: Configured & Linked & Tuned, { band }: BoardRadio, connected: number): string {
  const enabled =
    band === 60_000 ? radio60Settings(device.configuration.running) !== undefined : device.settings.enabled;
  if (!enabled) return 'disabled';
  if (connected > 0) return 'connected';
  return device.air.plan.accessPoint ? 'disconnected' : 'connecting';
}

function channelSection(device: Transmitting, { band }: BoardRadio): Record<string, unknown> {
  if (band === 60_000) {
    const settings = radio60Settings(device.configuration.running);
    const { frequencyMhz = 0, widthMhz = 0, txPowerDbm = 0, antennaGainDbi = 0 } = settings ?? {};
    return {
      frequency: { type: 'channels', center: frequencyMhz, tx: frequencyMhz },
      channelWidth: { tx: widthMhz, rx: widthMhz },
      outputPower: power(txPowerDbm, antennaGainDbi),
      antenna: { name: 'Built in', gain: antennaGainDbi },
      waveAi: device.profile.versionedOnly ?? false,
    };
  }
  const { settings, air } = device;
  const { controlMhz, centerMhz, widthMhz } = settings.channel;
  const remaining = device.radar.secondsLeft(device.clock.now());
  const listens = settings.radarDetection && isRadarChannel(device.regulation, settings.channel);
  return {
    frequency: { type: 'channels', center: centerMhz, control: controlMhz, tx: controlMhz },
    channelWidth: { tx: widthMhz, rx: widthMhz },
    outputPower: {
      ...power(air.power.powerDbm, settings.antennaGainDbi - settings.cableLossDb),
      autoPower: settings.atpc,
    },
    antenna: { name: device.profile.board.antennaName, gain: settings.antennaGainDbi },
    noiseFloor: device.stations[0]?.state.rx.reception.noiseFloorDbm ?? -94,
    dfs: {
      enabled: listens,
      cacDuration: listens ? listeningSeconds(device.regulation, settings.channel) : 0,
      cacRemaining: remaining,
      lockouts: lockoutSections(device),
    },
  };
}

/** EIRP: conducted power with the gain of the antenna, less what its cable loses. */
function power(conducted: number, gainDb: number): Record<string, unknown> {
  return { autoPower: false, conducted, eirp: conducted + gainDb };
}

/** Capacity of a radio: the mean of its links, for they share the air. */
export function capacityOfAll(links: readonly LinkFigures[], accessPoint: boolean): Record<string, number> {
  const ways = links.map(link => downAndUp(link, accessPoint));
  const meanOf = (directions: readonly Capacity[]): Capacity => ({
    capacityKbps: wholeMean(directions.map(({ capacityKbps }) => capacityKbps)),
    expectedCapacityKbps: wholeMean(directions.map(({ expectedCapacityKbps }) => expectedCapacityKbps)),
  });
  return capacitySection({
    down: meanOf(ways.map(({ down }) => down)),
    up: meanOf(ways.map(({ up }) => up)),
  });
}

function utilization(links: readonly LinkFigures[], accessPoint: boolean): Record<string, unknown> {
  const ways = links.map(link => downAndUp(link, accessPoint));
  const sum = (values: readonly number[]): number =>
    Math.min(100, Math.round(10 * values.reduce((total, value) => total + value, 0)) / 10);
  const dl = sum(ways.map(({ down }) => down.airtimePercent));
  const ul = sum(ways.map(({ up }) => up.airtimePercent));
  return { dl, ul, common: { dl, ul, interference: 2 } };
}
