import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import {
  type DhcpClientLease,
  DhcpClientPort,
  PppoePort,
  type PppoeSession,
} from '@radiolink/application/address-services/address-services.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import type { EntryOf } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { requireDone } from '../../wire/action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import { classicPort } from '../classic-ports.ts';

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

/** PPPoE by `/api/pppoe/…`. */
export class ClassicPppoe implements PppoePort {
  constructor(private readonly client: ClassicClient) {}

  async read(options?: CallOptions): Promise<readonly PppoeSession[]> {
    const data = await this.client.get('/api/pppoe/info', options);
    return readAnswer(data, root => root.sections('ppp').map(mapSession));
  }

  async restart(interfaceName: string, options?: CallOptions): Promise<void> {
    const body = { ifname: interfaceName };
    requireDone(await this.client.form('/api/pppoe/restart', { body, ...options }));
  }
}

function mapSession(session: Section<EntryOf<Schemas['PppoeSessions'], 'ppp'>>): PppoeSession {
  return {
    interfaceName: session.text('ifname') ?? '',
    deviceName: session.text('devname'),
    state: session.text('status'),
    address: session.text('ipaddr'),
    peer: session.text('peer'),
    nameServers: session.texts('dns'),
    mtu: session.numberOrText('mtu', COUNT),
    uptimeSeconds: session.numberOrText('uptime', COUNT),
    txBytes: session.numberOrText('tx_bytes', COUNT),
    rxBytes: session.numberOrText('rx_bytes', COUNT),
  };
}

/** Ports of DHCP client and PPPoE, by the classic API. */
export const PORTS = [
  classicPort(DhcpClientPort, ({ client }) => new ClassicDhcpClient(client)),
  classicPort(PppoePort, ({ client }) => new ClassicPppoe(client)),
];
