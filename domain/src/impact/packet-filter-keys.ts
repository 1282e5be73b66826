import type { ConfigText } from '../configuration/config-text.ts';
import { addressedInterfaces } from '../network-mode/management-after.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { isInCidr } from '../network/ipv4-subnet.ts';
import { entriesInUse } from '../settings/checks/cross-check.ts';
import {
  ACCESS,
  contextOf,
  isForPort,
  isInUse,
  isManagedOn,
  isRefusing,
  listedInterfaces,
  managementServices,
  rulesInUse,
} from './packet-filter.ts';

/** The configuration of the device, and the same with the changes made. */
export interface ChangedConfiguration {
  readonly before: ConfigText;
  readonly after: ConfigText;
}

const RULE = /^iptables\.sys\.fw\.\d+(?=\.)/;
const SWITCH = /^iptables(?:\.sys(?:\.fw)?)?\.status$/;

/**
 * Says which changed keys of `iptables` may shut out who manages the device, from wherever: those of a rule that refuses a
 * service of the management or no longer accepts it, of the list of interfaces that admit it, and of what is not known.
 */
export function shuttingKeys({ before, after }: ChangedConfiguration): (key: string) => boolean {
  const isListShorter = [...addressedInterfaces(before), ...listedInterfaces(before)].some(
    devname => isManagedOn(before, devname) && !isManagedOn(after, devname),
  );
  const accepting = new Set(decidingRules(before).filter(rule => !isRefusing(before, rule)));
  const refusing = decidingRules(after).filter(rule => isRefusing(after, rule));
  return key => {
    if (key.startsWith(`${ACCESS}.`)) return isListShorter;
    const [rule] = RULE.exec(key) ?? [];
    if (rule !== undefined) {
      return refusing.includes(rule) || (accepting.has(rule) && refusing.length > 0);
    }
    return !SWITCH.test(key) || isListShorter || refusing.some(each => !isInUse(before, each));
  };
}

/** The rules that decide on connections to the web server or to SSH of the device. */
function decidingRules(config: ConfigText): readonly string[] {
  const services = managementServices(config);
  return rulesInUse(config).filter(rule => {
    const destination = config.get(`${rule}.dst`) ?? '';
    return (
      services.some(({ port }) => isForPort(config, rule, port)) &&
      (destination === '' || isOwn(config, destination))
    );
  });
}

/** True if a range holds an address of the device; one that is assigned is not known. */
function isOwn(config: ConfigText, range: string): boolean {
  const isAssigned = ['dhcpc', 'ppp'].some(path => entriesInUse(contextOf(config), path).length > 0);
  const addresses = [...config.entries()].flatMap(([key, value]) =>
    /^netconf\.\d+(?:\.alias\.\d+)?\.ip$/.test(key) && value !== IPV4_ANY ? [value] : [],
  );
  return isAssigned || addresses.some(address => isInCidr(address, range));
}
