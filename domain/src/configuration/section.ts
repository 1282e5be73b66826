import type { ConfigText } from './config-text.ts';

/**
 * One node of the dotted keys: `netconf`, `netconf.3`, `netconf.3.autoip`. A node may hold both a value and children
 * (`system.timezone` and `system.timezone.name`). §3.device-configuration.
 */
export interface ConfigSection {
  /** Dotted path from the root, without a dot at the end; `''` for the root. */
  readonly path: string;
  /** The node's own value, undefined when it has none. */
  readonly value: string | undefined;
  /** Children by name, indexed ones too, in order of appearance. */
  readonly children: ReadonlyMap<string, ConfigSection>;
}

interface GrowingSection {
  readonly path: string;
  value: string | undefined;
  readonly children: Map<string, GrowingSection>;
}

const roots = new WeakMap<ConfigText, GrowingSection>();

const grown = (path: string): GrowingSection => ({ path, value: undefined, children: new Map() });

function rootOf(config: ConfigText): GrowingSection {
  const known = roots.get(config);
  if (known) return known;
  const root = grown('');
  for (const [key, value] of config.entries()) {
    let node = root;
    let path = '';
    for (const name of key.split('.')) {
      path = node === root ? name : `${path}.${name}`;
      let child = node.children.get(name);
      if (!child) {
        child = grown(path);
        node.children.set(name, child);
      }
      node = child;
    }
    node.value = value;
  }
  roots.set(config, root);
  return root;
}

/** The section at a dotted path; empty when the configuration has nothing there. Path `''` is the whole text. */
export function section(config: ConfigText, path: string): ConfigSection {
  let node: GrowingSection | undefined = rootOf(config);
  if (path === '') return node;
  for (const name of path.split('.')) node = node?.children.get(name);
  return node ?? grown(path);
}

/** Every `[path below the section, value]` under a section, at any depth, its own value (path `''`) first. */
export function* leavesOf(of: ConfigSection): Generator<readonly [path: string, value: string]> {
  const start = of.path === '' ? 0 : of.path.length + 1;
  // A key may have more parts than calls can be nested, hence a list of what is still to be visited.
  const waiting: ConfigSection[] = [of];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.value !== undefined) yield [node.path.slice(start), node.value];
    for (const child of [...node.children.values()].reverse()) waiting.push(child);
  }
}
