import { type Token, token } from '../wiring/token.ts';

/** A sign of life. Both are undefined if the device does not report them. */
export interface Presence {
  readonly uptimeSeconds?: number | undefined;
  /** Changes with the configuration in force. */
  readonly configurationStamp?: string | undefined;
}

/** Resolves if the device responds, else rejects with `RequestFailure`; works while heartbeats are held. */
export interface LivenessPort {
  ask(): Promise<Presence>;
}
export const LivenessPort: Token<LivenessPort> = token<LivenessPort>('presence/LivenessPort');
