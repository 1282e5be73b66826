import { type Token, token } from '../wiring/token.ts';
import type { UpgradeJob } from './upgrade-state.ts';

/** What it is stored under in a browser. */
export const REMOTE_UPGRADE_KEY = 'radiolink.remote-upgrade';

/** An installation on a remote device whose end was not seen. */
export interface RemoteUpgrade {
  readonly version: 1;
  /** The remote device, upper case with colons. */
  readonly mac: string;
  readonly name: string;
  readonly job: UpgradeJob;
}

/** Where an installation on a remote device outlives the page. Nothing throws: a browser that keeps nothing remembers as long as the page. */
export interface RemoteUpgradeMemoryPort {
  load(): RemoteUpgrade | undefined;
  save(upgrade: RemoteUpgrade): void;
  clear(): void;
}
export const RemoteUpgradeMemoryPort: Token<RemoteUpgradeMemoryPort> = token<RemoteUpgradeMemoryPort>(
  'firmware/RemoteUpgradeMemoryPort',
);
