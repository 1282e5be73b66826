import type { Built, Configured, HasFirmware, Measured, Named, Powered, Timed } from '../aspects.ts';
import { wrap32 } from '../physics/counters.ts';

/** Time as the device writes it: `YYYY-MM-DD HH:MM:SS`. */
export function deviceTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** The millisecond counter starts this far from its wrap, so that everybody meets it within ten minutes. */
const TIMESTAMP_AT_CREATION = 2 ** 32 - 10 * 60 * 1000;

/** What the host tells of. */
export type HostSectionSource = Built &
  Configured &
  Measured &
  Named &
  Powered &
  HasFirmware &
  Timed & {
    /** Milliseconds since the epoch. */
    readonly createdAt: number;
  };

/** Section `host` of the status. */
export function hostSection(radio: HostSectionSource): Record<string, unknown> {
  const now = radio.clock.now();
  const { board, site } = radio.profile;
  return {
    hostname: radio.hostname,
    device_id: radio.deviceId,
    uptime: radio.power.uptimeSeconds(now),
    power_time: radio.power.powerTimeSeconds(now),
    time: deviceTime(now),
    timestamp: wrap32(TIMESTAMP_AT_CREATION + Math.max(0, Math.floor(now - radio.createdAt))),
    fwversion: radio.firmwareVersion,
    devmodel: board.productName,
    netrole: radio.configuration.running.get('netmode') ?? 'bridge',
    loadavg: radio.vitals.loadAverage,
    totalram: radio.vitals.totalRamBytes,
    freeram: radio.vitals.freeRamBytes,
    temperature: radio.temperatureCelsius,
    cpuload: radio.vitals.cpuPercent,
    height: site.heightMetres,
  };
}
