/**
 * Source of the value that a device assumes for a missing key. It is the specification, its reference of the
 * configuration text ("told"), or configurations of real devices ("seen"). All of those contain the value
 * where they have the key.
 */
export type AssumedBy = 'specification' | 'reported' | 'seen';

const MODES = ['10half', '10full', '100half', '100full', '1000half', '1000full'];

/**
 * Values that a device assumes, beyond the rule that a missing `status` means disabled. Listed apart from the
 * descriptors, so that an invented value is noticed. §config.text to §config.services, §3, §4 and §9.
 */
export const ASSUMED_VALUES: Readonly<Record<string, readonly [value: string, by: AssumedBy]>> = {
  netmode: ['bridge', 'specification'],
  'netconf.{n}.up': ['enabled', 'specification'],
  'netconf.{n}.mtu': ['1500', 'specification'],
  'netconf.{n}.autoneg': ['enabled', 'specification'],
  'netconf.{n}.flowcontrol.rx.status': ['enabled', 'reported'],
  'netconf.{n}.flowcontrol.tx.status': ['enabled', 'reported'],
  ...Object.fromEntries(
    MODES.map(mode => [`netconf.{n}.advertise.${mode}`, ['enabled', 'specification']] as const),
  ),
  'dhcpc.{n}.fallback': ['192.168.1.20', 'reported'],
  'dhcpc.{n}.fallback_netmask': ['255.255.255.0', 'reported'],
  'dhcpd.{n}.dns.{m}.status': ['enabled', 'reported'],
  'resolv.status': ['enabled', 'reported'],
  'dhcpd.{n}.lease_time': ['600', 'reported'],
  'ppp.{n}.mtu': ['1492', 'reported'],
  'ppp.{n}.mru': ['1492', 'seen'],
  'ppp.{n}.require.mppe128': ['disabled', 'seen'],

  'radio.1.devname': ['ath0', 'reported'],
  'radio.1.chanbw': ['0', 'reported'],
  'radio.1.freq': ['0', 'reported'],
  'radio.1.center.1.freq': ['0', 'reported'],
  'radio.1.ieee_mode': ['auto', 'reported'],
  'radio.1.cable.loss': ['0', 'seen'],
  'radio.1.low_txpower_mode': ['disabled', 'seen'],
  'radio.1.obey': ['enabled', 'seen'],
  'radio.1.atpc.threshold': ['36', 'reported'],
  'radio.1.rx_sensitivity': ['-96', 'reported'],
  'radio.1.ack.auto': ['enabled', 'seen'],
  'radio.1.polling': ['enabled', 'seen'],
  'radio.1.pollingnoack': ['0', 'seen'],
  'radio.1.polling_11ac_11n_compat': ['0', 'reported'],
  'radio.1.polling_ff_dur': ['0', 'reported'],
  'radio.1.polling_ff_dl_ratio': ['50', 'seen'],
  'radio.1.polling_ff_flex': ['0', 'seen'],
  'radio.1.polling_ff_sta_rx_rssi_th': ['0', 'seen'],
  'radio.1.ff_cap_rep': ['0', 'specification'],
  'radio.1.rate.auto': ['enabled', 'seen'],
  'radio.0.devname': ['wlan0', 'reported'],
  'radio.0.freq': ['0', 'reported'],
  'radio.0.chanbw': ['2160', 'specification'],

  'wireless.1.devname': ['ath0', 'seen'],
  'wireless.1.hide_ssid': ['disabled', 'seen'],
  'wireless.1.l2_isolation': ['disabled', 'seen'],
  'wireless.1.security.type': ['none', 'reported'],
  'wireless.1.mac_acl.policy': ['allow', 'seen'],
  'wireless.1.rate.auto': ['enabled', 'seen'],
  'wireless.1.rate.mcs': ['-1', 'reported'],
  'wireless.1.mcast.enhance': ['0', 'seen'],
  'wireless.1.ampdu.frames': ['32', 'seen'],
  'wireless.1.signal_led_status': ['enabled', 'seen'],
  'wireless.1.signal_led1': ['94', 'reported'],
  'wireless.1.signal_led2': ['80', 'reported'],
  'wireless.1.signal_led3': ['73', 'reported'],
  'wireless.1.signal_led4': ['65', 'reported'],
  'aaa.1.driver': ['madwifi', 'reported'],
  'aaa.1.wpa.1.pairwise': ['CCMP', 'reported'],
  'aaa.1.radius.auth.1.port': ['1812', 'reported'],
  'aaa.1.radius.acct.1.port': ['1813', 'reported'],
  'wpasupplicant.device.1.profile': ['AUTO', 'reported'],
  'wpasupplicant.profile.1.name': ['AUTO', 'reported'],
  'wpasupplicant.profile.1.network.1.priority': ['100', 'reported'],
  'wpasupplicant.profile.1.network.1.proto.1.name': ['RSN', 'reported'],
  'wpasupplicant.profile.1.network.1.pairwise.1.name': ['CCMP', 'reported'],
  'wpasupplicant.profile.1.network.2.priority': ['2', 'reported'],
  'wpasupplicant.profile.1.network.2.key_mgmt.1.name': ['NONE', 'seen'],

  'httpd.port': ['80', 'seen'],
  'httpd.https.port': ['443', 'seen'],
  'httpd.session.timeout': ['900', 'seen'],
  'sshd.port': ['22', 'seen'],
  'sshd.auth.passwd': ['enabled', 'seen'],
  'telnetd.port': ['23', 'seen'],
  'pwdog.period': ['300', 'seen'],
  'pwdog.delay': ['300', 'seen'],
  'pwdog.retry': ['3', 'seen'],
  'syslog.remote.port': ['514', 'reported'],
  // No public number: reading 112.
  'airview.tcp_port': ['50841', 'reported'],
  'gui.language': ['en_US', 'reported'],
  'system.external.reset': ['enabled', 'seen'],
  'system.poe_passthrough': ['disabled', 'seen'],
  'system.leds.nightmode': ['disabled', 'seen'],
  'system.autosend_crash_reports': ['disabled', 'seen'],
};
