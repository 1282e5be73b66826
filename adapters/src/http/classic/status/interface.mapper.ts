import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { InterfaceServices, InterfaceStatus, Ip6Address } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { mapEthernetPort } from './ethernet-port.mapper.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';

const NO_ADDRESS = '0.0.0.0';
const PREFIX = [0, 128] as const;

/** One network interface with its counters. */
export function mapInterface(entry: Section<Schemas['Interface']>): InterfaceStatus {
  const state = entry.section('status');
  const ipAddress = state.text('ipaddr');
  return {
    ...mapEthernetPort(entry, state),
    hwaddr: macAddress(entry.text('hwaddr')),
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
