import { type ConfigChanges, ConfigText } from '@radiolink/domain/configuration';

/** Passwords that a written configuration may leave out: the device keeps its own. */
const PASSWORD_KEYS = ['users.1.password', 'users.2.password', 'users.3.password'];

/** The copies in storable form; null when nothing is staged. */
export interface ConfigurationTexts {
  readonly stored: string;
  readonly running: string;
  readonly staged: string | null;
}

/** The device's copies of its configuration: what it starts with, what it runs, what was uploaded and waits. */
export class ConfigurationCopies {
  #stored: ConfigText;
  #running: ConfigText;
  #staged: ConfigText | undefined;

  constructor(entries: Readonly<Record<string, string>>) {
    this.#stored = textOf(new Map(Object.entries(entries)));
    this.#running = this.#stored;
  }

  /** Running configuration. */
  get running(): ConfigText {
    return this.#running;
  }

  /** Configuration after the next start. */
  get stored(): ConfigText {
    return this.#stored;
  }

  /** An uploaded backup that is neither applied nor discarded. */
  get staged(): ConfigText | undefined {
    return this.#staged;
  }

  /** Response of `getcfg.cgi`. */
  get target(): ConfigText {
    return this.#staged ?? this.#running;
  }

  /** The copies as texts. */
  get texts(): ConfigurationTexts {
    const { stored, running, staged } = this;
    return { stored: stored.toString(), running: running.toString(), staged: staged?.toString() ?? null };
  }

  /** Takes over copies that `texts` gave. */
  load({ stored, running, staged }: ConfigurationTexts): void {
    this.#stored = ConfigText.parse(stored);
    this.#running = ConfigText.parse(running);
    this.#staged = staged === null ? undefined : ConfigText.parse(staged);
  }

  stage(config: ConfigText): void {
    this.#staged = textOf(config.entries());
  }

  unstage(): void {
    this.#staged = undefined;
  }

  /** Runs a configuration; keeps the passwords that the page strips before it writes. */
  run(config: ConfigText): void {
    const entries = new Map(config.entries());
    for (const key of PASSWORD_KEYS) {
      const current = this.#running.get(key);
      if (!entries.has(key) && current !== undefined) entries.set(key, current);
    }
    this.#running = textOf(entries);
  }

  /** Makes what runs permanent. */
  store(): void {
    this.#stored = this.#running;
  }

  /** Changes some keys in every copy but the staged one. False when a value cannot be written. */
  patch(changes: ConfigChanges): boolean {
    const running = this.#running.edit(changes);
    const stored = this.#stored.edit(changes);
    if (!running.ok || !stored.ok) return false;
    this.#running = textOf(running.config.entries());
    this.#stored = textOf(stored.config.entries());
    return true;
  }

  /** Deletes everything for other entries. */
  replace(entries: Readonly<Record<string, string>>): void {
    this.#stored = textOf(new Map(Object.entries(entries)));
    this.restart();
  }

  /** Starts over from what is stored. */
  restart(): void {
    this.#running = this.#stored;
    this.#staged = undefined;
  }
}

/** The text as the simulator returns it: one line per key, sorted. */
function textOf(entries: ReadonlyMap<string, string>): ConfigText {
  const sorted = [...entries].sort(([left], [right]) => compareKeys(left, right));
  return ConfigText.parse(sorted.map(([key, value]) => `${key}=${value}\n`).join(''));
}

/** Sorts keys by section, then by index as a number: `netconf.2` before `netconf.10`. */
export function compareKeys(left: string, right: string): number {
  const a = left.split('.');
  const b = right.split('.');
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const order = compareParts(a[at] ?? '', b[at] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function compareParts(left: string, right: string): number {
  const ranks = rankOf(left) - rankOf(right);
  if (ranks !== 0) return ranks;
  if (isIndex(left)) return Number(left) - Number(right);
  return left < right ? -1 : Number(left > right);
}

const isIndex = (part: string): boolean => /^\d+$/.test(part);

/** A node itself, then the entries below it, then its other keys. */
const rankOf = (part: string): number => (part === '' ? 0 : isIndex(part) ? 1 : 2);
