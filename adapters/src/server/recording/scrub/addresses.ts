import { isIPv6 } from 'node:net';

/** Hexadecimal digits of a MAC address, in any notation; with the place of its separators. */
const MAC =
  /(?<![0-9A-Za-z])(?:[0-9A-Fa-f]{2}([:-]))(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}(?![0-9A-Za-z]|[:-][0-9A-Fa-f]{2}(?![0-9A-Za-z]))/g;
const ESCAPED_MAC = /(?<![0-9A-Za-z])(?:[0-9A-Fa-f]{2}%3[Aa]){5}[0-9A-Fa-f]{2}(?![0-9A-Za-z])/g;
const DOTTED_MAC = /(?<![0-9A-Za-z.])[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}(?![0-9A-Za-z.])/g;
const BARE_MAC = /(?<![0-9A-Za-z])[0-9A-Fa-f]{12}(?![0-9A-Za-z])/g;
const IPV4 =
  /(?<![0-9A-Za-z.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![0-9A-Za-z]|\.\d)/g;
const IPV6 =
  /(?<![0-9A-Za-z:.])[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]*:(?:(?:\d{1,3}\.){3}\d{1,3}|[0-9A-Fa-f]{1,4})?(?![0-9A-Za-z:]|\.\d)/g;
/** No one's address: unset, broadcast. */
const NOBODY = /^(?:0{12}|f{12})$/;
const PRIVATE =
  /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[789]\d|1[01]\d|12[0-7])\.|169\.254\.)/;

/** Numbers things in the order in which they come, from 1. */
export class Numbering {
  readonly #numbers = new Map<string, number>();

  of(thing: string): number {
    const known = this.#numbers.get(thing);
    if (known !== undefined) return known;
    this.#numbers.set(thing, this.#numbers.size + 1);
    return this.#numbers.size;
  }

  has(thing: string): boolean {
    return this.#numbers.has(thing);
  }
}

/**
 * Replaces MAC and IP addresses, each by the same wherever it is. MAC addresses become locally administered ones; IPv4
 * addresses of one /24 stay in one, private ones private (10.0.0.0/8), others in 198.18.0.0/15; IPv6 addresses come from
 * 2001:db8::/32, link-local ones stay so. Netmasks, loopback, multicast and unset addresses are kept.
 */
export class Addresses {
  readonly #macs = new Numbering();
  readonly #networks = { private: new Numbering(), public: new Numbering() };
  readonly #hosts = new Map<string, Numbering>();
  readonly #ipv6 = new Numbering();

  /** Notes what is surely a MAC address, so that it is known without separators too. */
  learn(text: string): void {
    for (const [mac] of text.matchAll(MAC)) this.#mac(mac);
  }

  replace(text: string): string {
    return text
      .replace(MAC, mac => this.#mac(mac))
      .replace(ESCAPED_MAC, mac => this.#mac(mac))
      .replace(DOTTED_MAC, mac => (/[A-Fa-f]/.test(mac) || this.#isKnown(mac) ? this.#mac(mac) : mac))
      .replace(BARE_MAC, mac => (/[A-Fa-f]/.test(mac) || this.#isKnown(mac) ? this.#mac(mac) : mac))
      .replace(IPV6, address => this.#v6(address))
      .replace(IPV4, address => this.#v4(address));
  }

  #isKnown(mac: string): boolean {
    return this.#macs.has(digitsOf(mac));
  }

  /** In the notation and case that it had. */
  #mac(mac: string): string {
    const digits = digitsOf(mac);
    if (NOBODY.test(digits)) return mac;
    const number = this.#macs.of(digits);
    const fresh = `02${number.toString(16).padStart(10, '0')}`;
    let place = 0;
    const written = mac.replace(/%3[Aa]|[0-9A-Fa-f]/g, part =>
      part.length > 1 ? part : (fresh[place++] ?? '0'),
    );
    return /[A-F]/.test(mac) ? written.toUpperCase() : written;
  }

  #v4(address: string): string {
    const [first = 0, second, third, host] = address.split('.').map(Number);
    if (first === 0 || first === 127 || first >= 224) return address;
    const network = `${first}.${second}.${third}`;
    const isPrivate = PRIVATE.test(address);
    const number = this.#networks[isPrivate ? 'private' : 'public'].of(network);
    const [high, low] = [Math.floor(number / 256) % 256, number % 256];
    const fresh = isPrivate ? `10.${100 + (high % 100)}.${low}` : `198.${18 + (high % 2)}.${low}`;
    return `${fresh}.${host === 0 || host === 255 ? host : this.#host(network, String(host))}`;
  }

  #host(network: string, host: string): number {
    const hosts = this.#hosts.get(network) ?? new Numbering();
    this.#hosts.set(network, hosts);
    return ((hosts.of(host) - 1) % 254) + 1;
  }

  #v6(address: string): string {
    if (!isIPv6(address) || /^[:0]*:[01]?$/.test(address)) return address;
    const number = this.#ipv6.of(address.toLowerCase());
    return `${/^fe[89ab]/i.test(address) ? 'fe80' : '2001:db8'}::${number.toString(16)}`;
  }
}

const digitsOf = (mac: string): string => mac.replaceAll(/%3a|[^0-9a-f]/gi, '').toLowerCase();
