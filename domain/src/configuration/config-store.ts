import { message } from '../errors/message.ts';
import { changeOf, type ConfigChange, diffConfigs } from './config-diff.ts';
import { type ConfigChanges, type ConfigValueError, refusal } from './config-edit.ts';
import { type ConfigModel, isUnder, modelAt, modelPathOf, sectionOf } from './config-model.ts';
import type { ConfigText } from './config-text.ts';
import { isSensitiveKey } from './secret-keys.ts';

/** Result of an edit of the store: the new store, or the reason for refusal. */
export type StoreEdit = { readonly ok: true; readonly store: ConfigStore } | ConfigValueError;

/**
 * A configuration being edited: the original as the device has it, and the pending changes on top. It never changes; an
 * edit gives a new store. A key set back to its original value is no longer pending, and the running text is then
 * byte for byte the original. §3.device-configuration: original and running copies, pending changes.
 */
export class ConfigStore {
  readonly isChanged: boolean;
  #running: ConfigText | undefined;

  /** @param changes the pending changes as new values by key: what `edit` takes */
  private constructor(
    readonly original: ConfigText,
    readonly changes: ConfigChanges,
  ) {
    this.isChanged = changes.size > 0;
  }

  static of(original: ConfigText): ConfigStore {
    return new ConfigStore(original, new Map());
  }

  /**
   * One configuration as changes to another, without keys that are never written; undefined where one of its values
   * cannot be written.
   */
  static between(original: ConfigText, running: ConfigText): ConfigStore | undefined {
    const changes = diffConfigs(original, running).filter(({ key }) => !isSensitiveKey(key));
    const edit = ConfigStore.of(original).edit(new Map(changes.map(({ key, after }) => [key, after])));
    return edit.ok ? edit.store : undefined;
  }

  /** The configuration with all pending changes made. */
  get running(): ConfigText {
    if (this.#running === undefined) {
      const edit = this.original.edit(this.changes);
      this.#running = edit.ok ? edit.config : this.original;
    }
    return this.#running;
  }

  /** Pending changes in the order they were made. Raw values; to show them, see `shownChanges`. */
  get pending(): readonly ConfigChange[] {
    return [...this.changes].flatMap(([key, after]) => changeOf(key, this.original.get(key), after) ?? []);
  }

  /** Pending changes by section: `netconf`, `radio`. */
  pendingBySection(): ReadonlyMap<string, readonly ConfigChange[]> {
    const sections = new Map<string, ConfigChange[]>();
    for (const change of this.pending) {
      const name = sectionOf(change.key);
      const group = sections.get(name);
      if (group) group.push(change);
      else sections.set(name, [change]);
    }
    return sections;
  }

  /** One model with its two copies, by path: `netconf.3`, `snmp`. */
  model(path: string): ConfigModel {
    return modelAt(path, this.original, this.running);
  }

  /** Every model of either copy, in order of first appearance. */
  models(): readonly ConfigModel[] {
    const paths = new Set([...this.original.keys(), ...this.running.keys()].map(modelPathOf));
    return [...paths].map(path => this.model(path));
  }

  set(key: string, value: string): StoreEdit {
    return this.edit(new Map([[key, value]]));
  }

  delete(key: string): StoreEdit {
    return this.edit(new Map([[key, undefined]]));
  }

  /** Makes many changes, or none when one of them is refused. Keys that are never written are refused too. */
  edit(changes: ConfigChanges): StoreEdit {
    const refused = refusal(changes) ?? sensitiveRefusal(changes);
    if (refused) return refused;
    const all = new Map(this.changes);
    for (const [key, value] of changes) {
      if (this.original.get(key) === value) all.delete(key);
      else all.set(key, value);
    }
    return { ok: true, store: new ConfigStore(this.original, all) };
  }

  /** Without the pending change of one key. */
  revertKey(key: string): ConfigStore {
    return this.#where(changed => changed !== key);
  }

  /** Without the pending changes of a section or entry; a newly added entry is gone. */
  revertUnder(path: string): ConfigStore {
    return this.#where(changed => !isUnder(changed, path));
  }

  /** The saved state: no pending change, no newly added model. */
  revertAll(): ConfigStore {
    return ConfigStore.of(this.original);
  }

  #where(isLeft: (key: string) => boolean): ConfigStore {
    return new ConfigStore(this.original, new Map([...this.changes].filter(([key]) => isLeft(key))));
  }
}

function sensitiveRefusal(changes: ConfigChanges): ConfigValueError | undefined {
  const key = [...changes.keys()].find(isSensitiveKey);
  if (key === undefined) return undefined;
  return { ok: false, key, problem: message('{key} cannot be changed through the configuration.', { key }) };
}
