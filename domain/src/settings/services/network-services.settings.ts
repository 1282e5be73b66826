import { checkCloudKey, cloudKeyRemark } from '../../network/cloud-key.ts';
import { AIRVIEW_PORT, PORT_MAX, PORT_MIN } from '../../network/validators.ts';
import { always, boardHas, on, stored } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';
import { AIRVIEW_KEY, servicePort } from './service-ports.ts';

const cloud = settingsIn({
  page: 'services',
  group: 'Cloud management',
  risk: 'restarts-services',
  visible: on('unms.status'),
});
const dynamic = settingsIn({
  page: 'services',
  group: 'Dynamic DNS',
  risk: 'restarts-services',
  level: 'advanced',
  visible: on('dyndns.status'),
});
const bluetooth = settingsIn({
  page: 'services',
  group: 'Bluetooth',
  risk: 'restarts-services',
  visible: stored('bluetooth.status', boardHas('bluetooth')),
});
const nearby = settingsIn({ page: 'services', group: 'Management mode', risk: 'restarts-services' });
const found = settingsIn({
  page: 'services',
  group: 'Device discovery',
  risk: 'restarts-services',
  visible: on('discovery.status'),
});
const announced = found.with({ level: 'advanced' });
const airview = settingsIn({ page: 'services', group: 'Spectrum view', risk: 'restarts-services' });
const time = settingsIn({ page: 'services', group: 'NTP servers', risk: 'restarts-services' });
const timeServer = time.with({ subject: 'NTP server {n}', visible: on('ntpclient.status') });
const DYNDNS = 'dyndns.1';

/** Services that reach out to others, or let others find the device. §config.services. */
export const networkServiceSettings = [
  cloud.toggle(
    'cloud.enabled',
    'unms.status',
    'Cloud management',
    'Lets a controller monitor and configure the device.',
    {
      visible: always,
      keywords: 'UNMS UISP controller',
    },
  ),
  cloud.secret('cloud.key', 'unms.uri', 'Cloud management key', 'Key shown by the controller.', {
    rule: checkCloudKey,
    warning: cloudKeyRemark,
    keywords: 'UNMS UISP controller URI',
  }),
  cloud.text('cloud.address', 'unms.ui_url', 'Cloud management page', 'Web interface of the controller.', {
    level: 'advanced',
    stripped: true,
    keywords: 'UNMS UISP controller URL',
  }),
  cloud.toggle(
    'cloud.redirector',
    'unms.unms_redirector',
    'Cloud redirector',
    'Finds the controller through a public service.',
    {
      level: 'advanced',
      keywords: 'UNMS UISP',
    },
  ),
  bluetooth.toggle(
    'device.bluetooth',
    'bluetooth.status',
    'Bluetooth',
    'Allows management from a phone over Bluetooth.',
  ),
  nearby.toggle(
    'device.managementRadio',
    'system.airosx.prov.status',
    'Management radio',
    'Starts the management Wi-Fi for phone setup at every boot.',
    {
      keywords: 'provisioning Wi-Fi',
    },
  ),
  time.toggle('time.enabled', 'ntpclient.status', 'NTP servers', 'Synchronizes the device clock with NTP.', {
    keywords: 'NTP clock time',
  }),
  timeServer.host(
    'time.server',
    'ntpclient.{n}.server',
    'Address',
    'NTP server that the device can reach, such as pool.ntp.org.',
    {
      required: always,
      keywords: 'NTP clock',
    },
  ),
  timeServer.toggle('time.serverEnabled', 'ntpclient.{n}.status', 'Enabled', ''),
  dynamic.toggle(
    'dynamicDns.all',
    'dyndns.status',
    'Dynamic DNS',
    'Updates a hostname when the IP address changes.',
    {
      visible: always,
      keywords: 'DDNS',
    },
  ),
  dynamic.toggle('dynamicDns.enabled', `${DYNDNS}.status`, 'Dynamic DNS entry', ''),
  dynamic.text('dynamicDns.service', `${DYNDNS}.service`, 'Dynamic DNS service', ''),
  dynamic.host('dynamicDns.host', `${DYNDNS}.hostname`, 'Dynamic DNS hostname', 'Hostname to update.', {
    keywords: 'host name',
    required: always,
  }),
  dynamic.text(
    'dynamicDns.userName',
    `${DYNDNS}.username`,
    'Dynamic DNS username',
    'Account at the provider.',
  ),
  dynamic.secret(
    'dynamicDns.password',
    `${DYNDNS}.password`,
    'Dynamic DNS password',
    'Account at the provider.',
  ),
  found.toggle(
    'discovery.enabled',
    'discovery.status',
    'Device discovery',
    'Lets other devices and tools find this one.',
    {
      visible: always,
    },
  ),
  announced.toggle('discovery.cdp', 'discovery.cdp.status', 'CDP', 'Announces the device to Cisco switches.'),
  announced.toggle('discovery.lldp', 'discovery.lldp.status', 'LLDP', 'Announces the device to switches.'),
  announced.toggle(
    'discovery.beacon',
    'discovery.beacon.status',
    'Discovery beacon',
    'Sends unsolicited discovery announcements.',
  ),
  airview.toggle(
    'airview.enabled',
    'airview.status',
    'Spectrum view',
    'Measures spectrum usage and interference.',
    {
      keywords: 'airView spectral service',
    },
  ),
  airview.port('airview.port', AIRVIEW_KEY, 'Spectrum view port', 'Port of older spectrum tools.', {
    rule: servicePort(AIRVIEW_KEY),
    range: { min: PORT_MIN, max: PORT_MAX },
    default: String(AIRVIEW_PORT),
    level: 'advanced',
    keywords: 'airView',
  }),
];
