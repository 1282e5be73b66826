type Lines = Readonly<Record<string, string>>;

/** An access point of a sector, everything that opens further settings switched on. */
const accessPoint: Lines = {
  netmode: 'bridge',
  'radio.status': 'enabled',
  'radio.countrycode': '840',
  'radio.1.devname': 'ath0',
  'radio.1.status': 'enabled',
  'radio.1.mode': 'master',
  'radio.1.ptpmode': '0',
  'radio.1.ieee_mode': '11acvht40',
  'radio.1.chanbw': '40',
  'radio.1.freq': '5680',
  'radio.1.center.1.freq': '5690',
  'radio.1.countrycode': '840',
  'radio.1.txpower': '20',
  'radio.1.antenna.id': '1',
  'radio.1.antenna.gain': '17',
  'radio.1.cable.loss': '0',
  'radio.1.ack.auto': 'disabled',
  'radio.1.ackdistance': '3000',
  'radio.1.acktimeout': '51',
  'radio.1.polling': 'enabled',
  'radio.1.polling_ff_dur': '5000',
  'radio.1.polling_ff_dl_ratio': '50',
  'radio.1.atpc.status': 'enabled',
  'radio.1.atpc.threshold': '40',
  'wireless.status': 'enabled',
  'wireless.1.status': 'enabled',
  'wireless.1.ssid': 'ridge-north',
  'wireless.1.hide_ssid': 'disabled',
  'wireless.1.mac_acl.status': 'enabled',
  'wireless.1.mac_acl.policy': 'allow',
  'wireless.1.mac_acl.1.mac': '24:A4:3C:11:22:33',
  'wireless.1.mac_acl.1.status': 'enabled',
  'wireless.1.rate.auto': 'disabled',
  'wireless.1.ampdu.status': 'enabled',
  'wireless.1.signal_led_status': 'enabled',
  'system.eirp.status': 'enabled',
  'aaa.status': 'enabled',
  'aaa.1.status': 'enabled',
  'aaa.1.ssid': 'ridge-north',
  'aaa.1.wpa.psk': 'ridge-secret-key',
  'aaa.1.wpa.key.1.mgmt': 'WPA-PSK',
  'aaa.1.radius.macacl.status': 'enabled',
  'aaa.1.radius.auth.1.status': 'enabled',
  'aaa.1.radius.auth.1.ip': '192.0.2.9',
  'aaa.1.radius.auth.1.secret': 'ridge-radius-secret',
  'aaa.1.radius.acct.1.status': 'enabled',
  'aaa.1.radius.acct.1.ip': '192.0.2.9',
  'aaa.1.radius.acct.1.secret': 'ridge-radius-secret',
};

const NETWORK = 'wpasupplicant.profile.1.network.1';

/** A station that proves itself to a RADIUS server. */
const station: Lines = {
  ...accessPoint,
  'radio.1.mode': 'managed',
  'radio.1.ieee_mode': 'auto',
  'radio.1.scan_list.status': 'enabled',
  'radio.1.scan_list.channels': '5180,5200',
  'aaa.status': 'disabled',
  'aaa.1.status': 'disabled',
  'wpasupplicant.status': 'enabled',
  [`${NETWORK}.status`]: 'enabled',
  [`${NETWORK}.ssid`]: 'ridge-north',
  [`${NETWORK}.psk`]: 'ridge-secret-key',
  [`${NETWORK}.key_mgmt.1.name`]: 'WPA-EAP',
  [`${NETWORK}.eap.1.name`]: 'TTLS',
  [`${NETWORK}.identity`]: 'barn',
  [`${NETWORK}.password`]: 'ridge-eap-password',
};

/** Keys of LTU devices and older firmware. */
const ltuAndOlder: Lines = {
  ...accessPoint,
  'system.eirp.status': 'disabled',
  'wireless.1.ampdu.status': 'enabled',
  'radio.1.txfreq': '5680',
  'radio.1.rxfreq': '5680',
  'radio.1.auto_txpower': 'disabled',
  'radio.1.rate.auto': 'disabled',
  'radio.1.rate.mcs': '7',
  'radio.1.mcastrate': '3',
  'wireless.1.security': 'WPA2-PSK',
  'wireless.1.security.psk': 'ridge-secret-key',
  'wireless.1.frame_offset': '0',
  'wireless.1.sync_mode': 'gps',
};

/** A 60 GHz bridge with its backup. */
const sixty: Lines = {
  ...accessPoint,
  'radio.0.devname': 'wlan0',
  'radio.0.status': 'enabled',
  'radio.0.mode': 'ap-ptp',
  'radio.0.psk': 'ridge-secret-key',
  'radio.0.freq': '66960',
  'radio.0.chanbw': '2160',
  'radio.0.txpower': '2',
  'radio.0.antenna.gain': '38',
};

/** Configurations that together show every wireless setting. */
export const WIRELESS_CONFIGURATIONS: Readonly<Record<string, Lines>> = {
  'an access point': accessPoint,
  'a station with RADIUS': station,
  'a station with a key': {
    ...station,
    [`${NETWORK}.key_mgmt.1.name`]: 'WPA-PSK',
    // Only two ends alone can do without acknowledgements.
    'radio.1.ptpmode': '1',
  },
  'an LTU access point and older keys': ltuAndOlder,
  'a 60 GHz bridge': sixty,
};
