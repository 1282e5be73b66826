import type { ConfigText } from './config-text.ts';
import { modelPathOf } from './model-path.ts';
import { leavesOf, section } from './section.ts';

/** One entry or section of the store with its two copies. Values by key. §3: per-model state copies. */
export interface ConfigModel {
  readonly path: string;
  readonly original: ReadonlyMap<string, string>;
  readonly running: ReadonlyMap<string, string>;
  readonly state: 'unchanged' | 'changed' | 'added' | 'removed';
}

/** The model at a path in the original and the running configuration. */
export function modelAt(path: string, original: ConfigText, running: ConfigText): ConfigModel {
  const before = valuesOf(original, path);
  const after = original === running ? before : valuesOf(running, path);
  return { path, original: before, running: after, state: stateOf(before, after) };
}

function valuesOf(config: ConfigText, path: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [below, value] of leavesOf(section(config, path))) {
    const key = below === '' ? path : `${path}.${below}`;
    // The entries below a section are models of their own.
    if (modelPathOf(key) === path) values.set(key, value);
  }
  return values;
}

function stateOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ConfigModel['state'] {
  if (before.size === 0) return after.size === 0 ? 'unchanged' : 'added';
  if (after.size === 0) return 'removed';
  const alike = before.size === after.size && [...before].every(([key, value]) => after.get(key) === value);
  return alike ? 'unchanged' : 'changed';
}
