import type { ConfigText } from '../configuration/config-text.ts';
import { entriesOf, section } from '../configuration/section.ts';
import { isEntryInUse } from '../settings/section-switches.ts';
import { portsInUse } from '../settings/services/service-ports.ts';
import { type SettingsContext, settingsContext } from '../settings/settings-context.ts';

/** The rules of the firewall. */
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

/** The entries of a list that are in use, in their order: `iptables.sys.fw.1`. */
export const entriesInUse = (config: ConfigText, path: string): readonly string[] =>
  entriesOf(section(config, path))
    .map(([index]) => `${path}.${index}`)
    .filter(entry => isInUse(config, entry));

/** True unless the management is limited to other interfaces. §config.firewall. */
export function isManagedOn(config: ConfigText, devname: string): boolean {
  if (!isInUse(config, ACCESS)) return true;
  return entriesInUse(config, ACCESS).some(entry => config.get(`${entry}.devname`) === devname);
}

/** True for every target but ACCEPT: firmware has others, of which most refuse. */
export const isRefusing = (config: ConfigText, rule: string): boolean =>
  config.get(`${rule}.target`) !== 'ACCEPT';

/** True if a port is in a range of a rule such as `80:90`; one that is left out holds every port. */
export function holdsPort(range: string, port: number): boolean {
  if (range === '') return true;
  const [low = '', high = low] = range.split(':');
  return Number(low) <= port && port <= Number(high);
}
