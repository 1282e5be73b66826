/** First part of every key that devices are known to write. */
export const KNOWN_SECTIONS: ReadonlySet<string> = new Set(
  `aaa airview ame bluetooth bridge dhcp6c dhcp6d dhcpc dhcpd discovery dyndns ebtables gui httpd igmpproxy ip6tables
  iptables netconf netmode ntpclient ppp pppoe-relay pwdog radio resolv route snmp sshd syslog system telnetd tshaper
  unms update upnpd users vlan wireless wpasupplicant`.split(/\s+/),
);

/** Mandatory sections of a whole configuration of any device: if one is missing, the file is incomplete. */
export const ESSENTIAL_SECTIONS: readonly string[] = [
  'netconf',
  'netmode',
  'radio',
  'resolv',
  'system',
  'users',
];
