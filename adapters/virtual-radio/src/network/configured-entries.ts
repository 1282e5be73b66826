import {
  type ConfigSection,
  type ConfigText,
  entriesOf,
  leavesOf,
  section,
} from '@radiolink/domain/configuration';

/** One entry of a list of the configuration, by the rest of its keys: `status`, `not.src`. */
export type ConfiguredEntry = ReadonlyMap<string, string>;

/** Entries of a section or list that are on. None while the section itself, or one around it, is off. §config.text. */
export function standingEntries(config: ConfigText, path: string): readonly ConfiguredEntry[] {
  const parts = path.split('.');
  const around = parts.map((_, place) => `${parts.slice(0, place + 1).join('.')}.status`);
  if (around.some(key => config.get(key) !== 'enabled')) return [];
  return listedEntries(config, path);
}

/** A status asks for the same few entries several times a tick, and their section stays the same as long as its text. */
const read = new WeakMap<ConfigSection, ConfiguredEntry>();

function entryOf(node: ConfigSection): ConfiguredEntry {
  const known = read.get(node);
  if (known) return known;
  const entry = new Map(leavesOf(node));
  read.set(node, entry);
  return entry;
}

/** Entries of a list that are on, such as the ports of a bridge: the list itself has no switch. */
export function listedEntries(config: ConfigText, path: string): readonly ConfiguredEntry[] {
  return entriesOf(section(config, path))
    .map(([, node]) => entryOf(node))
    .filter(entry => entry.get('status') === 'enabled');
}

/** The entry of a section for an interface. */
export function entryFor(config: ConfigText, path: string, devname: string): ConfiguredEntry | undefined {
  return standingEntries(config, path).find(entry => entry.get('devname') === devname);
}

/** Names of the members of a bridge, VLANs among them; none for another interface. */
export function bridgeMembers(config: ConfigText, devname: string): readonly string[] {
  const index = entriesOf(section(config, 'bridge')).find(
    ([, entry]) => entry.children.get('devname')?.value === devname,
  )?.[0];
  if (index === undefined || entryFor(config, 'bridge', devname) === undefined) return [];
  return listedEntries(config, `bridge.${index}.port`).flatMap(port => port.get('devname') ?? []);
}

/** Names of the bridges. */
export function bridgesOf(config: ConfigText): readonly string[] {
  return standingEntries(config, 'bridge').flatMap(entry => entry.get('devname') ?? []);
}

/** The interface that handles the packets of another: the bridge of a member, else itself. */
export function carrierOf(config: ConfigText, devname: string): string {
  return bridgesOf(config).find(bridge => bridgeMembers(config, bridge).includes(devname)) ?? devname;
}
