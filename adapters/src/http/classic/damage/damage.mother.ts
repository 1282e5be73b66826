/** A body that broke off. */
export interface CutBody {
  readonly name: string;
  readonly body: string;
}

/** Values that a field may have on unknown firmware. */
const OTHER_VALUES: readonly unknown[] = [
  null,
  '',
  'text',
  '12 dBm',
  true,
  -1,
  9e99,
  [],
  [null],
  {},
  { a: 1 },
];
const CUT_STEP = 50;

/** A body cut off at each 50th byte. */
export function* cuts(body: string): Generator<CutBody> {
  for (let at = 0; at < body.length; at += CUT_STEP) yield { name: `cut at ${at}`, body: body.slice(0, at) };
}

/** A whole answer with one thing wrong in it. */
export interface WrongAnswer {
  readonly name: string;
  /** The broken response; it is repaired when the next one is requested. */
  readonly value: unknown;
}

/** An answer with each of its fields and list entries dropped in turn. */
export function* drops(body: string): Generator<WrongAnswer> {
  const value: unknown = JSON.parse(body);
  for (const place of places(value)) {
    const taken = place.get();
    place.drop();
    yield { name: `${place.name} dropped`, value };
    place.set(taken);
  }
}

/** An answer with each of its fields turned into each other kind of value in turn. */
export function* swaps(body: string): Generator<WrongAnswer> {
  const value: unknown = JSON.parse(body);
  for (const place of places(value)) {
    const taken = place.get();
    for (const other of OTHER_VALUES) {
      place.set(other);
      yield { name: `${place.name} = ${JSON.stringify(other)}`, value };
    }
    place.set(taken);
  }
}

interface Place {
  readonly name: string;
  get(): unknown;
  set(value: unknown): void;
  drop(): void;
}

/** Every field of an answer; of a list of numbers only the first, since all its places are read alike. */
function places(value: unknown, path = ''): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const isRow = Array.isArray(value) && value.every(entry => typeof entry === 'number');
  return Object.keys(value)
    .slice(0, isRow ? 1 : undefined)
    .flatMap(key => {
      const name = Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
      const place: Place = {
        name,
        get: () => Reflect.get(value, key),
        set: other => void Reflect.set(value, key, other),
        drop: () => void Reflect.deleteProperty(value, key),
      };
      return [place, ...places(Reflect.get(value, key), name)];
    });
}
