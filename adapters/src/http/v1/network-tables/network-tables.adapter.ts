import type { Received } from '@radiolink/openapi/received';
import { type BridgeRow, NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import type { Clock } from '@radiolink/application/clock/clock.port';
import { readAnswer } from '../../wire/read-answer.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { unsupported } from '../../client/unsupported.ts';
import { interfaceRows, peerRows } from '../statistics/table-rows.mapper.ts';
import { v1Port } from '../v1-ports.ts';

const MOST_ROWS = 4096;
const MS_PER_SECOND = 1000;

type Missing = Omit<NetworkTablesPort, 'bridge' | 'arp' | 'interfaces' | 'peers'>;

const refuse = () => Promise.reject(unsupported());

/**
 * The MAC table by `GET /tools/mac-table`, with addresses where they are sent, and the interfaces and remote ends of its
 * statistics; a device of this kind reports no other.
 */
export class V1NetworkTables implements NetworkTablesPort, Missing {
  readonly offered = ['arp', 'bridge', 'interfaces', 'peers'] as const;
  readonly scannedAddresses = refuse;
  readonly routes = refuse;
  readonly leases = refuse;
  readonly firewall = refuse;
  readonly portForwards = refuse;

  constructor(
    private readonly client: V1Client,
    private readonly clock: Clock,
  ) {}

  async bridge(options?: CallOptions): Promise<readonly BridgeRow[]> {
    return (await this.#rows(options)).map(({ port, mac, receivedAt }) => ({
      port,
      mac,
      ageSeconds:
        receivedAt === undefined ? undefined : Math.max(0, (this.clock.now() - receivedAt) / MS_PER_SECOND),
    }));
  }

  async arp(options?: CallOptions) {
    const rows = await this.#rows(options);
    return rows
      .filter(({ address }) => address !== undefined)
      .map(({ address, mac, port }) => ({ address, mac, interfaceName: port }));
  }

  async interfaces(options?: CallOptions) {
    return interfaceRows(await this.#sample(options));
  }

  async peers(options?: CallOptions) {
    return peerRows(await this.#sample(options));
  }

  async #sample(options?: CallOptions): Promise<Received<'/api/v1.0/statistics'> | undefined> {
    const data = await this.client.list('/api/v1.0/statistics', options);
    return data[0];
  }

  async #rows(options?: CallOptions) {
    const data = await this.client.list('/api/v1.0/tools/mac-table', options);
    return data.slice(0, MOST_ROWS).map(entry =>
      readAnswer(entry, row => ({
        port: row.section('port').text('id'),
        mac: macAddress(row.text('mac')),
        address: row.text('address'),
        receivedAt: row.number('lastReachable', COUNT),
      })),
    );
  }
}

/** Ports of the network tables, by the versioned API. */
export const PORTS = [v1Port(NetworkTablesPort, ({ client, clock }) => new V1NetworkTables(client, clock))];
