import {
  ConfigStore,
  ConfigText,
  diffConfigs,
  type ShownChange,
  shownChanges,
} from '@radiolink/domain/configuration';
import { type ChangeImpact, changeImpact } from '@radiolink/domain/impact';
import {
  type FaultFacts,
  type Finding,
  namesBetween,
  pendingFindings,
  unknownKeyRemarks,
} from '@radiolink/domain/settings';
import type { DeviceSession } from './device-session.ts';
import { impactContext } from './impact-context.ts';
import { nextStatus } from './next-status.ts';
import { changesTo, refusedChange, type WantedConfiguration } from './wanted-changes.ts';

/** What a change would do, without doing it. */
export interface ChangePlan {
  /** By setting, secrets masked. */
  readonly changes: readonly ShownChange[];
  /** What it interrupts; undefined where nothing changes. */
  readonly impact: ChangeImpact | undefined;
  /** Rules that it breaks: it is not sent. */
  readonly faults: readonly Finding[];
  /** What it may not mean; it stops nothing. */
  readonly remarks: readonly Finding[];
}

function findingsOf(store: ConfigStore, original: ConfigText, facts: FaultFacts) {
  const { faults, remarks } = pendingFindings(store, facts);
  const set = [...store.changes]
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key]) => key);
  return { faults, remarks: [...remarks, ...unknownKeyRemarks(set, original.entries())] };
}

/** Says what a change would do. @throws RequestFailure, RangeError for a key or a value that cannot be written */
export async function planChange(
  radio: Omit<DeviceSession, 'close' | 'presence' | 'configurationTest'>,
  wanted: WantedConfiguration,
): Promise<ChangePlan> {
  const original = ConfigText.parse((await radio.configuration.read()).text);
  const status = await nextStatus(radio);
  const { linkedMhz, ...facts } = await impactContext(radio, status);
  const { channels } = facts;
  const edit = ConfigStore.of(original).edit(changesTo(wanted, original, facts));
  if (!edit.ok) throw refusedChange(edit);
  const { store } = edit;
  const { running } = store;
  return {
    changes: shownChanges(
      diffConfigs(original, running),
      namesBetween(original.entries(), running.entries()),
    ),
    impact: store.isChanged
      ? changeImpact({ before: original, after: running, linkedMhz, ...(channels && { channels }) })
      : undefined,
    ...findingsOf(store, original, facts),
  };
}
