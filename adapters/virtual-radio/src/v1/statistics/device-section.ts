import type { Radio } from '../../radio.ts';

/** Section `device` of the statistics. */
export function deviceSection(radio: Radio): Record<string, unknown> {
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
function positionSection(radio: Radio): Record<string, unknown> | null {
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
