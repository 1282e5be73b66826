import { aliasSettings, dnsSettings, routeSettings } from './network/addressing.settings.ts';
import { bridgeSettings, vlanSettings } from './network/bridge.settings.ts';
import { dhcpSettings } from './network/dhcp.settings.ts';
import { dhcp6Settings } from './network/dhcp6.settings.ts';
import { firewall6Settings, firewallSettings } from './network/firewall.settings.ts';
import { interfaceSettings, linkModeSettings } from './network/interface.settings.ts';
import { networkModeSettings } from './network/mode.settings.ts';
import { natSettings } from './network/nat.settings.ts';
import { pppoeSettings } from './network/pppoe.settings.ts';
import { shapingSettings } from './network/shaping.settings.ts';
import { accessSettings } from './services/access.settings.ts';
import { networkServiceSettings } from './services/network-services.settings.ts';
import { watchSettings } from './services/watch.settings.ts';
import type { SettingDescriptor } from './setting.ts';
import { deviceSettings } from './system/device.settings.ts';
import { firmwareSettings } from './system/firmware.settings.ts';
import { timeSettings } from './system/time.settings.ts';
import { userSettings } from './system/user.settings.ts';
import { accessListSettings, securitySettings } from './wireless/security.settings.ts';
import { airtimeSettings } from './wireless/airtime.settings.ts';
import { channelSettings } from './wireless/channel.settings.ts';
import { distanceSettings } from './wireless/distance.settings.ts';
import { ledSettings } from './wireless/leds.settings.ts';
import { ltuSecuritySettings } from './wireless/ltu.settings.ts';
import { modeSettings } from './wireless/mode.settings.ts';
import { powerSettings } from './wireless/power.settings.ts';
import { radiusSettings } from './wireless/radius.settings.ts';
import { rateSettings } from './wireless/rate.settings.ts';
import { securityInternalSettings } from './wireless/security-internals.settings.ts';
import { sixtySettings } from './wireless/sixty.settings.ts';
import { ssidSettings } from './wireless/ssid.settings.ts';

/** Every setting in the order of the pages and their groups. */
const settings = [
  ...modeSettings,
  ...ssidSettings,
  ...channelSettings,
  ...powerSettings,
  ...distanceSettings,
  ...sixtySettings,
  ...securitySettings,
  ...ltuSecuritySettings,
  ...radiusSettings,
  ...accessListSettings,
  ...airtimeSettings,
  ...rateSettings,
  ...ledSettings,
  ...securityInternalSettings,
  ...networkModeSettings,
  ...interfaceSettings,
  ...linkModeSettings,
  ...aliasSettings,
  ...dhcpSettings,
  ...pppoeSettings,
  ...dnsSettings,
  ...routeSettings,
  ...bridgeSettings,
  ...vlanSettings,
  ...dhcp6Settings,
  ...natSettings,
  ...firewallSettings,
  ...firewall6Settings,
  ...shapingSettings,
  ...accessSettings,
  ...watchSettings,
  ...networkServiceSettings,
  ...deviceSettings,
  ...timeSettings,
  ...userSettings,
  ...firmwareSettings,
];

/** The stable name of a setting, checked by the compiler: `radio.channelWidth`. */
export type SettingId = (typeof settings)[number]['id'];

/** One configurable item of the catalogue. */
export type Setting = SettingDescriptor<SettingId>;

/** Every configurable item of the device, in the order of the pages. §config.text to §config.services. */
export const settingsCatalogue: readonly Setting[] = settings;
