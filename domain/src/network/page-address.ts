import {
  type ConfigText,
  isEnabled,
  managementAddress,
  managementInterface,
} from '../configuration/index.ts';
import { interfacesFromConfig } from './interface-from-config.ts';
import { PORT_MAX, PORT_MIN } from './validators.ts';
import { isWithin } from '../units/physical-range.ts';

/** Where the page of a device is reached. */
export interface PageAddress {
  readonly scheme: 'http' | 'https';
  /** IPv4 address. */
  readonly host: string;
  readonly port: number;
}

const USUAL_PORTS = { http: 80, https: 443 } as const;
const PORTS = { min: PORT_MIN, max: PORT_MAX };
const UNSPECIFIED = '0.0.0.0';

/** Where a configuration puts the page; undefined when a client asks for the address or none is set. */
export function pageAddressOf(config: ConfigText): PageAddress | undefined {
  const host = managementAddress(config);
  if (host === UNSPECIFIED) return undefined;
  const carrier = managementInterface(config);
  const carries = interfacesFromConfig(config.entries()).find(
    ({ interface: { devname } }) => devname === carrier,
  );
  if (carries !== undefined && carries.interface.ipMode !== 'static') return undefined;
  const scheme = isEnabled(config, 'httpd.https.status') ? 'https' : 'http';
  const port = Number(config.get(scheme === 'https' ? 'httpd.https.port' : 'httpd.port'));
  return { scheme, host, port: port > 0 ? port : USUAL_PORTS[scheme] };
}

/**
 * The address as a browser takes it, without a path: `https://192.0.2.20`, `http://192.0.2.20:8080`. A port that is none
 * is left out.
 */
export function pageUrl({ scheme, host, port }: PageAddress): string {
  const isShown = port !== USUAL_PORTS[scheme] && Number.isInteger(port) && isWithin(port, PORTS);
  return isShown ? `${scheme}://${host}:${port}` : `${scheme}://${host}`;
}

/** True if two addresses are the same page; two unknown ones are. */
export function isSamePage(one: PageAddress | undefined, other: PageAddress | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return pageUrl(one) === pageUrl(other);
}
