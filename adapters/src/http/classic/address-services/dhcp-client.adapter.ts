import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type {
  DhcpClientLease,
  DhcpClientPort,
} from '@radiolink/application/address-services/dhcp-client.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { requireDone } from '../action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';

/** The DHCP client by `/api/dhcp-client/…`. */
export class ClassicDhcpClient implements DhcpClientPort {
  readonly #client: ClassicClient;

  constructor(client: ClassicClient) {
    this.#client = client;
  }

  async read(options?: CallOptions): Promise<readonly DhcpClientLease[]> {
    const { data } = await this.#client.json(
      (api, signal) => api.GET('/api/dhcp-client/info', { signal }),
      options,
    );
    return readAnswer(data, root => root.sections('dhcpc').map(mapLease));
  }

  async renew(interfaceName: string, options?: CallOptions): Promise<void> {
    const body = { ifname: interfaceName };
    const { data } = await this.#client.json(
      (api, signal) => api.POST('/api/dhcp-client/renew', { body, headers: FORM, signal }),
      options,
    );
    requireDone(data);
  }

  async release(interfaceName: string, options?: CallOptions): Promise<void> {
    const body = { ifname: interfaceName };
    const { data } = await this.#client.json(
      (api, signal) => api.POST('/api/dhcp-client/release', { body, headers: FORM, signal }),
      options,
    );
    requireDone(data);
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
