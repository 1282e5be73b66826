import { always, on } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const shaping = settingsIn({ page: 'network', group: 'Traffic shaping', risk: 'restarts-services' });
const limit = shaping.with({ subject: 'Traffic shaping {n}', visible: on('tshaper.status') });
const rate = { unit: 'kbps', range: { min: 0, max: 10_000_000 }, keywords: 'bandwidth limit speed' } as const;
const burst = {
  unit: 'kB',
  range: { min: 0, max: 10_000_000 },
  keywords: 'bandwidth limit',
  level: 'advanced',
} as const;
const INPUT = 'tshaper.{n}.input';
const OUTPUT = 'tshaper.{n}.output';

/** Traffic shaping of an interface: a limit that is on has a rate. §config.firewall. */
export const shapingSettings = [
  shaping.toggle('shaping.all', 'tshaper.status', 'Traffic shaping', 'Limits the speed of interfaces.', {
    keywords: 'bandwidth limit',
  }),
  limit.interface('shaping.device', 'tshaper.{n}.devname', 'Interface', 'Interface whose speed is limited.', {
    required: always,
  }),
  limit.toggle('shaping.enabled', 'tshaper.{n}.status', 'Enabled', ''),
  limit.toggle(
    'shaping.ingress',
    `${INPUT}.status`,
    'Ingress limit',
    'Limits traffic received on the interface; on WAN, the download.',
  ),
  limit.integer('shaping.ingressRate', `${INPUT}.rate`, 'Ingress rate', '20000 kbps = 20 Mbps.', {
    ...rate,
    required: on(`${INPUT}.status`),
  }),
  limit.integer(
    'shaping.ingressBurst',
    `${INPUT}.burst`,
    'Ingress burst',
    'Burst allowed above the ingress rate.',
    burst,
  ),
  limit.toggle(
    'shaping.egress',
    `${OUTPUT}.status`,
    'Egress limit',
    'Limits traffic sent on the interface; on WAN, the upload.',
  ),
  limit.integer('shaping.egressRate', `${OUTPUT}.rate`, 'Egress rate', '20000 kbps = 20 Mbps.', {
    ...rate,
    required: on(`${OUTPUT}.status`),
  }),
  limit.integer(
    'shaping.egressBurst',
    `${OUTPUT}.burst`,
    'Egress burst',
    'Burst allowed above the egress rate.',
    burst,
  ),
];
