import { accessPoint, all, always, holds, on, station } from '../conditions.ts';
import { checkWpaKey } from '../rules.ts';
import { choices, settingsIn } from '../settings-in.ts';

const leading = settingsIn({ page: 'wireless', group: 'Security', risk: 'cuts-link', visible: accessPoint });
const joining = leading.with({ visible: station });

const AAA_METHOD = 'aaa.1.wpa.key.1.mgmt';
const NETWORK = 'wpasupplicant.profile.1.network.1';
const STATION_METHOD = `${NETWORK}.key_mgmt.1.name`;

/** WPA2 with a pre-shared key, or with RADIUS accounts. */
const WPA_PSK = ['WPA-PSK', 'WPA2-PSK'] as const;
const WPA_EAP = ['WPA-EAP', 'WPA2-EAP'] as const;

const stationEap = all(station, on('wpasupplicant.status'), holds(STATION_METHOD, 'WPA-EAP'));
const account = joining.with({ visible: stationEap });
const KEY_HELP = 'Must match on both ends; at least 8 characters.';

/**
 * Encryption of the link. An access point keeps it in `aaa`, a station in `wpasupplicant`; the key is kept in both.
 * §config.wireless.
 */
export const securitySettings = [
  leading.toggle(
    'security.accessPoint',
    'aaa.status',
    'WPA2',
    'Encrypts the link. Only stations with valid credentials can connect.',
    {
      mirrors: ['aaa.1.status'],
      keywords: 'encryption security none',
    },
  ),
  leading.choice(
    'security.accessPointMethod',
    AAA_METHOD,
    'Security',
    'PSK: one shared key. EAP: one RADIUS account per station.',
    {
      choices: choices(WPA_PSK, WPA_EAP),
      open: true,
      visible: all(accessPoint, on('aaa.status')),
      keywords: 'encryption key management',
    },
  ),
  leading.secret('security.accessPointKey', 'aaa.1.wpa.psk', 'WPA2 pre-shared key', KEY_HELP, {
    rule: checkWpaKey,
    visible: all(accessPoint, on('aaa.status'), holds(AAA_METHOD, '', 'WPA-PSK')),
    required: all(on('aaa.status'), holds(AAA_METHOD, '', 'WPA-PSK')),
    mirrors: [`${NETWORK}.psk`],
    keywords: 'password passphrase PSK WPA',
  }),
  joining.toggle(
    'security.station',
    'wpasupplicant.status',
    'WPA2',
    'Connects to a WPA2-encrypted access point.',
    {
      name: 'Station WPA2',
      mirrors: [`${NETWORK}.status`],
      keywords: 'encryption security none',
    },
  ),
  joining.choice('security.stationMethod', STATION_METHOD, 'Security', 'Must match the access point.', {
    name: 'Station security',
    choices: choices(WPA_PSK, WPA_EAP, ['NONE', 'None']),
    open: true,
    visible: all(station, on('wpasupplicant.status')),
    keywords: 'encryption key management',
  }),
  joining.secret('security.stationKey', `${NETWORK}.psk`, 'WPA2 pre-shared key', KEY_HELP, {
    name: 'Station WPA2 pre-shared key',
    rule: checkWpaKey,
    visible: all(station, on('wpasupplicant.status'), holds(STATION_METHOD, '', 'WPA-PSK')),
    required: all(on('wpasupplicant.status'), holds(STATION_METHOD, '', 'WPA-PSK')),
    mirrors: ['aaa.1.wpa.psk'],
    keywords: 'password passphrase PSK WPA',
  }),
  joining
    .with({ level: 'internal' })
    .toggle('security.eap', `${NETWORK}.eap.1.status`, 'EAP', 'Authenticates with username and password.'),
  account.choice(
    'security.eapMethod',
    `${NETWORK}.eap.1.name`,
    'EAP method',
    'Must match the RADIUS server.',
    {
      choices: choices(['TTLS', 'EAP-TTLS'], ['PEAP', 'EAP-PEAP']),
      open: true,
      keywords: '802.1X',
    },
  ),
  account.text(
    'security.eapIdentity',
    `${NETWORK}.identity`,
    'EAP username',
    'Name of this station at the RADIUS server.',
    {
      required: stationEap,
      keywords: 'identity 802.1X',
    },
  ),
  account.secret(
    'security.eapPassword',
    `${NETWORK}.password`,
    'EAP password',
    'Password of this station at the RADIUS server.',
    {
      required: stationEap,
      keywords: '802.1X',
    },
  ),
];

const list = settingsIn({
  page: 'wireless',
  group: 'MAC access list',
  risk: 'cuts-link',
  level: 'advanced',
  visible: all(accessPoint, on('wireless.1.mac_acl.status')),
});
const entry = list.with({ subject: 'MAC access list entry {n}' });

/** Which stations may join; who is left out loses the link. §config.wireless. */
export const accessListSettings = [
  list.toggle(
    'wireless.accessList',
    'wireless.1.mac_acl.status',
    'MAC access list',
    'Allows or denies stations by MAC address.',
    {
      visible: accessPoint,
      keywords: 'ACL filter',
    },
  ),
  list.choice('wireless.accessListPolicy', 'wireless.1.mac_acl.policy', 'Access list policy', '', {
    choices: choices(['allow', 'Allow listed only'], ['deny', 'Deny listed']),
    default: 'allow',
    keywords: 'ACL filter',
  }),
  entry.mac('wireless.accessListMac', 'wireless.1.mac_acl.{n}.mac', 'MAC address', '', {
    required: always,
  }),
  entry.text('wireless.accessListComment', 'wireless.1.mac_acl.{n}.comment', 'Comment', '', {
    risk: 'restarts-radio',
  }),
  entry.toggle('wireless.accessListEntry', 'wireless.1.mac_acl.{n}.status', 'Enabled', ''),
];
