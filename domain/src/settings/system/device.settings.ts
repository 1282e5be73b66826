import { boardHas, present, stored } from '../conditions.ts';
import { checkLanguage } from '../rules.ts';
import { settingsIn } from '../settings-in.ts';

const device = settingsIn({ page: 'system', group: 'Device', risk: 'none' });
const internal = device.with({ level: 'internal' });
const part = device.with({ risk: 'restarts-services', level: 'advanced' });
const place = settingsIn({ page: 'system', group: 'Location', risk: 'none', level: 'advanced' });

/** The device itself: name, components, location. §config.services. */
export const deviceSettings = [
  device.text('device.name', 'resolv.host.1.name', 'Device name', '', {
    keywords: 'hostname host name',
  }),
  internal.toggle('device.nameInUse', 'resolv.host.1.status', 'Device name in use', 'Set by the device.'),
  device.choice(
    'device.language',
    'gui.language',
    'Interface language',
    'Default language of the web interface. Each user can select another one.',
    {
      source: 'languages',
      rule: checkLanguage,
      default: 'en_US',
    },
  ),
  device.toggle(
    'device.imperialUnits',
    'system.imperial_units.status',
    'Imperial units',
    "Shows feet and miles in the manufacturer's interface.",
    {
      visible: present('system.imperial_units.status'),
    },
  ),
  part.toggle(
    'device.resetButton',
    'system.external.reset',
    'Reset button',
    'Lets the button on the power supply reset the device. Leave on.',
    {
      default: 'enabled',
      visible: stored('system.external.reset', boardHas('reset-button')),
      keywords: 'factory reset',
    },
  ),
  part.toggle('device.resetButtonOlder', 'system.button.reset', 'Reset button of older devices', '', {
    visible: present('system.button.reset'),
  }),
  part.toggle(
    'device.poePassthrough',
    'system.poe_passthrough',
    'PoE passthrough',
    'Powers a second device. The power supply must be rated for both.',
    {
      default: 'disabled',
      visible: boardHas('poe-passthrough'),
      keywords: 'power over Ethernet camera',
    },
  ),
  part.toggle('device.nightMode', 'system.leds.nightmode', 'LED night mode', 'Turns off the device LEDs.', {
    default: 'disabled',
    keywords: 'lights dark',
  }),
  part.toggle(
    'device.crashReports',
    'system.autosend_crash_reports',
    'Send crash reports',
    'Sends crash reports to the manufacturer.',
    {
      default: 'disabled',
    },
  ),
  place.toggle('device.gps', 'system.gps.status', 'GPS', '', {
    visible: boardHas('gps'),
  }),
  place.decimal('device.latitude', 'system.latitude', 'Latitude', 'Degrees north; negative is south.', {
    unit: '°',
    range: { min: -90, max: 90 },
  }),
  place.decimal('device.longitude', 'system.longitude', 'Longitude', 'Degrees east; negative is west.', {
    unit: '°',
    range: { min: -180, max: 180 },
  }),
  place.decimal('device.height', 'system.height', 'Height', 'Height of the antenna above the ground.', {
    unit: 'm',
    range: { min: -1000, max: 10_000 },
    keywords: 'altitude',
  }),
];
