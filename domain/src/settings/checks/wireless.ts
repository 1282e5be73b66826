import { message } from '../../errors/message.ts';
import { isEntryInUse, mayBeInUse } from '../section-switches.ts';
import type { SettingsContext } from '../settings-context.ts';
import { mainBand } from '../wireless/frequency.ts';
import type { CrossCheck } from './cross-check.ts';

/** A frequency or width that is set to a possible number; 0 is automatic. */
function setMhz(context: SettingsContext, key: string): number | undefined {
  const mhz = Number(context.values.get(key) ?? '');
  return mhz > 0 && mhz <= mainBand(context, []).max ? mhz : undefined;
}

/** The control channel lies within the whole channel: at most half the width from its middle. */
export const checkCenterFrequency: CrossCheck = context => {
  const { values } = context;
  const frequency = setMhz(context, 'radio.1.freq');
  const center = setMhz(context, 'radio.1.center.1.freq');
  const width = setMhz(context, 'radio.1.chanbw');
  if (frequency === undefined || center === undefined || width === undefined) return [];
  const distance = Math.abs(center - frequency);
  if (distance <= width / 2 || !mayBeInUse('radio.1.freq', values)) return [];
  const problem = message('The control frequency is {distance} MHz from the center, outside the channel.', {
    distance,
  });
  // Named by the channel: it is what people set, and its center follows.
  return [
    { key: 'radio.1.freq', terms: ['radio.1.center.1.freq', 'radio.1.chanbw'], problem, severity: 'error' },
  ];
};

const LEDS = [1, 2, 3, 4].map(number => `wireless.1.signal_led${number}`);

/** The lights go on one after the other as the signal grows. */
export const checkLedOrder: CrossCheck = ({ values }) =>
  LEDS.slice(1).flatMap((key, place) => {
    const before = Number(values.get(LEDS[place] ?? ''));
    const threshold = Number(values.get(key));
    if (!before || !threshold || threshold < before) return [];
    const problem = message('This threshold should be a lower number than that of LED {number}.', {
      number: place + 1,
    });
    return [{ key, problem, severity: 'note' }];
  });

/** An access point keeps its encryption in `aaa`, a station in `wpasupplicant`. §config.wireless. */
export const checkSecuritySide: CrossCheck = ({ values, wirelessMode }) => {
  const isAccessPoint = wirelessMode?.startsWith('ap') === true;
  const other = isAccessPoint ? 'wpasupplicant.status' : 'aaa.status';
  if (wirelessMode === undefined || values.get(other) !== 'enabled') return [];
  const problem = isAccessPoint
    ? message('Station encryption is enabled, but the device is an access point.')
    : message('Access point encryption is enabled, but the device is a station.');
  return [{ key: other, problem, severity: 'note' }];
};

/** Accounts are asked for at a RADIUS server: with none, no station gets in. §config.wireless. */
export const checkAccountsServer: CrossCheck = context => {
  const { values, wirelessMode } = context;
  const method = 'aaa.1.wpa.key.1.mgmt';
  const server = 'aaa.1.radius.auth.1';
  const asks =
    wirelessMode?.startsWith('ap') === true &&
    values.get('aaa.status') === 'enabled' &&
    values.get(method) === 'WPA-EAP';
  if (!asks || isEntryInUse(server, values)) return [];
  const problem = message('Required for WPA2-EAP.');
  return [{ key: `${server}.status`, problem, severity: 'note', terms: [method, 'aaa.status'] }];
};
