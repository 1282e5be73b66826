import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type {
  DhcpClientLease,
  DhcpClientPort,
} from '@radiolink/application/address-services/dhcp-client.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { requireDone } from '../../wire/action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';

/** The DHCP client by `/api/dhcp-client/…`. */
export class ClassicDhcpClient implements DhcpClientPort {
  constructor(private readonly client: ClassicClient) {}

  async read(options?: CallOptions): Promise<readonly DhcpClientLease[]> {
    const data = await this.client.get('/api/dhcp-client/info', options);
    return readAnswer(data, root => root.sections('dhcpc').map(mapLease));
  }

  async renew(interfaceName: string, options?: CallOptions): Promise<void> {
    const body = { ifname: interfaceName };
    requireDone(await this.client.form('/api/dhcp-client/renew', { body, ...options }));
  }

  async release(interfaceName: string, options?: CallOptions): Promise<void> {
    const body = { ifname: interfaceName };
    requireDone(await this.client.form('/api/dhcp-client/release', { body, ...options }));
  }
}

function mapLease(lease: Section<EntryOf<Schemas['DhcpClients'], 'dhcpc'>>): DhcpClientLease {
  return {
    interfaceName: lease.text('ifname') ?? '',
    state: lease.text('status'),
    address: lease.text('ipaddr'),
    netmask: lease.text('netmask'),
    gateway: lease.text('gateway'),
    nameServers: lease.texts('dns'),
    server: lease.text('server'),
    domain: lease.text('domain'),
    leaseSeconds: lease.numberOrText('lease_time', COUNT),
    secondsLeft: lease.numberOrText('expires', COUNT),
  };
}
