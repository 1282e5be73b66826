import {
  type ArpRow,
  type BridgeRow,
  type FilterRow,
  type FirewallRules,
  type LeaseRow,
  type PortForwardRow,
  type RouteRow,
  NetworkTablesPort,
} from '@radiolink/application/network-tables/network-tables.port';
import { isIpv4 } from '@radiolink/domain/network';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { AnswerTo, SchemaOf } from '@radiolink/openapi/received';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient, Send } from '../../client/classic-client.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { classicPort } from '../classic-ports.ts';

/** A large bridged network has thousands of entries; more than this is not shown. */
const MOST_ROWS = 8192;

/** The network tables, one call each. */
export class ClassicNetworkTables implements NetworkTablesPort {
  constructor(private readonly client: ClassicClient) {}

  async scannedAddresses(options?: CallOptions): Promise<readonly string[]> {
    const { data } = await this.client.json(async (api, signal) => {
      const call = { parseAs: 'text', signal } as const;
      const { data: text = '', error, response } = await api.GET('/ipscan.cgi', call);
      return response.ok ? { data: { text }, response } : { error, response };
    }, options);
    return data.text.split(/\s+/).filter(isIpv4).slice(0, MOST_ROWS);
  }

  arp(options?: CallOptions): Promise<readonly ArpRow[]> {
    return this.#table(
      (api, signal) => api.GET('/arp.cgi', { signal }),
      table => table.sections('arp', MOST_ROWS).map(mapArp),
      options,
    );
  }

  bridge(options?: CallOptions): Promise<readonly BridgeRow[]> {
    const params = { query: { brmacs: 'y' } } as const;
    return this.#table(
      (api, signal) => api.GET('/brmacs.cgi', { params, signal }),
      table => table.sections('brmacs', MOST_ROWS).map(mapBridge),
      options,
    );
  }

  routes(options?: CallOptions): Promise<readonly RouteRow[]> {
    return this.#table(
      (api, signal) => api.GET('/sroutes.cgi', { signal }),
      table => table.sections('sroutes', MOST_ROWS).map(mapRoute),
      options,
    );
  }

  leases(options?: CallOptions): Promise<readonly LeaseRow[]> {
    return this.#table(
      (api, signal) => api.GET('/api/dhcp-server/leases', { signal }),
      table => table.sections('leases', MOST_ROWS).map(mapLease),
      options,
    );
  }

  async firewall(options?: CallOptions): Promise<FirewallRules> {
    const data = await this.client.get('/api/firewall/user-rules', options);
    return readAnswer(data, rules => ({
      ipv4: rules.sections('iptables', MOST_ROWS).map(mapFilter),
      ipv6: rules.sections('ip6tables', MOST_ROWS).map(mapFilter),
      bridge: rules.sections('ebtables', MOST_ROWS).map(mapFilter),
    }));
  }

  portForwards(options?: CallOptions): Promise<readonly PortForwardRow[]> {
    return this.#table(
      (api, signal) => api.GET('/api/firewall/port-forward', { signal }),
      table => table.sections('portfw', MOST_ROWS).map(mapPortForward),
      options,
    );
  }

  async #table<Call extends string, Row>(
    send: Send<AnswerTo<Call>>,
    rows: (table: Section<SchemaOf<Call>>) => readonly Row[],
    options?: CallOptions,
  ): Promise<readonly Row[]> {
    const { data } = await this.client.json(send, options);
    return readAnswer(data, rows);
  }
}

function mapArp(row: Section<EntryOf<Schemas['ArpTable'], 'arp'>>): ArpRow {
  return {
    address: row.text('ipaddr'),
    mac: macAddress(row.text('hwaddr')),
    interfaceName: row.text('ifname'),
  };
}

function mapBridge(row: Section<EntryOf<Schemas['BridgeTable'], 'brmacs'>>): BridgeRow {
  return {
    bridge: row.text('bridge'),
    port: row.text('port'),
    mac: macAddress(row.text('hwaddr')),
    ageSeconds: row.numberOrText('ageing', COUNT),
  };
}

function mapRoute(row: Section<EntryOf<Schemas['RouteTable'], 'sroutes'>>): RouteRow {
  return {
    destination: row.text('destination'),
    netmask: row.text('netmask'),
    gateway: row.text('gateway'),
    interfaceName: row.text('ifname'),
    flags: row.text('flags'),
    metric: row.numberOrText('metric', COUNT),
  };
}

function mapLease(row: Section<EntryOf<Schemas['DhcpLeases'], 'leases'>>): LeaseRow {
  return {
    mac: macAddress(row.text('hwaddr')),
    address: row.text('ipaddr'),
    hostname: row.text('hostname'),
    interfaceName: row.text('ifname'),
    secondsLeft: row.numberOrText('expires', COUNT),
  };
}

function mapFilter(row: Section<Schemas['FilterRule']>): FilterRow {
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

function mapPortForward(row: Section<EntryOf<Schemas['PortForwards'], 'portfw'>>): PortForwardRow {
  return { ...mapFilter(row), to: row.text('to') };
}

/** Ports of the network tables, by the classic API. */
export const PORTS = [classicPort(NetworkTablesPort, ({ client }) => new ClassicNetworkTables(client))];
