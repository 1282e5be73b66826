import { emptySuccess, wrongField } from '../answers.ts';
import { wholeIn } from '../body.ts';
import { type V1Exchange, v1SessionCall } from '../exchange.ts';

const LONGEST_DELAY_SECONDS = 3600;

/** Carries it out; inside a batch after its writes, if all of it went well. */
function atTheEnd({ batch }: V1Exchange, action: () => void): void {
  if (batch === undefined) action();
  else batch.afterwards.push(action);
}

/** POST /system/reboot — after `timeout` seconds. §v1.system. */
export const v1Reboot = v1SessionCall('POST', '/system/reboot', exchange => {
  const { radio, body } = exchange;
  const seconds = wholeIn(body, 'timeout', { usual: 0, least: 0, most: LONGEST_DELAY_SECONDS });
  if (seconds === undefined) return wrongField('timeout', 'Seconds from 0 to 3600');
  const at = radio.clock.now() + seconds * 1000;
  atTheEnd(exchange, () => {
    if (seconds === 0) radio.restart();
    else radio.agenda.plan({ name: 'reboot', at, happen: () => radio.restart() });
  });
  return emptySuccess();
});

/** POST /device/factory-reset — back to how it came out of the box. §v1.device. */
export const factoryReset = v1SessionCall('POST', '/device/factory-reset', exchange => {
  atTheEnd(exchange, () => exchange.radio.reset());
  return emptySuccess();
});
