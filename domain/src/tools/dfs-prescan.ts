import { type Message, message } from '../errors/message.ts';
import type { JobStatus } from './job.ts';

/** What listening for radar on a channel brought. */
export type PrescanState = 'pending' | 'scanning' | 'clear' | 'radar';

/** One channel of a prescan. */
export interface PrescanChannel {
  readonly centerMhz: number;
  readonly widthMhz: number;
  readonly state: PrescanState;
}

/** Listening for radar on several channels in turn, so that a change to one of them needs no wait. */
export interface DfsPrescan {
  readonly status: JobStatus;
  /** The channel that is listened to, MHz. */
  readonly frequencyMhz?: number | undefined;
  /** Seconds left on it. */
  readonly remainingSeconds?: number | undefined;
  readonly channels: readonly PrescanChannel[];
}

const STATE_WORDS: Readonly<Record<PrescanState, string>> = {
  pending: 'Waiting',
  scanning: 'Listening',
  clear: 'Clear',
  radar: 'Radar detected',
};

/** The words for the state of a channel. */
export function prescanStateMessage(state: PrescanState): Message {
  return message(STATE_WORDS[state]);
}

/** Seconds until the whole prescan is over: what is left on this channel, and the full time of those that wait. */
export function prescanSecondsLeft(
  { remainingSeconds, channels }: DfsPrescan,
  cacSecondsOf: (channel: PrescanChannel) => number,
): number {
  return channels.reduce((left, channel) => {
    if (channel.state === 'scanning') return left + (remainingSeconds ?? cacSecondsOf(channel));
    return channel.state === 'pending' ? left + cacSecondsOf(channel) : left;
  }, 0);
}
