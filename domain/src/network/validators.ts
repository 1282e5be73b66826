import { message, type Problem } from '../errors/message.ts';
import { codePoints, textOf } from '../text/text.ts';

/** A rule over the text of one value: a problem in words that say what is allowed, or undefined. */
export type Check = (value: string) => Problem | undefined;

/** A value that must be there. §5.login, §5.new-credentials. */
export function checkRequired(value: string): Problem | undefined {
  return textOf(value) === '' ? message('This value is required.') : undefined;
}

/** True if a text is digits only, of any length: an integer of §5.general-validators. */
export function isInteger(value: string): boolean {
  return /^\d+$/.test(textOf(value));
}

/** §9.limits. */
export const PORT_MIN = 1;

export const PORT_MAX = 65_535;

function isPort(value: string): boolean {
  return isInteger(value) && Number(value) >= PORT_MIN && Number(value) <= PORT_MAX;
}

function outOfRange(): Problem {
  return message('Enter a port from {min} to {max}.', { min: PORT_MIN, max: PORT_MAX });
}

/** Port: 1 to 65535. §5.general-validators. */
export function checkPort(value: string): Problem | undefined {
  return isPort(value) ? undefined : outOfRange();
}

/** Description of the values that `checkPortOrRange` accepts. */
export const PORT_OR_RANGE = message('A port from {min} to {max}, or a range such as {example}', {
  min: PORT_MIN,
  max: PORT_MAX,
  example: '8000:8080',
});

/** Port, or a range low:high with low <= high. §5.general-validators. */
export function checkPortOrRange(value: string): Problem | undefined {
  const [low = '', high = low, ...rest] = textOf(value).split(':');
  if (!isPort(low) || !isPort(high) || rest.length > 0) {
    return message('Enter a port from {min} to {max}, or a range such as {example}.', {
      min: PORT_MIN,
      max: PORT_MAX,
      example: '8000:8080',
    });
  }
  if (Number(low) <= Number(high)) return undefined;
  return message('Enter the lower port of the range first.');
}

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

/** §9.limits. */
export const SSID_MAX_LENGTH = 32;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** SSID: up to 32 printable ASCII characters. §5.general-validators. */
export function checkSsid(value: string): Problem | undefined {
  const ssid = textOf(value);
  if (codePoints(ssid) > SSID_MAX_LENGTH) {
    return message('Use at most {length} characters.', { length: SSID_MAX_LENGTH });
  }
  if (PRINTABLE_ASCII.test(ssid)) return undefined;
  return message('Use printable ASCII characters only.');
}
