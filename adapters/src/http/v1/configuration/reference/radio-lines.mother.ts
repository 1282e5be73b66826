import { constantFrom } from 'fast-check';
import { isOn, type Line, NAME, number, perhaps, text, toggle, type Values } from './line.mother.ts';

const of = (all: Values, key: string): number => Number(all[key]);
const orNull = (value: string): number | null => Number(value) || null;
const eirp =
  (index: number) =>
  (value: string, all: Values): number =>
    Number(value) + of(all, `radio.${index}.antenna.gain`) - of(all, `radio.${index}.cable.loss`);

/** Lines that both kinds of radio have. `§v1.configuration. */
function commonLines(
  id: string,
  index: number,
  frequencies: readonly string[],
): Readonly<Record<string, Line>> {
  const radio = `wireless.interfaces.${id}`;
  const isAuto = (all: Values): boolean => all[`radio.${index}.freq`] === '0';
  return {
    [`radio.${index}.status`]: toggle(`${radio}.enabled`),
    [`radio.${index}.freq`]: text(`${radio}.frequency.control`, constantFrom('0', ...frequencies), {
      json: orNull,
    }),
    [`radio.${index}.center.1.freq`]: text(`${radio}.frequency.center`, constantFrom(...frequencies), {
      json: (value, all) => (isAuto(all) ? null : Number(value)),
      loss: 'An automatic channel has no center',
      loses: (_value, all) => isAuto(all),
    }),
    [`radio.${index}.chanbw`]: text(`${radio}.channelWidth`, constantFrom('20', '40', '80', '1080', '2160'), {
      json: Number,
    }),
    [`radio.${index}.cable.loss`]: number(`${radio}.cableLoss`, 0, 20),
    [`radio.${index}.antenna.gain`]: number(`${radio}.antennaGain`, 0, 45),
    [`radio.${index}.txpower`]: number(`${radio}.outputPower.eirp`, -4, 30, { json: eirp(index) }),
    [`wireless.${index}.l2_isolation`]: toggle(`${radio}.clientIsolation`),
    [`radio.${index}.ack.auto`]: toggle(`${radio}.distance.auto`),
    [`radio.${index}.ackdistance`]: number(`${radio}.distance.value`, 0, 100_000),
  };
}

const MAIN = 'wireless.interfaces.main';
const BACKUP = 'wireless.interfaces.backup';
const isStation = (all: Values): boolean => all['radio.1.mode'] === 'managed';
const isSecured = (all: Values): boolean =>
  isOn(isStation(all) ? all['wpasupplicant.status'] : all['aaa.status']);
const pskOf = (all: Values): string | undefined =>
  isStation(all) ? all['wpasupplicant.profile.1.network.1.psk'] : all['aaa.1.wpa.psk'];

/** The two places of the security of a 5 GHz radio: the object has that of its role. */
const security = (role: 'ap' | 'sta'): Partial<Line> => {
  const isIdle = (all: Values): boolean => isStation(all) !== (role === 'sta');
  return {
    json: (_value, all) => (isSecured(all) ? 'wpa2-psk' : 'none'),
    absent: 'disabled',
    loss: 'The object has one security, that of the role in use',
    loses: (value, all) => isIdle(all) && isOn(value),
  };
};
const KEY: Partial<Line> = {
  json: (_value, all) => (isSecured(all) ? pskOf(all) : undefined),
  loss: 'An open network has no key, and the roles share one',
  loses: (value, all) => !isSecured(all) || value !== pskOf(all),
};

/** `wireless` of the configuration object. */
export const RADIO_LINES: Readonly<Record<string, Line>> = {
  ...commonLines('main', 0, ['58320', '62640', '64800']),
  'radio.0.mode': text(`${MAIN}.apMode`, constantFrom('ap-ptp', 'ap-ptmp', 'sta-ptp', 'sta-ptmp'), {
    json: value => value.startsWith('ap'),
  }),
  'radio.0.ssid': text(`${MAIN}.ssid`),
  'radio.0.psk': text(`${MAIN}.encryption.passphrase`, perhaps(NAME), { json: value => value || undefined }),
  ...commonLines('backup', 1, ['5180', '5200', '5500', '5745']),
  'radio.1.mode': text(`${BACKUP}.apMode`, constantFrom('master', 'managed'), {
    json: value => value === 'master',
  }),
  'radio.1.ptpmode': text(`${BACKUP}.ptpMode`, constantFrom('0', '1'), { json: value => value === '1' }),
  'radio.1.auto_txpower': toggle(`${BACKUP}.outputPower.auto`),
  'wireless.1.ssid': text(`${BACKUP}.ssid`),
  'aaa.status': toggle(`${BACKUP}.encryption.type`, security('ap')),
  'aaa.1.wpa.psk': text(`${BACKUP}.encryption.passphrase`, NAME, KEY),
  'wpasupplicant.status': toggle(`${BACKUP}.encryption.type`, security('sta')),
  'wpasupplicant.profile.1.network.1.psk': text(`${BACKUP}.encryption.passphrase`, NAME, KEY),
};
