import { entriesOf, section } from '@radiolink/domain/configuration';
import type { Configured } from '../aspects.ts';

/** The routing table: the way to its own networks, and the static routes. */
export function routes(radio: Configured): Record<string, unknown>[] {
  const config = radio.configuration.running;
  const connected = entriesOf(section(config, 'netconf')).flatMap(([, entry]) => {
    const ip = entry.children.get('ip')?.value ?? '';
    const ifname = entry.children.get('devname')?.value ?? '';
    if (ip === '' || ip === '0.0.0.0') return [];
    const destination = `${ip.split('.').slice(0, 3).join('.')}.0`;
    const netmask = entry.children.get('netmask')?.value ?? '255.255.255.0';
    return [{ destination, netmask, gateway: '0.0.0.0', ifname, flags: 'U', metric: 0 }];
  });
  const configured = entriesOf(section(config, 'route')).flatMap(([, entry]) => {
    if (entry.children.get('status')?.value === 'disabled') return [];
    const netmask = entry.children.get('netmask')?.value ?? '0';
    return [
      {
        destination: entry.children.get('ip')?.value ?? '0.0.0.0',
        netmask: netmask === '0' ? '0.0.0.0' : netmask,
        gateway: entry.children.get('gateway')?.value ?? '0.0.0.0',
        ifname: entry.children.get('devname')?.value ?? '',
        flags: 'UG',
        metric: 0,
      },
    ];
  });
  return [...configured, ...connected];
}
