import type { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import type { PageAddress } from '@radiolink/domain/impact';
import type { ReadConfiguration } from '../configuration.port.ts';
import type { RememberedTest } from '../drafts/change-memory.port.ts';
import type { ApplyJob, Intended } from './apply-job.ts';
import type { ApplyOutcome, ApplyState } from './apply-state.ts';

/**
 * Commands of the machine. Each is carried out once, in the order given; its result comes back as an event.
 */
export type ApplyCommand =
  /** Counts seconds and listens to other tabs, or stops. */
  | { readonly kind: 'start-watching' | 'stop-watching' }
  /** Requests the state of the test; first reads the configuration if that is in doubt. */
  | { readonly kind: 'look'; readonly asking: ApplyState['kind']; readonly readsFirst: boolean }
  | { readonly kind: 'probe'; readonly url: string }
  /** Leaves for the page at the new address. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Probes the new address before anything is sent. */
  | { readonly kind: 'check-address'; readonly attempt: number; readonly address: PageAddress }
  /** Saves the configuration before the change in this browser. */
  | { readonly kind: 'save-snapshot'; readonly attempt: number; readonly store: ConfigStore }
  | { readonly kind: 'write'; readonly attempt: number; readonly job: ApplyJob }
  /** Samples the link before a test. */
  | { readonly kind: 'sample-link' }
  /** Checks that the test still runs, before it is kept or reverted. */
  | { readonly kind: 'check-test'; readonly request: 'keep' | 'revert' }
  /** Reads the tested configuration, to distinguish the followed test from another one. */
  | {
      readonly kind: 'identify-test';
      readonly request: 'keep' | 'revert' | undefined;
      readonly intended: Intended | undefined;
      readonly secondsLeft: number | undefined;
    }
  | { readonly kind: 'keep' | 'revert' }
  | { readonly kind: 'read-joined-test' }
  /** Reads what the device runs and since when it is up. */
  | { readonly kind: 'read-configuration'; readonly asking: ApplyState }
  /** Gives the editor what was read. */
  | { readonly kind: 'take-configuration'; readonly read: ReadConfiguration }
  /** Notifies the repository whether the written configuration is under test. */
  | { readonly kind: 'test-found' | 'test-fell-back' }
  /** Notifies the repository of the device's configuration while no test runs. */
  | { readonly kind: 'test-over'; readonly config: ConfigText }
  /** Nothing is under way: gathers what is known besides. */
  | { readonly kind: 'consider-rest' }
  | { readonly kind: 'read-left-behind'; readonly test: RememberedTest; readonly bootedAt: number | null }
  /** Offers the changes of an earlier time. */
  | { readonly kind: 'offer-draft' }
  | {
      readonly kind: 'remember-test';
      readonly since: number;
      readonly endsAt: number;
      readonly sent: ConfigStore | undefined;
    }
  | { readonly kind: 'remember-test-end'; readonly endsAt: number }
  /** Makes changes that the device lost by a restart pending again. */
  | { readonly kind: 'restore-lost'; readonly outcome: ApplyOutcome; readonly sent: ConfigStore }
  /** Remembers what an outcome leaves behind. */
  | {
      readonly kind: 'remember-outcome';
      readonly from: ApplyState;
      readonly done: Extract<ApplyState, { kind: 'done' }>;
      readonly sent: ConfigStore | undefined;
    }
  | { readonly kind: 'forget-outcome' };
