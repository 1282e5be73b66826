import { distanceWarning, maxAckMicroseconds, MIN_ACK_MICROSECONDS } from '../../radio/ack-timing.ts';
import { MINIMUM_DISTANCE_METRES } from '../../radio/distance.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import { any, holds, not, on, pointToPoint } from '../conditions.ts';
import type { InContext, SettingRule } from '../setting.ts';
import { settingsIn } from '../settings-in.ts';

/** Distance and wait that the device fills itself, or of an unknown board: only nonsense is refused. */
const ANY_DISTANCE_METRES = 300_000;
const ANY_ACK_MICROSECONDS = 5000;

const measured = on('radio.1.ack.auto', true);

/**
 * Distance that can be set by hand, metres: from the minimum distance up to the limit of the board. While the device
 * measures, it fills the value, and what it fills is not judged. §9.distance.
 */
export const distanceMetres: InContext<NumberRange> = (context, indexes) => ({
  min: measured(context, indexes) ? 0 : MINIMUM_DISTANCE_METRES,
  max: context.board?.distanceLimitMetres ?? ANY_DISTANCE_METRES,
});

/**
 * Range of the manual ACK timeout, whole microseconds: from distance zero up to the board's distance limit or
 * the maximum of the hardware's counter. While auto-adjust is on, the device sets the value. §9.ack.
 */
export const ackTimeoutMicroseconds: InContext<NumberRange> = (context, indexes) => {
  const { board } = context;
  if (measured(context, indexes)) return { min: 0, max: ANY_ACK_MICROSECONDS };
  return {
    min: MIN_ACK_MICROSECONDS,
    max:
      board === undefined ? ANY_ACK_MICROSECONDS : Math.floor(maxAckMicroseconds(board.distanceLimitMetres)),
  };
};

/** Remarks on a distance by hand at which acknowledgements come too late for the channel width. §5. */
const warnOfDistance: SettingRule = (value, context, indexes) => {
  const width = context.values.get('radio.1.chanbw') ?? '';
  const isWithoutAck = context.values.get('radio.1.pollingnoack') === '1';
  if (width === '' || isWithoutAck || measured(context, indexes)) return undefined;
  return distanceWarning(Number(value), Number(width));
};

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
