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

const indexForm = /^(?:0|[1-9]\d{0,8})$/;

/**
 * True if a part of a key is an index: a decimal number without leading zero. 0 occurs for the 60 GHz radio
 * only.
 */
export function isIndex(name: string): boolean {
  return indexForm.test(name);
}

/** The indexes in use directly under a section, ascending. Gaps are legal: `[1, 3]`. */
export function indexesOf(of: ConfigSection): readonly number[] {
  return [...of.children.keys()]
    .filter(isIndex)
    .map(Number)
    .sort((a, b) => a - b);
}

/** The entries directly under a section with their index, ascending: `netconf.1`, `netconf.3`. */
export function entriesOf(of: ConfigSection): readonly (readonly [index: number, entry: ConfigSection])[] {
  return indexesOf(of).flatMap(index => {
    const entry = of.children.get(String(index));
    return entry ? [[index, entry] as const] : [];
  });
}

/** The two words of a switch in the configuration. */
export const ENABLED = 'enabled';

/**
 * Flags whose absence means enabled: that a port is up, and its flow control; the resolver and the DNS servers for DHCP
 * clients, which airOS 8 uses without writing their flag. §config.text, §config.interfaces, reading 128.
 */
const ENABLED_WHEN_MISSING =
  /^(netconf\.\d+\.(up|flowcontrol\.[rt]x\.status)|resolv\.status|dhcpd\.\d+\.dns\.\d+\.status)$/;

/** Meaning of a missing flag: disabled, except for a few. §config.text. */
export function isEnabledWhenMissing(key: string): boolean {
  return ENABLED_WHEN_MISSING.test(key);
}

/** Lines of a configuration, read by key: a `ConfigText` or a map of values. */
interface Lines {
  get(key: string): string | undefined;
}

/** True if a flag such as `dhcpd.status` or `netconf.1.up` is on. §3.device-configuration. */
export function isEnabled(lines: Lines, key: string): boolean {
  const value = lines.get(key);
  return value === undefined ? isEnabledWhenMissing(key) : value === ENABLED;
}
