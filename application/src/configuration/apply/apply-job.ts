import {
  type ConfigChanges,
  type ConfigStore,
  type ConfigText,
  isSameConfiguration,
} from '@radiolink/domain/configuration';
import type { ApplyMode } from './apply-state.ts';

/** Content of a write: the pending changes, the unsaved running configuration, or the uploaded backup. */
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

/** Identifies the intended configuration on a device. Values stay in memory: they may be secrets. */
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

/** Configuration that a job replaces, saved in the browser first; undefined if none or unknown. */
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
 * True if the intended configuration is running; undefined if unknown.
 * @param intended undefined while unknown, as after joining a test
 * @param config the configuration that was read
 * @param isStaged true if the text read is an uploaded backup instead of the running configuration
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
