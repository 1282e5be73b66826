import { standard11ac } from '@radiolink/domain/radio';

/** Values of a virtual radio's factory configuration. */
export interface ConfigurationFacts {
  readonly hostname: string;
  readonly mode: 'ap-ptp' | 'ap-ptmp' | 'sta-ptp' | 'sta-ptmp';
  readonly ssid: string;
  /** WPA2 key; empty for an open link. */
  readonly psk: string;
  readonly frequencyMhz: number;
  readonly centerMhz: number;
  readonly widthMhz: number;
  readonly txPowerDbm: number;
  readonly antennaGainDbi: number;
  readonly countryCode: number;
  readonly ipAddress: string;
  readonly gateway: string;
}

const onOff = (on: boolean): string => (on ? 'enabled' : 'disabled');

/** A complete configuration of an airMAX AC radio in bridge mode, shape of 8.7. */
export function baseConfiguration(facts: ConfigurationFacts): Record<string, string> {
  return { ...system(facts), ...network(facts), ...radio(facts), ...wireless(facts), ...services() };
}

function system(facts: ConfigurationFacts): Record<string, string> {
  return {
    netmode: 'bridge',
    'gui.language': 'en_US',
    'gui.network.advanced.status': 'disabled',
    'resolv.host.1.name': facts.hostname,
    'resolv.host.1.status': 'enabled',
    'resolv.nameserver.status': 'enabled',
    'resolv.nameserver.1.ip': '192.0.2.53',
    'resolv.nameserver.1.status': 'enabled',
    'system.cfg.version': '65547',
    'system.timezone': 'GMT',
    'system.timezone.name': 'UTC',
    'system.date.status': 'disabled',
    'system.external.reset': 'enabled',
    'system.poe_passthrough': 'disabled',
    'system.leds.nightmode': 'disabled',
    'system.autosend_crash_reports': 'disabled',
    'system.airosx.prov.status': 'disabled',
    'users.status': 'enabled',
  };
}

function network(facts: ConfigurationFacts): Record<string, string> {
  return {
    'bridge.status': 'enabled',
    'bridge.1.devname': 'br0',
    'bridge.1.status': 'enabled',
    'bridge.1.stp.status': 'disabled',
    'bridge.1.port.1.devname': 'eth0',
    'bridge.1.port.1.status': 'enabled',
    'bridge.1.port.2.devname': 'ath0',
    'bridge.1.port.2.status': 'enabled',
    'netconf.status': 'enabled',
    ...netconf(1, 'eth0', { up: 'enabled', autoneg: 'enabled', ...flowControl }),
    ...netconf(2, 'ath0', { up: 'enabled' }),
    ...netconf(3, 'br0', {
      role: 'mlan',
      ip: facts.ipAddress,
      netmask: '255.255.255.0',
      'ip6.status': 'disabled',
    }),
    'route.status': 'enabled',
    'route.1.status': 'enabled',
    'route.1.devname': 'br0',
    'route.1.ip': '0.0.0.0',
    'route.1.netmask': '0',
    'route.1.gateway': facts.gateway,
    'dhcpc.status': 'disabled',
    'dhcpd.status': 'disabled',
    'dhcp6c.status': 'disabled',
    'dhcp6d.status': 'disabled',
    'ppp.status': 'disabled',
    'pppoe-relay.status': 'disabled',
    'vlan.status': 'disabled',
    'iptables.status': 'disabled',
    'iptables.sys.portfw.status': 'disabled',
    'iptables.sys.fw.status': 'disabled',
    'ip6tables.status': 'disabled',
    'ebtables.status': 'enabled',
    'ebtables.sys.status': 'enabled',
    'ebtables.sys.eap.status': 'enabled',
    'ebtables.sys.eap.1.devname': 'ath0',
    'ebtables.sys.eap.1.status': 'enabled',
    'tshaper.status': 'disabled',
    'igmpproxy.status': 'disabled',
    'upnpd.status': 'disabled',
  };
}

const flowControl = { 'flowcontrol.rx.status': 'enabled', 'flowcontrol.tx.status': 'enabled' };

function netconf(index: number, device: string, own: Record<string, string>): Record<string, string> {
  const entries = { devname: device, status: 'enabled', mtu: '1500', 'autoip.status': 'disabled', ...own };
  return Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [`netconf.${index}.${key}`, value]),
  );
}

function radio(facts: ConfigurationFacts): Record<string, string> {
  const accessPoint = facts.mode.startsWith('ap-');
  const entries = {
    devname: 'ath0',
    status: 'enabled',
    mode: accessPoint ? 'master' : 'managed',
    ptpmode: facts.mode.endsWith('-ptp') ? '1' : '0',
    ieee_mode: accessPoint ? standard11ac(facts.widthMhz) : 'auto',
    chanbw: accessPoint ? String(facts.widthMhz) : '0',
    freq: accessPoint ? String(facts.frequencyMhz) : '0',
    'center.1.freq': accessPoint ? String(facts.centerMhz) : '0',
    countrycode: String(facts.countryCode),
    txpower: String(facts.txPowerDbm),
    low_txpower_mode: 'disabled',
    obey: 'enabled',
    reg_obey: 'enabled',
    'dfs.status': 'enabled',
    'antenna.id': '1',
    'antenna.gain': String(facts.antennaGainDbi),
    'cable.loss': '0',
    'ack.auto': 'enabled',
    ackdistance: '3000',
    acktimeout: '51',
    polling: 'enabled',
    pollingpri: accessPoint ? '' : '2',
    pollingnoack: '0',
    polling_ff_dur: '0',
    polling_ff_dl_ratio: '50',
    polling_ff_timing: '0',
    ff_cap_rep: '0',
    'atpc.status': 'disabled',
    'atpc.threshold': '40',
    'atpc.sta.status': 'enabled',
    rx_sensitivity: '-96',
    cmsbias: '0',
    rc_mode: '0',
    'cwm.mode': '1',
    'cwm.enable': '0',
    'scan_list.status': 'disabled',
    'scanbw.status': 'disabled',
  };
  return {
    'radio.status': 'enabled',
    'radio.countrycode': String(facts.countryCode),
    ...Object.fromEntries(Object.entries(entries).map(([key, value]) => [`radio.1.${key}`, value])),
  };
}

function wireless(facts: ConfigurationFacts): Record<string, string> {
  const accessPoint = facts.mode.startsWith('ap-');
  const secured = facts.psk !== '';
  return {
    'wireless.status': 'enabled',
    'wireless.1.status': 'enabled',
    'wireless.1.devname': 'ath0',
    'wireless.1.ssid': facts.ssid,
    'wireless.1.hide_ssid': 'disabled',
    'wireless.1.ap': '',
    'wireless.1.security.type': 'none',
    'wireless.1.wds.status': 'enabled',
    'wireless.1.l2_isolation': 'disabled',
    'wireless.1.mac_acl.status': 'disabled',
    'wireless.1.mac_acl.policy': 'allow',
    'wireless.1.mcast.enhance': '0',
    'wireless.1.rate.auto': 'enabled',
    'wireless.1.rate.mcs': '-1',
    'wireless.1.amsdu': '3',
    'wireless.1.ampdu.status': 'enabled',
    'wireless.1.ampdu.frames': '32',
    'wireless.1.signal_led_status': 'enabled',
    'wireless.1.signal_led1': '94',
    'wireless.1.signal_led2': '80',
    'wireless.1.signal_led3': '73',
    'wireless.1.signal_led4': '65',
    'aaa.status': onOff(accessPoint && secured),
    'aaa.1.status': onOff(accessPoint && secured),
    'aaa.1.devname': 'ath0',
    'aaa.1.ssid': facts.ssid,
    'aaa.1.br.devname': 'br0',
    'aaa.1.wpa.psk': facts.psk,
    'aaa.1.wpa.mode': '2',
    'aaa.1.wpa.key.1.mgmt': 'WPA-PSK',
    'aaa.1.wpa.1.pairwise': 'CCMP',
    'wpasupplicant.status': onOff(!accessPoint && secured),
    'wpasupplicant.device.1.status': onOff(!accessPoint && secured),
    'wpasupplicant.device.1.devname': 'ath0',
    'wpasupplicant.device.1.profile': 'AUTO',
    'wpasupplicant.profile.1.name': 'AUTO',
    'wpasupplicant.profile.1.network.1.status': 'enabled',
    'wpasupplicant.profile.1.network.1.ssid': facts.ssid,
    'wpasupplicant.profile.1.network.1.psk': facts.psk,
    'wpasupplicant.profile.1.network.1.proto.1.name': 'RSN',
    'wpasupplicant.profile.1.network.1.pairwise.1.name': 'CCMP',
    'wpasupplicant.profile.1.network.1.key_mgmt.1.name': 'WPA-PSK',
  };
}

function services(): Record<string, string> {
  return {
    'httpd.status': 'enabled',
    'httpd.port': '80',
    'httpd.https.status': 'enabled',
    'httpd.https.port': '443',
    'httpd.session.timeout': '900',
    'sshd.status': 'enabled',
    'sshd.port': '22',
    'sshd.auth.passwd': 'enabled',
    'telnetd.status': 'disabled',
    'telnetd.port': '23',
    'snmp.status': 'disabled',
    'snmp.community': 'public',
    'snmp.contact': 'noc@example.net',
    'snmp.location': '',
    'ntpclient.status': 'enabled',
    'ntpclient.1.status': 'enabled',
    'ntpclient.1.server': 'ntp.example.net',
    'syslog.status': 'enabled',
    'syslog.remote.status': 'disabled',
    'syslog.remote.port': '514',
    'pwdog.status': 'disabled',
    'pwdog.delay': '300',
    'pwdog.period': '300',
    'pwdog.retry': '3',
    'dyndns.status': 'disabled',
    'discovery.status': 'enabled',
    'discovery.cdp.status': 'disabled',
    'discovery.lldp.status': 'enabled',
    'discovery.beacon.status': 'enabled',
    'airview.status': 'enabled',
    'bluetooth.status': 'enabled',
    'unms.status': 'disabled',
    'unms.uri': '',
    'update.check.status': 'enabled',
  };
}
