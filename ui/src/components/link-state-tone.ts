import { LinkState } from '@radiolink/domain/link';
import type { Tone } from './index.ts';

/** Tone of each link state. */
export const LINK_STATE_TONES: Readonly<Record<LinkState, Tone>> = {
  [LinkState.Unknown]: 'idle',
  [LinkState.Disabled]: 'idle',
  [LinkState.Connected]: 'good',
  [LinkState.Disconnected]: 'bad',
  [LinkState.Scanning]: 'busy',
  [LinkState.Authenticating]: 'busy',
  [LinkState.DfsWait]: 'busy',
};
