import type { Received, ReceivedBody } from '@radiolink/openapi/received';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { DeviceStatus, HostStatus, InterfaceStatus } from '@radiolink/domain/status';
import { CELSIUS, COUNT } from '../../wire/ranges.ts';
import { unlessZero } from '../../wire/unmeasured.ts';
import type { Section } from '../../wire/section.ts';
import { mapCpu, mapGps, mapRam } from './common.mapper.ts';
import { type DeviceFacts, NO_FACTS } from './device-facts.ts';
import { mapInterface } from './interface.mapper.ts';
import { mapWireless } from './wireless.mapper.ts';
import { readAnswer } from '../../wire/read-answer.ts';

const MOST_INTERFACES = 64;
/** Interfaces that carry the air, the first that is there: a bond, 60 GHz, 5 GHz. */
const AIR = ['ubond0', 'wlan0', 'ath0', 'main'] as const;
const MANAGEMENT = /^br0$/;
/** Sensors that represent the device, the first one present; else the first of all. */
const SENSORS = ['board', 'cpu'] as const;

/**
 * A sample of `/statistics` with the facts of the device as the common status. Accepts the list with its one
 * sample or the sample alone, of any product. Never throws. Missing, null and invalid values are undefined,
 * never 0.
 */
export function mapStatistics(
  json: ReceivedBody<'/api/v1.0/statistics'> | Received<'/api/v1.0/statistics'>,
  facts: DeviceFacts = NO_FACTS,
): DeviceStatus {
  const sample = (Array.isArray(json) ? json[0] : json) as Received<'/api/v1.0/statistics'> | undefined;
  return readAnswer(sample, root => {
    const timestampMs = root.number('timestamp', COUNT);
    const device = root.section('device');
    const identity = root.section('identification');
    const reported = { product: identity.text('product'), firmwareVersion: identity.text('firmwareVersion') };
    const family = identity.text('family') ?? facts.family;
    const entries = root.sections('interfaces', MOST_INTERFACES).map(mapInterface);
    const air = AIR.map(id => entries.find(({ status }) => status.name === id)).find(found => found);
    const gps = root.section('gps');
    const gpsOfDevice = device.section('gps');
    return {
      host: mapHost(device, { ...reported, ...stated(facts) }, timestampMs),
      wireless: mapWireless(root.section('wireless'), { facts, timestampMs, family, air: air?.counters }),
      interfaces: entries.map(({ status }) => withAddress(status, facts)),
      services: { dhcpClient: facts.dhcpClient },
      firewall: {},
      cloud: { status: facts.cloudStatus },
      gps: mapGps(gpsOfDevice.present ? gpsOfDevice : gps),
      provisioning: {},
      chainNames: [],
    };
  });
}

/** The known facts, so that unknown ones hide no value of the sample. */
function stated(facts: DeviceFacts): Partial<DeviceFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function mapHost(
  device: Section<Schemas['DeviceStatistics']>,
  facts: Partial<DeviceFacts>,
  timestampMs: number | undefined,
): HostStatus {
  return {
    hostname: facts.hostname,
    deviceModel: facts.product,
    firmwareVersion: facts.firmwareVersion,
    networkRole: facts.networkRole,
    uptimeSeconds: device.number('uptime', COUNT),
    powerTimeSeconds: device.number('powerTime', COUNT),
    timestampMs,
    ...mapRam(device.section('ram')),
    temperatureCelsius: temperatureOf(device),
    cpuLoadPercent: mapCpu(device),
  };
}

function temperatureOf(device: Section<Schemas['DeviceStatistics']>): number | undefined {
  const sensors = device.sections('temperatures', 16).map(sensor => {
    return { name: sensor.text('name'), celsius: unlessZero(sensor.number('value', CELSIUS)) };
  });
  const known = sensors.filter(({ celsius }) => celsius !== undefined);
  const named = SENSORS.map(name => known.find(sensor => sensor.name === name)).find(found => found);
  return (named ?? known[0])?.celsius;
}

function withAddress(status: InterfaceStatus, { ipAddress, mac, macs }: DeviceFacts): InterfaceStatus {
  const hwaddr = macs?.get(status.name);
  return MANAGEMENT.test(status.name)
    ? { ...status, ipAddress, hwaddr: mac ?? hwaddr }
    : { ...status, hwaddr };
}
