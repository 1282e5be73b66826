import { message, type Problem } from '../errors/message.ts';
import { checkPort } from './port.ts';

/** Ports that the device itself uses for speed tests. §9.capacity-and-channels. */
export const SPEED_TEST_PORTS: readonly number[] = [53_762, 57_436, 57_437, 61_780];

/** Port at which the spectrum view is served when the device names no other. */
export const AIRVIEW_PORT = 50_841;

/** Other listening ports of the device, apart from the service whose port is checked. */
export interface PortsInUse {
  /** The web http, https, ssh and telnet servers; a disabled one blocks nothing. */
  readonly services: readonly {
    readonly port: number;
    readonly enabled: boolean;
    /** Name of the service for the message: `HTTPS`. */
    readonly name?: string;
  }[];
  /** Port of the spectrum view; default `AIRVIEW_PORT`, 0 when it is the one that is checked. */
  readonly airviewPort?: number | undefined;
}

/**
 * Port of a service: valid, used neither by the system (spectrum view, speed test) nor by an enabled web
 * http, https, ssh or telnet server. §5.system-port.
 */
export function checkSystemPort(value: string, inUse: PortsInUse): Problem | undefined {
  const problem = checkPort(value);
  if (problem !== undefined) return problem;
  const port = Number(value);
  const systemPorts = [...SPEED_TEST_PORTS, inUse.airviewPort ?? AIRVIEW_PORT];
  if (systemPorts.includes(port)) return message('{0} is used by system', { 0: port });
  const holder = inUse.services.find(service => service.enabled && service.port === port);
  if (holder === undefined) return undefined;
  return holder.name === undefined
    ? message('{0} is used by another service', { 0: port })
    : message('{0} is used by another service: {service}', { 0: port, service: holder.name });
}
