import type { Feature } from '../navigation/feature.ts';

/** The servers and clients that run on the device. §2.keyboard-shortcuts; reading 27. */
export const servicesFeature = {
  id: 'services',
  route: 'services',
  group: 'settings',
  label: 'Services',
  icon: [
    ['rect', { width: '20', height: '8', x: '2', y: '2', rx: '2', ry: '2' }],
    ['rect', { width: '20', height: '8', x: '2', y: '14', rx: '2', ry: '2' }],
    ['line', { x1: '6', x2: '6.01', y1: '6', y2: '6' }],
    ['line', { x1: '6', x2: '6.01', y1: '18', y2: '18' }],
  ],
  keys: ['p', 'e'],
  roles: ['full'],
  keywords: ['HTTPS', 'SSH', 'Telnet', 'SNMP', 'NTP', 'DDNS', 'syslog', 'watchdog', 'cloud', 'UISP'],
} as const satisfies Feature;
