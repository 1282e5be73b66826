import { choices, settingsIn } from '../settings-in.ts';
import { ltu, present } from '../conditions.ts';
import { frequencyIn, mainBand, ofMainRadio } from './frequency.ts';
import { checkWpaKey } from '../rules.ts';
import { permittedFrequency, remarkOnClosedBand } from './lawful-channel.ts';

const radio = settingsIn({ page: 'wireless', group: 'Channel', risk: 'cuts-link', visible: ltu });
const security = settingsIn({ page: 'wireless', group: 'Security', risk: 'cuts-link' });

/** The frequencies of LTU devices, which write them to other keys than airMAX ones. §config.radio. */
export const ltuFrequencySettings = [
  radio.choice(
    'ltu.transmitFrequency',
    'radio.1.txfreq',
    'Transmit frequency',
    'Must equal the receive frequency of the remote end.',
    {
      ...ofMainRadio,
      rule: permittedFrequency('radio.1.txfreq', mainBand),
      warning: remarkOnClosedBand,
      terms: ['radio.1.chanbw', 'radio.countrycode'],
    },
  ),
  radio.choice(
    'ltu.receiveFrequency',
    'radio.1.rxfreq',
    'Receive frequency',
    'Must equal the transmit frequency of the remote end.',
    {
      ...ofMainRadio,
      rule: frequencyIn(mainBand),
    },
  ),
];

/** The encryption of LTU devices. §config.radio. */
export const ltuSecuritySettings = [
  security.choice(
    'ltu.security',
    'wireless.1.security',
    'LTU security',
    'None: the link is not encrypted. Must match on both ends.',
    {
      choices: choices(['WPA2-PSK', 'WPA2-PSK'], ['none', 'None']),
      open: true,
      visible: present('wireless.1.security'),
    },
  ),
  security.secret(
    'ltu.presharedKey',
    'wireless.1.security.psk',
    'LTU pre-shared key',
    'Must match on both ends.',
    {
      rule: checkWpaKey,
      visible: present('wireless.1.security.psk'),
      keywords: 'password WPA key',
    },
  ),
];
