import { entriesOf, section } from '@radiolink/domain/configuration';
import type { Configured, Timed } from '../aspects.ts';

const LEASE_SECONDS = 86_400;

/** DHCP clients that the device runs, and whether one of them let its address go. */
export class AddressClients {
  readonly #released = new Set<string>();
  readonly #boundAt = new Map<string, number>();
  #pppoeSince: number;

  constructor(now: number) {
    this.#pppoeSince = now;
  }

  /** Interfaces that ask for an address. */
  interfaces(radio: Configured): readonly string[] {
    const config = radio.configuration.running;
    if (config.get('dhcpc.status') !== 'enabled') return [];
    return entriesOf(section(config, 'dhcpc')).flatMap(([, entry]) => {
      const device = entry.children.get('devname')?.value;
      return device !== undefined && entry.children.get('status')?.value === 'enabled' ? [device] : [];
    });
  }

  renew(device: string, now: number): void {
    this.#released.delete(device);
    this.#boundAt.set(device, now);
  }

  release(device: string): void {
    this.#released.add(device);
  }

  /** State of one client as `api/dhcp-client/info` reports it. */
  describe(radio: Timed & { readonly createdAt: number }, device: string): Record<string, unknown> {
    const bound = !this.#released.has(device);
    const now = radio.clock.now();
    const age =
      Math.floor((now - (this.#boundAt.get(device) ?? radio.createdAt)) / 1000) % (LEASE_SECONDS / 2);
    return {
      ifname: device,
      status: bound ? 'bound' : 'init',
      ipaddr: bound ? '192.0.2.77' : '0.0.0.0',
      netmask: bound ? '255.255.255.0' : '0.0.0.0',
      gateway: bound ? '192.0.2.1' : '0.0.0.0',
      dns: bound ? ['192.0.2.53'] : [],
      server: bound ? '192.0.2.1' : '',
      domain: bound ? 'example.net' : '',
      lease_time: bound ? LEASE_SECONDS : 0,
      expires: bound ? LEASE_SECONDS - age : 0,
    };
  }

  /** PPPoE reconnects. */
  redial(now: number): void {
    this.#pppoeSince = now;
  }

  /** Seconds that the PPPoE session is up. */
  pppoeSeconds(now: number): number {
    return Math.floor((now - this.#pppoeSince) / 1000);
  }
}
