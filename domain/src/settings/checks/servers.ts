import { message } from '../../errors/message.ts';
import { isIpv4 } from '../../network/ipv4.ts';
import { isIpv6 } from '../../network/ipv6.ts';
import { isInUse } from '../section-switches.ts';
import { type CrossCheck, entriesInUse } from './cross-check.ts';
import { ownNetworks } from './own-networks.ts';

/** Servers that a device asks or tells: none of them runs on the device itself. */
const SERVERS =
  /^(resolv\.nameserver\.\d+\.ip|ntpclient\.\d+\.server|syslog\.remote\.ip|aaa\.1\.radius\.a(uth|cct)\.1\.ip)$/;

/** A server in use that is the device itself: nothing answers there. */
export const checkOwnServers: CrossCheck = context => {
  const { values } = context;
  const own = new Set(ownNetworks(context).known.map(({ ip }) => ip));
  return [...values]
    .filter(([key, value]) => own.has(value) && SERVERS.test(key) && isInUse(key, values))
    .map(([key]) => ({ key, problem: message('This is the address of this device.'), severity: 'note' }));
};

/** Servers that may be set by name. */
const NAMED_SERVERS = /^(ntpclient\.\d+\.server|syslog\.remote\.ip|pwdog\.host)$/;

/** A server by name needs a DNS server: one that is set, or one that a DHCP or PPPoE server or a router tells. */
export const checkServersByName: CrossCheck = context => {
  const { values } = context;
  const isTold = ownNetworks(context).dynamic.size > 0 || entriesInUse(context, 'dhcp6c').length > 0;
  const servers = entriesInUse(context, 'resolv.nameserver').filter(entry => values.get(`${entry}.ip`));
  if (isTold || servers.length > 0) return [];
  return [...values]
    .filter(([key, value]) => NAMED_SERVERS.test(key) && value !== '' && !isIpv4(value) && !isIpv6(value))
    .filter(([key]) => isInUse(key, values))
    .map(([key]) => ({
      key,
      problem: message('No DNS server is set, so this name cannot be resolved.'),
      severity: 'note',
    }));
};
