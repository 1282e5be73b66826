import { checkHostIpv4OrNone } from '../../network/host.ts';
import { checkIpv4, checkNetmask } from '../../network/ipv4.ts';
import { message } from '../../errors/message.ts';
import { always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const all = settingsIn({
  page: 'network',
  group: 'Static routes',
  risk: 'cuts-management',
  level: 'advanced',
});
const route = all.with({ subject: 'Route {n}' });

/** Static routes; 0.0.0.0 with netmask 0 is the default route. §config.addressing. */
export const routeSettings = [
  all.toggle('route.all', 'route.status', 'Static routes', 'Off disables every entry below.'),
  route.toggle('route.enabled', 'route.{n}.status', 'Enabled', ''),
  route.ipv4('route.network', 'route.{n}.ip', 'Network', 'Destination network; 0.0.0.0 = default route.', {
    rule: checkIpv4,
    required: always,
    keywords: 'destination target',
  }),
  route.netmask(
    'route.netmask',
    'route.{n}.netmask',
    'Netmask',
    'Netmask of the destination; 0 = default route.',
    {
      allowed: message('A netmask such as {example}, or 0 for the default route', {
        example: '255.255.255.0',
      }),
      rule: value => (value === '0' ? undefined : checkNetmask(value)),
      required: always,
    },
  ),
  route.ipv4('route.gateway', 'route.{n}.gateway', 'Gateway', 'Next-hop router, in a subnet of the device.', {
    rule: checkHostIpv4OrNone,
    keywords: 'default gateway next hop',
  }),
  route.interface('route.device', 'route.{n}.devname', 'Interface', 'Interface to the gateway.'),
  route.text('route.comment', 'route.{n}.comment', 'Comment', ''),
];
