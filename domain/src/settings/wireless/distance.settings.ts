import { any, holds, not, on, pointToPoint } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';
import { ackTimeoutMicroseconds, distanceMetres, warnOfDistance } from './distance-limits.ts';

const distance = settingsIn({ page: 'wireless', group: 'Distance', risk: 'restarts-radio' });
const special = distance.with({ level: 'advanced' });
const byHand = not(on('radio.1.ack.auto', true));

/** Distance to the remote end, and the ACK timeout. §config.radio, §facts.distance. */
export const distanceSettings = [
  distance.toggle(
    'radio.autoDistance',
    'radio.1.ack.auto',
    'Automatic distance',
    'Sets the ACK timeout from the measured distance. Leave on when in doubt.',
    {
      default: 'enabled',
      keywords: 'ACK auto adjust',
    },
  ),
  distance.integer(
    'radio.distance',
    'radio.1.ackdistance',
    'Distance',
    'Straight-line distance to the remote end, or to the farthest station.',
    {
      unit: 'm',
      range: distanceMetres,
      warning: warnOfDistance,
      visible: byHand,
      keywords: 'ACK range length km miles',
    },
  ),
  special.integer(
    'radio.ackTimeout',
    'radio.1.acktimeout',
    'ACK timeout',
    'Maximum wait for an ACK. Too short causes retransmissions, too long costs capacity.',
    {
      keywords: 'acknowledgement time',
      unit: 'µs',
      range: ackTimeoutMicroseconds,
      visible: byHand,
    },
  ),
  special.flag(
    'radio.noAck',
    'radio.1.pollingnoack',
    'Long range PtP mode',
    'Disables acknowledgements (ACK) for links beyond the ACK distance limit.',
    {
      default: '0',
      // A device that has it on keeps the control to turn it off.
      visible: any(pointToPoint, holds('radio.1.pollingnoack', '1')),
      keywords: 'no ACK',
    },
  ),
];
