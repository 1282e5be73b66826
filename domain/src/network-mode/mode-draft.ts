import { isIndex } from '../configuration/indexed-entries.ts';
import type { ConfigText } from '../configuration/config-text.ts';
import { isEntryInUse, switchOnEdits } from '../settings/section-switches.ts';

export const ENABLED = 'enabled';
export const DISABLED = 'disabled';

/** A configuration being rewritten for another mode. It never deletes: what a mode does not use is switched off. */
export class ModeDraft {
  readonly values: Map<string, string>;
  readonly #before: ConfigText;

  constructor(configuration: ConfigText) {
    this.#before = configuration;
    this.values = new Map(configuration.entries());
  }

  get(key: string): string {
    return this.values.get(key) ?? '';
  }

  set(key: string, value: string): void {
    this.values.set(key, value);
  }

  /** Changes a key that the file has. */
  change(key: string, value: string): void {
    if (this.values.has(key)) this.values.set(key, value);
  }

  /** Switches off what is on. */
  off(path: string): void {
    if (this.get(`${path}.status`) === ENABLED) this.set(`${path}.status`, DISABLED);
  }

  /** The entries of a section, off or on: `dhcpd.1`. */
  entries(section: string): readonly string[] {
    const start = `${section}.`;
    const indexes = [...this.values.keys()]
      .filter(key => key.startsWith(start))
      .map(key => key.slice(start.length).split('.', 1)[0] ?? '')
      .filter(isIndex);
    return [...new Set(indexes)]
      .map(Number)
      .sort((one, other) => one - other)
      .map(index => `${section}.${index}`);
  }

  /** True if an entry is on, in sections that are on: otherwise it counts as absent. */
  stands(entry: string): boolean {
    return isEntryInUse(entry, this.values);
  }

  standing(section: string): readonly string[] {
    return this.entries(section).filter(entry => this.stands(entry));
  }

  /** The entry of a section for an interface: a standing one first. */
  of(section: string, devname: string): string | undefined {
    const named = this.entries(section).filter(entry => this.get(`${entry}.devname`) === devname);
    return named.find(entry => this.stands(entry)) ?? named[0];
  }

  /** A new entry at the lowest free index. */
  added(section: string): string {
    const used = new Set(this.entries(section));
    let index = 1;
    while (used.has(`${section}.${index}`)) index += 1;
    return `${section}.${index}`;
  }

  /** The entry for an interface, on: that of the file, or a new one. */
  ensured(section: string, devname: string): string {
    this.switchOn(section);
    const entry = this.of(section, devname) ?? this.added(section);
    this.set(`${entry}.devname`, devname);
    this.set(`${entry}.status`, ENABLED);
    return entry;
  }

  /**
   * Switches a section on, with every section around it. A leftover in a section that was off stays off, though its
   * own status was on.
   */
  switchOn(section: string): void {
    for (const [key, value] of switchOnEdits(section, this.values)) this.set(key, value);
  }

  /** The differences from the file. */
  changes(): ReadonlyMap<string, string> {
    return new Map([...this.values].filter(([key, value]) => this.#before.get(key) !== value));
  }
}
