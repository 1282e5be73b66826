import type { SettingId } from '@radiolink/domain/settings';

/** A value that stands in the line of a service, with a word before it where it needs one: English sentence key. */
export interface LineFact {
  readonly setting: SettingId;
  readonly label?: string;
}

/** What stands in the line of a service that opens to its fields. */
export interface ServiceLine {
  /** The switch of the service. */
  readonly toggle: SettingId;
  /** The switch, and the name, on a device that has this part of the service alone. */
  readonly partToggle?: SettingId;
  /** Its port, or whom it asks, while it is on. */
  readonly facts?: readonly LineFact[];
  /** True where it has more than fields only while it is on. */
  readonly isEmptyOff?: boolean;
}

/** The lines of the services by the addresses of their sections. */
export const SERVICE_LINES: Readonly<Record<string, ServiceLine | undefined>> = {
  'web-server': {
    toggle: 'web.enabled',
    facts: [
      { setting: 'web.port', label: 'HTTP' },
      { setting: 'web.httpsPort', label: 'HTTPS' },
    ],
  },
  'ssh-server': {
    toggle: 'ssh.enabled',
    facts: [{ setting: 'ssh.port', label: 'Port' }],
    isEmptyOff: true,
  },
  'telnet-server': { toggle: 'telnet.enabled', facts: [{ setting: 'telnet.port', label: 'Port' }] },
  'snmp-agent': { toggle: 'snmp.enabled' },
  'ntp-servers': { toggle: 'time.enabled', facts: [{ setting: 'time.server' }] },
  'dynamic-dns': { toggle: 'dynamicDns.all', facts: [{ setting: 'dynamicDns.host' }] },
  'ping-watchdog': { toggle: 'watchdog.enabled', facts: [{ setting: 'watchdog.host' }] },
  'system-log': { toggle: 'log.enabled', partToggle: 'log.remote', facts: [{ setting: 'log.server' }] },
  'cloud-management': { toggle: 'cloud.enabled' },
  bluetooth: { toggle: 'device.bluetooth' },
  'management-mode': { toggle: 'device.managementRadio' },
  'device-discovery': { toggle: 'discovery.enabled' },
  'spectrum-view': { toggle: 'airview.enabled', facts: [{ setting: 'airview.port', label: 'Port' }] },
};
