/** Counts how often any of some methods is called while something is done: what work it makes, on any machine. */
export function countedCalls(
  methods: readonly (readonly [owner: object, name: string])[],
  work: () => void,
): number {
  let calls = 0;
  const originals = methods.map(([owner, name]) => {
    const original = Object.getOwnPropertyDescriptor(owner, name);
    if (typeof original?.value !== 'function') throw new Error(`There is no method ${name} to count.`);
    const method = original.value as (this: unknown, ...args: readonly unknown[]) => unknown;
    Object.defineProperty(owner, name, {
      ...original,
      value(this: unknown, ...args: readonly unknown[]) {
        calls += 1;
        return Reflect.apply(method, this, args);
      },
    });
    return () => Object.defineProperty(owner, name, original);
  });
  try {
    work();
  } finally {
    for (const restore of originals) restore();
  }
  return calls;
}

/** A list that counts how often any of its places is read. */
export function countedList<T>(items: readonly T[]): {
  readonly list: readonly T[];
  readonly reads: () => number;
} {
  let reads = 0;
  const list = new Proxy(items, {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
      const value: unknown = Reflect.get(target, name);
      return value;
    },
  });
  return { list, reads: () => reads };
}
