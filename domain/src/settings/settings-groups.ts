/** The headings of each settings page, English sentence keys. */
interface SettingsGroups {
  readonly wireless:
    | 'Mode and country'
    | 'Wireless network'
    | '60 GHz radio'
    | 'Channel'
    | 'Antenna and power'
    | 'Distance'
    | 'Security'
    | 'RADIUS'
    | 'MAC access list'
    | 'Airtime'
    | 'Rates'
    | 'Signal LEDs';
  readonly network:
    | 'Mode and addresses'
    | 'Interfaces'
    | 'IP aliases'
    | 'DHCP client'
    | 'DHCP server'
    | 'PPPoE'
    | 'DNS'
    | 'Static routes'
    | 'Multicast'
    | 'Bridges'
    | 'VLANs'
    | 'IPv6'
    | 'NAT'
    | 'Port forwarding'
    | 'Firewall'
    | 'Management access'
    | 'Traffic shaping';
  readonly services:
    | 'Web server'
    | 'SSH server'
    | 'Telnet server'
    | 'Ping watchdog'
    | 'System log'
    | 'SNMP agent'
    | 'Cloud management'
    | 'Bluetooth'
    | 'Management mode'
    | 'NTP servers'
    | 'Dynamic DNS'
    | 'Device discovery'
    | 'Spectrum view';
  readonly system: 'Device' | 'Location' | 'Date and time' | 'Users' | 'Configuration file' | 'Firmware';
}

/** The four settings pages. */
export type SettingsPage = keyof SettingsGroups;

/** A heading of a settings page, or of any of them. */
export type SettingsGroupOf<Page extends SettingsPage = SettingsPage> = SettingsGroups[Page];

/** A page with one of its headings. */
export type SettingsPlace = {
  readonly [Page in SettingsPage]: { readonly page: Page; readonly group: SettingsGroupOf<Page> };
}[SettingsPage];
