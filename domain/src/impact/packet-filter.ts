import type { ConfigText } from '../configuration/config-text.ts';
import { includesTcp } from '../network/ip-protocol.ts';
import { entriesInUse } from '../settings/checks/cross-check.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { portsInUse } from '../settings/services/service-ports.ts';
import { type SettingsContext, settingsContext } from '../settings/settings-context.ts';

/** The rules of the firewall; `rulesInUse` has those in use. */
export const RULES = 'iptables.sys.fw';
/** The list of interfaces that admit the management. */
export const ACCESS = 'iptables.sys.mgmt';

/** A server by which a device is managed. */
export interface ManagementService {
  /** `HTTPS`: the same in every language. */
  readonly name: string;
  readonly port: number;
}

const contexts = new WeakMap<ConfigText, SettingsContext>();

/** The context of a configuration, made once: what is derived of it, is derived once as well. */
export function contextOf(config: ConfigText): SettingsContext {
  const context = contexts.get(config) ?? settingsContext(config.entries());
  contexts.set(config, context);
  return context;
}

/** The web servers and SSH of the device, those that are on. */
export const managementServices = (config: ConfigText): readonly ManagementService[] =>
  portsInUse(contextOf(config), '').services.flatMap(({ enabled, name, port }) =>
    enabled && name !== undefined && name !== 'Telnet' ? [{ name, port }] : [],
  );

export const isInUse = (config: ConfigText, entry: string): boolean => isEntryInUse(entry, config.entries());

/** The rules of the firewall that are in use, in their order: `iptables.sys.fw.1`. */
export const rulesInUse = (config: ConfigText): readonly string[] => entriesInUse(contextOf(config), RULES);

/** The interfaces on the list of those that admit the management. */
export const listedInterfaces = (config: ConfigText): readonly string[] =>
  entriesInUse(contextOf(config), ACCESS).map(entry => config.get(`${entry}.devname`) ?? '');

/** True unless the management is limited to other interfaces. §config.firewall. */
export const isManagedOn = (config: ConfigText, devname: string): boolean =>
  !isInUse(config, ACCESS) || listedInterfaces(config).includes(devname);

/** True for every target but ACCEPT: firmware has others, of which most refuse. */
export const isRefusing = (config: ConfigText, rule: string): boolean =>
  config.get(`${rule}.target`) !== 'ACCEPT';

/** True if a rule means TCP connections to a port: its range is such as `80:90`, or left out for every port. */
export function isForPort(config: ConfigText, rule: string, port: number): boolean {
  const range = config.get(`${rule}.dst_port`) ?? '';
  const [low = '', high = low] = range.split(':');
  const isInRange = range === '' || (Number(low) <= port && port <= Number(high));
  return isInRange && includesTcp(config.get(`${rule}.proto`) ?? '');
}
