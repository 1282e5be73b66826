import { maxAckMicroseconds } from '../../radio/ack-timing.ts';
import { distanceWarning } from '../../radio/no-ack-distance.ts';
import { on } from '../conditions.ts';
import type { InContext, NumberRange, SettingRule } from '../setting.ts';

/** Distance and wait when the board does not tell: beyond any known link, so that only nonsense is refused. */
const ANY_DISTANCE_METRES = 300_000;
const ANY_ACK_MICROSECONDS = 5000;

const measured = on('radio.1.ack.auto', true);

/** Distance that can be set by hand, metres: up to the limit of the board. */
export const distanceMetres: InContext<NumberRange> = ({ board }) => ({
  min: 0,
  max: board?.distanceLimitMetres ?? ANY_DISTANCE_METRES,
});

/** Wait for an acknowledgement, microseconds: up to what the distance limit of the board needs. Specification §9, ack timing. */
export const ackTimeoutMicroseconds: InContext<NumberRange> = ({ board }) => ({
  min: 0,
  max:
    board?.distanceLimitMetres === undefined
      ? ANY_ACK_MICROSECONDS
      : Math.ceil(maxAckMicroseconds(board.distanceLimitMetres)),
});

/** Remarks on a distance by hand at which acknowledgements come too late for the channel width. Specification §5. */
export const warnOfDistance: SettingRule = (value, context, indexes) => {
  const width = context.values.get('radio.1.chanbw') ?? '';
  if (width === '' || measured(context, indexes)) return undefined;
  return distanceWarning(Number(value), Number(width));
};
