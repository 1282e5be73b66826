import { neighbourhood } from '../../spectrum/neighbourhood.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import type { Radio } from '../../radio.ts';
import type { V1Call } from '../exchange.ts';
import { deviceSection } from './device-section.ts';
import { interfaceSections } from './interface-section.ts';
import { downAndUp, type LinkFigures, scoreSection } from './link-figures.ts';
import { peerSection } from './peer.ts';
import { carryingLink, isConnected, radioLinks } from './radio-links.ts';
import { capacityOfAll, radioSection } from './radio-section.ts';

/** One sample of everything. Versioned API, 7. */
export function statisticsOf(radio: Radio): Record<string, unknown> {
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

/** GET /statistics — a list of one sample. Versioned API, 7. */
export const statistics: V1Call = {
  method: 'GET',
  path: '/statistics',
  access: 'session',
  needsWarmUp: true,
  answer: ({ radio }) => jsonAnswer([statisticsOf(radio)]),
};
