import {
  type ConfigChanges,
  type ConfigStore,
  type ConfigText,
  isSameConfiguration,
} from '@radiolink/domain/configuration';
import type { ApplyMode } from './apply-state.ts';

/** What is to be written: the pending changes, what runs unsaved, or the backup that waits on the device. */
export type ApplyJob =
  | { readonly kind: 'changes'; readonly mode: ApplyMode; readonly store: ConfigStore }
  | { readonly kind: 'running'; readonly store: ConfigStore }
  | {
      readonly kind: 'backup';
      readonly text: ConfigText;
      /** The backup as changes to what runs now; undefined where that is unknown. */
      readonly replacing: ConfigStore | undefined;
      /** It was uploaded and waits; else it is what a first setup left. */
      readonly isUploaded: boolean;
    };

/** How a device is recognized to run what was meant. Values stay in memory: they may be secrets. */
export type Intended =
  | { readonly kind: 'changes'; readonly changes: ConfigChanges }
  | { readonly kind: 'same' | 'backup'; readonly config: ConfigText }
  | { readonly kind: 'running' };

export function modeOf(job: ApplyJob): ApplyMode {
  return job.kind === 'changes' ? job.mode : 'save';
}

/** The changes that a job sends; undefined where it sends none of this page. */
export function sentBy(job: ApplyJob | undefined): ConfigStore | undefined {
  return job?.kind === 'changes' ? job.store : undefined;
}

/** What a job replaces, to be saved in the browser first; undefined where nothing is replaced or that is unknown. */
export function replacedBy(job: ApplyJob): ConfigStore | undefined {
  switch (job.kind) {
    case 'changes':
      return job.store;
    case 'running':
      return undefined;
    case 'backup':
      return job.replacing;
  }
}

export function intendedBy(job: ApplyJob): Intended {
  switch (job.kind) {
    case 'changes':
      return { kind: 'changes', changes: job.store.changes };
    case 'running':
      return { kind: 'running' };
    case 'backup':
      return { kind: 'backup', config: job.text };
  }
}

/**
 * Whether what was meant is in force; undefined where that is unknown.
 *
 * @param intended undefined while nothing is known of it, as after joining a test
 * @param config the configuration that was read
 * @param isStaged what was read is an uploaded backup that waits, and not what runs
 */
export function isInForce(
  intended: Intended | undefined,
  config: ConfigText,
  isStaged: boolean,
): boolean | undefined {
  if (intended === undefined) return undefined;
  // A backup that is not applied yet is not in effect; it says nothing about other changes.
  if (isStaged) return intended.kind === 'backup' ? false : undefined;
  switch (intended.kind) {
    case 'changes':
      return [...intended.changes].every(([key, value]) => config.get(key) === value);
    case 'same':
    case 'backup':
      return isSameConfiguration(intended.config, config);
    case 'running':
      return true;
  }
}
