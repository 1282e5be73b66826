type Read<T> = (answer: never) => T;
type Source = Readonly<Record<string, unknown>>;

/** The objects that a reader looked into, and the names that it requested of each. */
class Watched {
  readonly #requested = new Map<string, Set<string>>();
  readonly #opened: { readonly path: string; readonly names: readonly string[] }[] = [];

  open(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map(entry => this.open(entry, `${path}[]`));
    if (typeof value !== 'object' || value === null) return value;
    const source: Source = value as Source;
    this.#opened.push({ path, names: Object.keys(source) });
    const requested = this.#requested.get(path) ?? new Set<string>();
    this.#requested.set(path, requested);
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const children = new Map<string, unknown>();
    return new Proxy(source, {
      get: (_, name: string) => {
        requested.add(name);
        if (!children.has(name)) children.set(name, this.open(source[name], at(name)));
        return children.get(name);
      },
    });
  }

  unread(): readonly string[] {
    const all = this.#opened.flatMap(({ path, names }) =>
      names.flatMap(name =>
        this.#requested.get(path)?.has(name) ? [] : path === '' ? name : `${path}.${name}`,
      ),
    );
    return [...new Set(all)];
  }
}

/**
 * The fields of an answer that a reader does not ask for, as `wireless.sta[].signal`: a list is one path, and what stands inside a
 * field that is not asked for does not count.
 */
export function unreadFields<T>(answer: unknown, read: Read<T>): readonly string[] {
  const watched = new Watched();
  read(watched.open(answer, '') as never);
  return watched.unread();
}
