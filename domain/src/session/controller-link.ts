/** What a manufacturer sets once for its devices. reading 59. */
export interface Maker {
  /** The name of its interface: in the navigation and in the title of the window. */
  readonly name: string;
  /** Its short name: the default user name, password and SSID, and no part of a password. reading 5. */
  readonly shortName: string;
  /** Hosts of its controllers, and all below them. reading 6. */
  readonly controllerDomains: readonly string[];
}

/** Put in by a build that was given a file of its maker: `npm run build -- --maker FILE`. */
declare const MAKER_OF_BUILD: Partial<Maker> | undefined;

/** The maker of this build. */
export const MAKER: Maker = {
  name: 'radiolink',
  shortName: 'ubnt',
  controllerDomains: ['ui.com', 'ubnt.com'],
  ...(typeof MAKER_OF_BUILD === 'undefined' ? {} : MAKER_OF_BUILD),
};

/** Hosts of the manufacturer's controllers. reading 6. */
export const CONTROLLER_DOMAINS: readonly string[] = MAKER.controllerDomains;

const MAX_LENGTH = 2048;

/**
 * `https://`, a host of plain labels, the port of the scheme or none, and a path, query or fragment. A user, another
 * port (reading 26), a trailing dot, an escaped or non-ASCII host, a backslash, white space and control characters are refused. With any of them
 * two parsers could read two different hosts.
 */
const LINK = /^https:\/\/((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]+)(?::443)?([/?#][!#-;=?-[\]_a-z~]*)?$/i;

/**
 * The address of a single sign-on or a cloud account as it may be opened: https, and on an allowed domain or below it.
 * The host comes back in lower case, without its port. Undefined for everything else. §5.controller-links.
 */
export function controllerLink(
  address: string | null | undefined,
  domains: readonly string[] = CONTROLLER_DOMAINS,
): string | undefined {
  const [, rawHost, rest = '/'] =
    (typeof address === 'string' && address.length <= MAX_LENGTH && LINK.exec(address)) || [];
  if (rawHost === undefined) return undefined;
  const host = rawHost.toLowerCase();
  return domains.some(domain => isWithin(host, domain.toLowerCase())) ? `https://${host}${rest}` : undefined;
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
