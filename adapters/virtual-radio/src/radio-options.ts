import type { Clock } from '@radiolink/domain';
import type { After, Wait } from './machine/clock.ts';
import type { Profile } from './profiles/profile.ts';
import type { RandomSource } from './random/seeded-random.ts';
import type { SharedAir } from './shared-air.ts';

/** Source text to translated text, per language code. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface VirtualRadioOptions {
  /** One of `profileNames`; the first when left out. A RangeError for any other. */
  readonly profile?: string;
  /** Its time. Default the time of the system. */
  readonly clock?: Clock;
  /** Clock of the clients where `clock` runs faster: the countdown of a test lasts 240 s by it. Default `clock`. */
  readonly watchClock?: Clock;
  /** Decides the weather and the traffic, not the secrets. Seeded when left out, so that runs repeat. */
  readonly random?: RandomSource;
  /** Texts that `status.cgi` answers one after the other, holding the last. */
  readonly replay?: readonly string[];
  /** A recording of the spectrum, or a captured `airviewdata` answer, in place of its own. A RangeError for other text. */
  readonly spectrumReplay?: string;
  /** Stations of an access point, 0 to 256. */
  readonly stations?: number;
  /** MAC of the radio in any common form; its peers are numbered after it. */
  readonly baseMac?: string;
  /** Texts per language code, answered as `ui_translations.strings`: the radio offers these languages beside English. */
  readonly translations?: Translations;
  /** Address of the central controller's login; none when left out. */
  readonly singleSignOnUrl?: string;
  /** Names the live socket among what the device offers, so that the interface uses it. Off when left out. */
  readonly liveStatus?: boolean;
  /** The air that it shares with the other end of its link, another virtual radio. */
  readonly sharedAir?: SharedAir;
  /** Duration of a restart. Default 20. */
  readonly bootSeconds?: number;
  /** Outage when a new configuration restarts its network or radio. Default 3. */
  readonly softRestartSeconds?: number;
  /** Lets real time pass in calls that block. Default a timer. */
  readonly wait?: Wait;
  /** Drives what the device sends unasked. Default a timer. */
  readonly after?: After;
  /** A result of `snapshot`: the same device again, still logged in. Ignored if of another device. */
  readonly snapshot?: string;
  /** Lets `POST /__radio/faults` set faults. */
  readonly faults?: boolean;
}

/** Options that have a value in every radio. */
type Filled = 'clock' | 'wait' | 'bootSeconds' | 'softRestartSeconds';

/** Inputs of a radio. */
export interface RadioParts
  extends Omit<VirtualRadioOptions, Filled | 'profile' | 'after' | 'snapshot' | 'faults'>,
    Required<Pick<VirtualRadioOptions, Filled>> {
  readonly profile: Profile;
  /** Length of its steps, 1 s unless said: longer ones let a day pass in a moment. */
  readonly stepSeconds?: number;
}
