import { checkSsid, SSID_MAX_LENGTH } from '../../network/validators.ts';
import { accessPoint, all, always, pointToMultipoint, station } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const network = settingsIn({ page: 'wireless', group: 'Wireless network', risk: 'cuts-link' });
const special = network.with({ level: 'advanced' });
const internal = network.with({ level: 'internal' });

/** The name of the link and who may follow it. §config.wireless. */
export const ssidSettings = [
  network.text(
    'wireless.ssid',
    'wireless.1.ssid',
    'SSID',
    'Wireless network name. Must match on both ends.',
    {
      rule: checkSsid,
      maxLength: SSID_MAX_LENGTH,
      required: always,
      mirrors: ['aaa.1.ssid', 'wpasupplicant.profile.1.network.1.ssid'],
      keywords: 'network name ESSID',
    },
  ),
  network.toggle(
    'wireless.hideSsid',
    'wireless.1.hide_ssid',
    'Hide SSID',
    'Omits the SSID from beacons. This does not improve security. Leave off.',
    {
      default: 'disabled',
      visible: accessPoint,
      risk: 'restarts-radio',
      keywords: 'hidden network name',
    },
  ),
  network.mac(
    'wireless.lockToAccessPoint',
    'wireless.1.ap',
    'Lock to access point',
    'Connects only to the access point with this MAC address; empty = any.',
    {
      visible: station,
      mirrors: ['wpasupplicant.profile.1.network.1.bssid'],
      keywords: 'AP MAC BSSID',
    },
  ),
  network.toggle(
    'wireless.clientIsolation',
    'wireless.1.l2_isolation',
    'Client isolation',
    'Blocks traffic between stations, such as those of different customers.',
    {
      default: 'disabled',
      visible: all(accessPoint, pointToMultipoint),
      risk: 'restarts-radio',
      keywords: 'L2 isolation',
    },
  ),
  special.toggle(
    'wireless.transparentBridge',
    'wireless.1.wds.status',
    'Transparent bridging',
    'Bridges the MAC addresses behind a station unchanged (WDS).',
    { keywords: 'WDS' },
  ),
  special.toggle('wireless.enabled', 'wireless.status', 'Wireless', 'Off disconnects the link. Leave on.'),
  special.toggle(
    'wireless.mainEnabled',
    'wireless.1.status',
    'Wireless network',
    'Off disconnects the link. Leave on.',
  ),
  internal.interface(
    'wireless.device',
    'wireless.1.devname',
    'Wireless network interface',
    'Set by the device.',
    {
      default: 'ath0',
    },
  ),
  internal.toggle(
    'wireless.vendorElement',
    'wireless.1.addmtikie',
    'Vendor element in beacons',
    'Adds a vendor information element to beacons.',
  ),
  internal.toggle('wireless.autoWds', 'wireless.1.autowds', 'Automatic WDS', 'Set by older devices.'),
  internal.integer(
    'wireless.authenticationMode',
    'wireless.1.authmode',
    'Authentication mode',
    'Set by older devices.',
  ),
  internal.toggle(
    'wireless.hideIndoor',
    'wireless.hideindoor.status',
    'Hide indoor channels',
    'Set by older devices.',
  ),
  internal.text('ltu.jumboFrames', 'ame.net.jumbo', 'Jumbo frames', 'Allows jumbo frames on LTU devices.'),
  internal.text('ltu.lan', 'ame.net.lan_en', 'LTU LAN', 'Set by LTU devices.'),
];
