import type { Received } from '@radiolink/openapi/received';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { mapAirfiber, withDataPort } from './airfiber.mapper.ts';
import { mapGps } from './gps.mapper.ts';
import { mapHost } from './host.mapper.ts';
import { mapInterface } from './interface.mapper.ts';
import { mapBluetooth, mapCloud, mapFirewall, mapProvisioning, mapServices } from './services.mapper.ts';
import { mapWireless } from './wireless.mapper.ts';
import { readAnswer } from '../../wire/read-answer.ts';

const MOST_INTERFACES = 64;
const MOST_CHAINS = 8;
const NUMBERS = [0, 64] as const;

/**
 * The status of any firmware (airOS 6, airOS 8, airFiber 60) in one common shape. Never throws: a value that
 * is missing, null or of a wrong kind is undefined. §3.status.
 */
export function mapStatus(json: Received<'/status.cgi'>): DeviceStatus {
  return readAnswer(json, statusOf);
}

function statusOf(status: Section<Schemas['Status']>): DeviceStatus {
  const airfiber = status.section('airfiber');
  return {
    host: mapHost(status.section('host')),
    wireless: mapAirfiber(airfiber, mapWireless(status.section('wireless'))),
    interfaces: withDataPort(status.sections('interfaces', MOST_INTERFACES).map(mapInterface), airfiber),
    services: mapServices(status.section('services'), status.flag('portfw')),
    firewall: mapFirewall(status.section('firewall')),
    ntpLastSync: status.section('ntpclient').text('last_sync'),
    cloud: mapCloud(status.section('unms')),
    gps: mapGps(status.section('gps')),
    bluetooth: mapBluetooth(status.section('ble_http')),
    provisioning: mapProvisioning(status.section('provmode')),
    chainNames: chainNames(status),
    genuine: status.text('genuine'),
    airviewEnabled: status.section('airview').flag('enabled'),
  };
}

function chainNames(status: Section<Schemas['Status']>): readonly string[] {
  return status
    .sections('chain_names', MOST_CHAINS)
    .map(chain => ({ number: chain.number('number', NUMBERS) ?? 0, name: chain.text('name') ?? '' }))
    .sort((one, other) => one.number - other.number)
    .map(({ name }) => name);
}
