import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type {
  ArpRow,
  BridgeRow,
  FilterRow,
  LeaseRow,
  PortForwardRow,
  RouteRow,
} from '@radiolink/application/network-tables/network-rows';
import type { EntryOf } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';

export function mapArp(row: Section<EntryOf<Schemas['ArpTable'], 'arp'>>): ArpRow {
  return {
    address: row.text('ipaddr'),
    mac: macAddress(row.text('hwaddr')),
    interfaceName: row.text('ifname'),
  };
}

export function mapBridge(row: Section<EntryOf<Schemas['BridgeTable'], 'brmacs'>>): BridgeRow {
  return {
    bridge: row.text('bridge'),
    port: row.text('port'),
    mac: macAddress(row.text('hwaddr')),
    ageSeconds: row.numberOrText('ageing', COUNT),
  };
}

export function mapRoute(row: Section<EntryOf<Schemas['RouteTable'], 'sroutes'>>): RouteRow {
  return {
    destination: row.text('destination'),
    netmask: row.text('netmask'),
    gateway: row.text('gateway'),
    interfaceName: row.text('ifname'),
    flags: row.text('flags'),
    metric: row.numberOrText('metric', COUNT),
  };
}

export function mapLease(row: Section<EntryOf<Schemas['DhcpLeases'], 'leases'>>): LeaseRow {
  return {
    mac: macAddress(row.text('hwaddr')),
    address: row.text('ipaddr'),
    hostname: row.text('hostname'),
    interfaceName: row.text('ifname'),
    secondsLeft: row.numberOrText('expires', COUNT),
  };
}

export function mapFilter(row: Section<Schemas['FilterRule']>): FilterRow {
  return {
    number: row.numberOrText('num', COUNT),
    packets: row.numberOrText('packets', COUNT),
    bytes: row.numberOrText('bytes', COUNT),
    target: row.text('target'),
    protocol: row.text('proto'),
    inInterface: row.text('in'),
    outInterface: row.text('out'),
    source: row.text('src'),
    destination: row.text('dst'),
    extra: row.text('extra'),
  };
}

export function mapPortForward(row: Section<EntryOf<Schemas['PortForwards'], 'portfw'>>): PortForwardRow {
  return { ...mapFilter(row), to: row.text('to') };
}
