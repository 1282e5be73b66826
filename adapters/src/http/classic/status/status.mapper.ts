import type {
  BluetoothStatus,
  CloudStatusSummary,
  DeviceStatus,
  FirewallStatus,
  HostStatus,
  InterfaceServices,
  InterfaceStatus,
  Ip6Address,
  ProvisioningStatus,
  ServiceStatus,
} from '@radiolink/domain/status';
import { NO_MAC } from '@radiolink/domain/network';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import { macAddress } from '../../wire/mac-address.ts';
import { ANY, CELSIUS, COUNT, METRES, PERCENT, SMALL, unlessZero } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { mapAirfiber, withDataPort } from './airfiber.mapper.ts';
import { mapEthernetPort, mapGps } from './station-parts.mapper.ts';
import { mapWireless } from './wireless.mapper.ts';

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

/** The device itself. */
function mapHost(host: Section<Schemas['Host']>): HostStatus {
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

const NO_ADDRESS = '0.0.0.0';
const PREFIX = [0, 128] as const;

/** The MAC address of an interface; one of PPP has zeros in place of it. */
function hardwareAddress(text: string | undefined): string | undefined {
  return text === NO_MAC ? undefined : macAddress(text);
}

/** One network interface with its counters. */
function mapInterface(entry: Section<Schemas['Interface']>): InterfaceStatus {
  const state = entry.section('status');
  const ipAddress = state.text('ipaddr');
  return {
    ...mapEthernetPort(entry, state),
    hwaddr: hardwareAddress(entry.text('hwaddr')),
    mtu: entry.number('mtu', COUNT),
    ipAddress: ipAddress === NO_ADDRESS ? undefined : ipAddress,
    ip6Addresses: ip6Addresses(state),
    services: mapInterfaceServices(entry.section('services')),
    txBytes: state.number('tx_bytes', COUNT),
    rxBytes: state.number('rx_bytes', COUNT),
    txPackets: state.number('tx_packets', COUNT),
    rxPackets: state.number('rx_packets', COUNT),
    txErrors: state.number('tx_errors', COUNT),
    rxErrors: state.number('rx_errors', COUNT),
    txDropped: state.number('tx_dropped', COUNT),
    rxDropped: state.number('rx_dropped', COUNT),
  };
}

function ip6Addresses(state: Section<Schemas['InterfaceState']>): readonly Ip6Address[] | undefined {
  const addresses = state.sections('ip6addr', 16).flatMap(entry => {
    const address = entry.text('addr');
    const prefixLength = entry.number('plen', PREFIX);
    return address === undefined ? [] : [{ address, prefixLength }];
  });
  return addresses.length === 0 ? undefined : addresses;
}

function mapInterfaceServices(
  services: Section<NonNullable<Schemas['Interface']['services']>>,
): InterfaceServices | undefined {
  if (!services.present) return undefined;
  return {
    dhcpClient: services.flag('dhcpc'),
    dhcpServer: services.flag('dhcpd'),
    pppoe: services.flag('pppoe'),
  };
}

/** Running services; port forwarding is next to them in the JSON. */
function mapServices(
  services: Section<Schemas['Services']>,
  portForwarding: boolean | undefined,
): ServiceStatus {
  return {
    dhcpClient: services.flag('dhcpc'),
    dhcpServer: services.flag('dhcpd'),
    dhcp6Server: services.flag('dhcp6d_stateful'),
    pppoe: services.flag('pppoe'),
    airview: services.number('airview', SMALL),
    portForwarding,
  };
}

function mapFirewall(firewall: Section<Schemas['Firewall']>): FirewallStatus {
  return {
    iptables: firewall.flag('iptables'),
    ebtables: firewall.flag('ebtables'),
    ip6tables: firewall.flag('ip6tables'),
    eb6tables: firewall.flag('eb6tables'),
  };
}

function mapCloud(unms: Section<Schemas['CloudManagement']>): CloudStatusSummary {
  return {
    status: unms.number('status', SMALL),
    timestamp: unms.text('timestamp'),
    link: unms.text('link'),
  };
}

function mapBluetooth(bluetooth: Section<Schemas['Bluetooth']>): BluetoothStatus | undefined {
  if (!bluetooth.present) return undefined;
  return {
    status: bluetooth.number('status', SMALL),
    client: bluetooth.text('client'),
    name: bluetooth.text('name'),
  };
}

function mapProvisioning(provmode: Section<Schemas['ProvisioningMode']>): ProvisioningStatus {
  return {
    status: provmode.number('status', SMALL),
    secondsLeft: provmode.number('timeleft', COUNT),
  };
}
