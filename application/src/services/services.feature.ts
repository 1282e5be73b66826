import type { Feature } from '../navigation/feature.ts';

/** The servers and clients that run on the device. §2.keyboard-shortcuts; reading 27. */
export const servicesFeature = {
  id: 'services',
  route: 'services',
  group: 'settings',
  label: 'Services',
  keys: ['p', 'e'],
  roles: ['full'],
  keywords: ['HTTPS', 'SSH', 'Telnet', 'SNMP', 'NTP', 'DDNS', 'syslog', 'watchdog', 'cloud', 'UISP'],
} as const satisfies Feature;
