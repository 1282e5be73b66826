import type { Clock } from '@radiolink/domain';
import type { Wait } from './machine/wait.ts';
import type { Profile } from './profiles/profile.ts';
import type { RandomSource } from './random/seeded-random.ts';
import type { SharedAir } from './shared-air.ts';

/** Source text to translated text, per language code. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Inputs of a radio. */
export interface RadioParts {
  readonly profile: Profile;
  readonly clock: Clock;
  readonly watchClock?: Clock | undefined;
  readonly wait: Wait;
  readonly bootSeconds: number;
  readonly softRestartSeconds: number;
  readonly random?: RandomSource | undefined;
  readonly stations?: number | undefined;
  readonly baseMac?: string | undefined;
  readonly replay?: readonly string[] | undefined;
  readonly spectrumReplay?: string | undefined;
  readonly translations?: Translations | undefined;
  readonly singleSignOnUrl?: string | undefined;
  readonly liveStatus?: boolean | undefined;
  /** Length of its steps, 1 s unless said: longer ones let a day pass in a moment. */
  readonly stepSeconds?: number | undefined;
  readonly sharedAir?: SharedAir | undefined;
}
