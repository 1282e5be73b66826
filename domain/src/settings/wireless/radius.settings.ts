import { PORT_MAX, PORT_MIN } from '../../network/validators.ts';
import { accessPoint, all, always, any, holds, on } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

/** A server is queried for accounts, or for MAC addresses. */
const requested = all(
  accessPoint,
  on('aaa.status'),
  any(holds('aaa.1.wpa.key.1.mgmt', 'WPA-EAP'), on('aaa.1.radius.macacl.status')),
);
const radius = settingsIn({
  page: 'wireless',
  group: 'RADIUS',
  // Without the right server no station gets in.
  risk: 'cuts-link',
  level: 'advanced',
  visible: requested,
});
const AUTH = 'aaa.1.radius.auth.1';
const ACCT = 'aaa.1.radius.acct.1';
const reports = radius.with({ risk: 'restarts-radio' });
const accounting = reports.with({ visible: all(requested, on(`${ACCT}.status`)) });
const PORTS = { min: PORT_MIN, max: PORT_MAX };

/** RADIUS server for the accounts of the stations. §config.wireless. */
export const radiusSettings = [
  radius.toggle('radius.authentication', `${AUTH}.status`, 'RADIUS authentication', 'Required for WPA2-EAP.'),
  radius.ipv4('radius.authenticationServer', `${AUTH}.ip`, 'RADIUS server', '', {
    required: always,
    keywords: 'authentication IP',
  }),
  radius.port('radius.authenticationPort', `${AUTH}.port`, 'RADIUS port', '', {
    default: '1812',
    range: PORTS,
  }),
  radius.secret(
    'radius.authenticationSecret',
    `${AUTH}.secret`,
    'RADIUS secret',
    'Must match the RADIUS server.',
    {
      required: always,
      keywords: 'password key',
    },
  ),
  reports.toggle(
    'radius.accounting',
    `${ACCT}.status`,
    'RADIUS accounting',
    'Reports station sessions to a RADIUS server.',
  ),
  accounting.ipv4('radius.accountingServer', `${ACCT}.ip`, 'RADIUS accounting server', '', {
    required: always,
  }),
  accounting.port('radius.accountingPort', `${ACCT}.port`, 'RADIUS accounting port', '', {
    default: '1813',
    range: PORTS,
  }),
  accounting.secret(
    'radius.accountingSecret',
    `${ACCT}.secret`,
    'RADIUS accounting secret',
    'Must match the RADIUS server.',
    {
      keywords: 'password key',
    },
  ),
  radius.toggle(
    'radius.macAddresses',
    'aaa.1.radius.macacl.status',
    'RADIUS MAC authentication',
    'Authenticates stations by MAC address on the RADIUS server.',
    {
      visible: all(accessPoint, on('aaa.status')),
      keywords: 'ACL access list check',
    },
  ),
];
