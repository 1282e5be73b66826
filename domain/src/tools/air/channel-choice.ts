import { type Message, message } from '../../errors/message.ts';
import { isWithin, PHYSICAL } from '../../units/physical-range.ts';
import type { AdvisedChannel, PermittedChannel } from './channel-advice.ts';

/** The channel that the radio uses, MHz. */
export type ChannelInUse = Pick<PermittedChannel, 'controlMhz' | 'widthMhz'>;

/** What to do about the channel: to stay, or to move, what that gains and what it costs. */
export interface ChannelChoice {
  readonly kind: 'stay' | 'move';
  /** The channel to be used. */
  readonly advised: AdvisedChannel;
  readonly message: Message;
  /** What a move costs; undefined for staying. */
  readonly cost: Message | undefined;
}

/** A smaller gain is within the error of the measurement and not worth an outage. Project default. */
const WORTH_MOVING = 1.1;
/** The longest restart of a radio, seconds. reading 7. */
const RESTART_SECONDS = 100;

/** The channel in use among those compared; undefined where it was not measured or is not permitted. */
export function channelInUse(
  ranked: readonly AdvisedChannel[],
  own: ChannelInUse,
): AdvisedChannel | undefined {
  return ranked.find(
    ({ channel }) => channel.controlMhz === own.controlMhz && channel.widthMhz === own.widthMhz,
  );
}

/**
 * Whether to leave the channel in use for the best one. Undefined unless the channel in use is among those compared, and
 * for an invalid number of stations. reading 38.
 */
export function channelChoice(
  ranked: readonly AdvisedChannel[],
  own: ChannelInUse,
  stations: number,
): ChannelChoice | undefined {
  const [best] = ranked;
  const inUse = channelInUse(ranked, own);
  if (best === undefined || inUse === undefined || !isWithin(stations, PHYSICAL.amount)) return undefined;
  if (best === inUse || !(best.score >= inUse.score * WORTH_MOVING)) return staying(inUse);
  const { controlMhz, widthMhz, cacSeconds } = best.channel;
  return {
    kind: 'move',
    advised: best,
    message: message(
      'Move to {frequency} MHz, width {width} MHz: about {gain} % more capacity than on {own} MHz, width {ownWidth} MHz.',
      {
        frequency: controlMhz,
        width: widthMhz,
        gain: inUse.score > 0 ? Math.min(999, Math.round(100 * (best.score / inUse.score - 1))) : 999,
        own: own.controlMhz,
        ownWidth: own.widthMhz,
      },
    ),
    cost: message('Impact: link down for up to {seconds} s. Stations disconnected: {number}.', {
      seconds: cacSeconds + RESTART_SECONDS,
      number: stations,
    }),
  };
}

function staying(inUse: AdvisedChannel): ChannelChoice {
  const { controlMhz, widthMhz } = inUse.channel;
  return {
    kind: 'stay',
    advised: inUse,
    message: message('Stay on {frequency} MHz, width {width} MHz: no other channel gains 10 % or more.', {
      frequency: controlMhz,
      width: widthMhz,
    }),
    cost: undefined,
  };
}
