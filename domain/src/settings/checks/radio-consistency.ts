import { message } from '../../errors/message.ts';
import { isInUse } from '../section-switches.ts';
import type { CrossCheck } from './cross-check.ts';

/** The control channel is a part of the whole channel, so its frequency is less than the width from the middle. */
export const checkCenterFrequency: CrossCheck = ({ values }) => {
  const [frequency, center, width] = ['radio.1.freq', 'radio.1.center.1.freq', 'radio.1.chanbw'].map(key =>
    Number(values.get(key)),
  );
  if (!frequency || !center || !width || !isInUse('radio.1.freq', values)) return [];
  if (Math.abs(center - frequency) <= width / 2) return [];
  const problem = message(
    'The center frequency is {distance} MHz from the control frequency, outside the channel.',
    {
      distance: Math.abs(center - frequency),
    },
  );
  return [{ key: 'radio.1.center.1.freq', problem, severity: 'error' }];
};

const LEDS = [1, 2, 3, 4].map(number => `wireless.1.signal_led${number}`);

/** The lights go on one after the other as the signal grows. */
export const checkLedOrder: CrossCheck = ({ values }) =>
  LEDS.slice(1).flatMap((key, place) => {
    const before = Number(values.get(LEDS[place] ?? ''));
    const threshold = Number(values.get(key));
    if (!before || !threshold || threshold < before) return [];
    const problem = message('This LED does not light after LED {number}.', { number: place + 1 });
    return [{ key, problem, severity: 'note' }];
  });

/** An access point keeps its encryption in `aaa`, a station in `wpasupplicant`. config-format §6. */
export const checkSecuritySide: CrossCheck = ({ values, wirelessMode }) => {
  const other = wirelessMode?.startsWith('ap') ? 'wpasupplicant.status' : 'aaa.status';
  if (wirelessMode === undefined || values.get(other) !== 'enabled') return [];
  const problem = message('Encryption of the other wireless mode is on.');
  return [{ key: other, problem, severity: 'note' }];
};
