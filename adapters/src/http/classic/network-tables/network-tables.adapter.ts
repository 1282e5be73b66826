import type { AnswerTo, SchemaOf } from '@radiolink/openapi/received';
import type {
  ArpRow,
  BridgeRow,
  FirewallRules,
  LeaseRow,
  PortForwardRow,
  RouteRow,
} from '@radiolink/application/network-tables/network-rows';
import type { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { isIpv4 } from '@radiolink/domain/network';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient, Send } from '../../client/classic-client.ts';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { mapArp, mapBridge, mapFilter, mapLease, mapPortForward, mapRoute } from './network-rows.mapper.ts';

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
