import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { HostStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { unlessZero } from '../../wire/unmeasured.ts';
import { ANY, CELSIUS, COUNT, METRES, PERCENT } from '../../wire/ranges.ts';

/** The device itself. */
export function mapHost(host: Section<Schemas['Host']>): HostStatus {
  return {
    hostname: host.text('hostname'),
    deviceId: host.text('device_id'),
    deviceModel: host.text('devmodel')?.trim(),
    firmwareVersion: host.text('fwversion'),
    firmwarePrefix: host.text('fwprefix'),
    networkRole: host.text('netrole'),
    uptimeSeconds: host.number('uptime', COUNT),
    powerTimeSeconds: host.number('power_time', COUNT),
    localTime: host.text('time'),
    timestampMs: host.number('timestamp', ANY),
    loadAverage: host.numberOrText('loadavg', COUNT),
    totalRamBytes: host.numberOrText('totalram', COUNT),
    freeRamBytes: host.numberOrText('freeram', COUNT),
    temperatureCelsius: unlessZero(host.number('temperature', CELSIUS)),
    cpuLoadPercent: host.number('cpuload', PERCENT),
    cpuTotalTicks: host.number('cputotal', COUNT),
    cpuBusyTicks: host.number('cpubusy', COUNT),
    heightMetres: host.number('height', METRES),
  };
}
