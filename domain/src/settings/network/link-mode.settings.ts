import { all, on } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';
import { ethernetPort } from './interface-rules.ts';

const advertised = settingsIn({
  page: 'network',
  group: 'Interfaces',
  risk: 'cuts-management',
  level: 'advanced',
  subject: 'Interface {n}',
  visible: all(ethernetPort, on('netconf.{n}.autoneg', true)),
});
const ADVERTISE = 'netconf.{n}.advertise';
const HELP = 'Off excludes this mode from auto-negotiation. Leave on when in doubt.';
const OFFERED = { default: 'enabled', keywords: 'speed duplex offer auto-negotiation' } as const;

/** The link modes that a port offers; written only when not all six are. §4.interface-speed. */
export const linkModeSettings = [
  advertised.toggle('linkMode.10half', `${ADVERTISE}.10half`, 'Advertise 10 Mbps half', HELP, OFFERED),
  advertised.toggle('linkMode.10full', `${ADVERTISE}.10full`, 'Advertise 10 Mbps full', HELP, OFFERED),
  advertised.toggle('linkMode.100half', `${ADVERTISE}.100half`, 'Advertise 100 Mbps half', HELP, OFFERED),
  advertised.toggle('linkMode.100full', `${ADVERTISE}.100full`, 'Advertise 100 Mbps full', HELP, OFFERED),
  advertised.toggle('linkMode.1000half', `${ADVERTISE}.1000half`, 'Advertise 1000 Mbps half', HELP, OFFERED),
  advertised.toggle('linkMode.1000full', `${ADVERTISE}.1000full`, 'Advertise 1000 Mbps full', HELP, OFFERED),
];
