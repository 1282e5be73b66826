import { choices, settingsIn } from '../settings-in.ts';
import { integerBetween } from '../rules.ts';
import { offeredModes, remarkOnMode } from './offered-modes.ts';

const mode = settingsIn({ page: 'wireless', group: 'Mode and country', risk: 'cuts-link' });
const special = mode.with({ level: 'advanced' });
const internal = mode.with({ level: 'internal' });

/** Country codes are numeric, ISO 3166-1 and a few codes of the vendor; 0 means none chosen yet. */
const checkCountryCode = integerBetween(0, 9999);

/** Role of the radio, and its location. §config.radio. */
export const modeSettings = [
  mode.choice(
    'radio.mode',
    'radio.1.mode',
    'Wireless mode',
    'Access point: accepts stations. Station: connects to an access point.',
    {
      choices: offeredModes('radio.1.mode', choices(['master', 'Access point'], ['managed', 'Station'])),
      warning: remarkOnMode('radio.1.mode'),
      terms: ['radio.1.ptpmode'],
      open: true,
      keywords: 'AP client role',
    },
  ),
  mode.choice(
    'radio.topology',
    'radio.1.ptpmode',
    'Topology',
    'Point to point: one link between two devices. Point to multipoint: one access point, many stations.',
    {
      choices: offeredModes(
        'radio.1.ptpmode',
        choices(['0', 'Point to multipoint'], ['1', 'Point to point']),
      ),
      open: true,
      keywords: 'PtP PtMP',
    },
  ),
  mode.choice(
    'radio.country',
    'radio.countrycode',
    'Country',
    'Where the antenna is installed. Determines the permitted channels and transmit power.',
    {
      source: 'countries',
      mirrors: ['radio.1.countrycode'],
      rule: checkCountryCode,
      keywords: 'regulatory domain',
    },
  ),
  special.toggle('radio.enabled', 'radio.status', 'Radios', 'Off disconnects the link. Leave on.'),
  special.toggle('radio.mainEnabled', 'radio.1.status', 'Main radio', 'Off disconnects the link. Leave on.'),
  internal.integer(
    'radio.mainCountry',
    'radio.1.countrycode',
    'Country of the main radio',
    'Follows the country.',
    {
      rule: checkCountryCode,
    },
  ),
  internal.interface('radio.mainDevice', 'radio.1.devname', 'Main radio interface', 'Set by the device.', {
    default: 'ath0',
  }),
  internal.text('radio.countryLicence', 'radio.countrylicense', 'Country license', 'Set by older devices.', {
    keywords: 'licence',
  }),
  internal.text(
    'radio.rateModule',
    'radio.rate_module',
    'Rate module',
    'Rate control driver module (older devices).',
  ),
  internal.text('radio.subsystem', 'radio.1.subsystemid', 'Radio hardware number', 'Set by the device.'),
];
