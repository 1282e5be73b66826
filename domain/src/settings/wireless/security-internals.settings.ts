import { checkSsid } from '../../network/validators.ts';
import { choices, settingsIn } from '../settings-in.ts';

const internal = settingsIn({ page: 'wireless', group: 'Security', risk: 'cuts-link', level: 'internal' });

const DEVICE = 'wpasupplicant.device.1';
const PROFILE = 'wpasupplicant.profile.1';
const NETWORK = `${PROFILE}.network.1`;
const FALLBACK = `${PROFILE}.network.2`;
const HELP = 'Follows the other security settings.';
const cipher = {
  choices: choices(['CCMP', 'AES (CCMP)'], ['TKIP', 'TKIP']),
  open: true,
  default: 'CCMP',
} as const;
const keyManagement = choices(['WPA-PSK', 'WPA2-PSK'], ['WPA-EAP', 'WPA2-EAP'], ['NONE', 'None']);

/** The parts of `aaa`, `wpasupplicant` and `wireless` that the device fills in behind the security settings. */
export const securityInternalSettings = [
  internal.choice(
    'security.legacyType',
    'wireless.1.security.type',
    'Wireless security type',
    'Stays "None" even when WPA2 is used.',
    {
      choices: choices(['none', 'None'], ['wep', 'WEP']),
      open: true,
      default: 'none',
    },
  ),
  internal.toggle('aaa.entry', 'aaa.1.status', 'Access point security entry', HELP),
  internal.interface('aaa.device', 'aaa.1.devname', 'Access point security interface', HELP),
  internal.text('aaa.driver', 'aaa.1.driver', 'Access point security driver', HELP, { default: 'madwifi' }),
  internal.text('aaa.ssid', 'aaa.1.ssid', 'Access point security SSID', 'Follows the SSID.', {
    rule: checkSsid,
  }),
  internal.interface('aaa.bridge', 'aaa.1.br.devname', 'Access point security bridge', HELP, {
    // The other end knows nothing of it.
    risk: 'restarts-radio',
  }),
  internal.integer('aaa.wpaMode', 'aaa.1.wpa.mode', 'WPA version', '2 is WPA2.', {
    range: { min: 0, max: 3 },
  }),
  internal.choice('aaa.cipher', 'aaa.1.wpa.1.pairwise', 'Access point cipher', 'CCMP is AES.', cipher),
  internal.interface('supplicant.device', `${DEVICE}.devname`, 'Station security interface', HELP),
  internal.toggle('supplicant.entry', `${DEVICE}.status`, 'Station security entry', HELP),
  internal.text('supplicant.profileInUse', `${DEVICE}.profile`, 'Station security profile in use', HELP, {
    default: 'AUTO',
  }),
  internal.text('supplicant.driver', `${DEVICE}.driver`, 'Station security driver', HELP),
  internal.text('supplicant.profile', `${PROFILE}.name`, 'Station security profile', HELP, {
    default: 'AUTO',
  }),
  internal.text('supplicant.ssid', `${NETWORK}.ssid`, 'Station security SSID', 'Follows the SSID.', {
    rule: checkSsid,
  }),
  internal.mac(
    'supplicant.accessPoint',
    `${NETWORK}.bssid`,
    'Station security access point',
    'Follows the locked access point.',
  ),
  internal.integer('supplicant.priority', `${NETWORK}.priority`, 'Station network priority', HELP, {
    default: '100',
  }),
  internal.toggle('supplicant.network', `${NETWORK}.status`, 'Station network', HELP),
  internal.text('supplicant.protocol', `${NETWORK}.proto.1.name`, 'Station WPA protocol', 'RSN is WPA2.', {
    default: 'RSN',
  }),
  internal.choice(
    'supplicant.cipher',
    `${NETWORK}.pairwise.1.name`,
    'Station cipher',
    'CCMP is AES.',
    cipher,
  ),
  internal.toggle(
    'supplicant.openNetwork',
    `${FALLBACK}.status`,
    'Open fallback network',
    'Connects without encryption if no other network is available.',
  ),
  internal.integer(
    'supplicant.openNetworkPriority',
    `${FALLBACK}.priority`,
    'Open fallback network priority',
    HELP,
    {
      default: '2',
    },
  ),
  internal.choice(
    'supplicant.openNetworkMethod',
    `${FALLBACK}.key_mgmt.1.name`,
    'Open fallback network security',
    HELP,
    {
      choices: keyManagement,
      open: true,
      default: 'NONE',
    },
  ),
  internal.text('supplicant.openNetworkSsid', `${FALLBACK}.ssid`, 'Open fallback network SSID', HELP, {
    rule: checkSsid,
  }),
];
