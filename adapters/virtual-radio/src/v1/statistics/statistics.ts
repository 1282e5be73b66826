import type { Built, Measured, Powered, Timed } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { neighbourhood } from '../../spectrum/neighbourhood.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';
import { interfaceSections } from './interface-section.ts';
import { downAndUp, scoreSection, type LinkFigures } from './link-figures.ts';
import { peerSection } from './peer.ts';
import { carryingLink, isConnected, radioLinks } from './radio-links.ts';
import { capacityOfAll, radioSection } from './radio-section.ts';

const warmCall = v1SessionCalls({ needsWarmUp: true });

/** One sample of everything. §v1.statistics. */
function statisticsOf(radio: Radio): Record<string, unknown> {
  return {
    timestamp: radio.clock.now(),
    device: deviceSection(radio),
    interfaces: interfaceSections(radio),
    wireless: wirelessSection(radio),
    airview: {
      utilization: neighbourhood(radio.seed, radio.settings.channel).map(({ centerMhz, activity }) => ({
        frequency: centerMhz,
        usage: Math.round(activity * 100),
      })),
    },
  };
}

function wirelessSection(radio: Radio): Record<string, unknown> {
  const all = radioLinks(radio);
  const accessPoint = radio.air.plan.accessPoint;
  const carrying = radio.stations.flatMap((_, place) => carryingLink(all, place) ?? []);
  const first: LinkFigures | undefined = carrying[0];
  const uptime = radio.power.uptimeSeconds(radio.clock.now());
  const sum = (read: (link: LinkFigures) => number): number =>
    1000 * carrying.reduce((total, link) => total + read(link), 0);
  const serviceUptime = Math.min(uptime, Math.max(0, ...carrying.map(link => link.secondsUp)));
  return {
    serviceTime: uptime,
    serviceUptime,
    serviceDowntime: uptime - serviceUptime,
    linkQuality: {
      counters: { txRate: sum(link => link.txKbps), rxRate: sum(link => link.rxKbps) },
      capacity: capacityOfAll(carrying, accessPoint),
      ...(first && { linkScore: scoreSection(downAndUp(first, accessPoint)) }),
    },
    radios: all.map(one => radioSection(radio, one)),
    peers: radio.stations.flatMap((station, place) =>
      isConnected(all, place) ? [peerSection(radio, station, place, all)] : [],
    ),
  };
}

/** GET /statistics — a list of one sample. §v1.statistics. */
const statistics = warmCall('GET', '/statistics', ({ radio }) => jsonAnswer([statisticsOf(radio)]));

/** Section `device` of the statistics. */
function deviceSection(radio: Built & Measured & Powered & Timed): Record<string, unknown> {
  const now = radio.clock.now();
  const { vitals, temperatureCelsius } = radio;
  const { totalRamBytes, freeRamBytes } = vitals;
  return {
    uptime: radio.power.uptimeSeconds(now),
    powerTime: radio.power.powerTimeSeconds(now),
    cpu: [{ identifier: 'ARMv7 Processor rev 5 (v7l)', usage: Math.round(vitals.cpuPercent) }],
    ram: {
      usage: Math.round(100 * (1 - freeRamBytes / totalRamBytes)),
      free: freeRamBytes,
      total: totalRamBytes,
    },
    temperatures: temperatureCelsius === 0 ? [] : [{ name: 'cpu', type: 'other', value: temperatureCelsius }],
    gps: positionSection(radio),
    power: [],
    storage: [],
    fanSpeeds: [],
  };
}

/** Null for a board without a receiver. */
function positionSection(radio: Built & Timed): Record<string, unknown> | null {
  const { board, site } = radio.profile;
  if (!board.gps) return null;
  return {
    fix: true,
    lat: site.latitude,
    lon: site.longitude,
    alt: site.altitudeMetres,
    dop: 1.1,
    dim: 3,
    sats: 8 + (Math.floor(radio.second / 40) % 4),
    lastSync: 0,
  };
}

export const statisticsCalls: readonly V1Call[] = [statistics];
