/** What a client takes of a field: its type, and the unit by the range of values that make sense in it. */
export type Kind = (value: unknown) => boolean;

const between =
  (least: number, most: number): Kind =>
  value =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

export const text: Kind = value => typeof value === 'string' && value.trim() !== '';
/** A text that may be empty. */
export const isText: Kind = value => typeof value === 'string';
/** −1 is one that has not begun. */
export const percent: Kind = between(-1, 100);
export const mac: Kind = value => typeof value === 'string' && /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/i.test(value);
export const address: Kind = value => typeof value === 'string' && /^\d+(\.\d+){3}$/.test(value);
/** Of the firmware: `MGMP.ipq807x.v4.1.0.…`, whose first part is the flavour. */
export const firmware: Kind = value => typeof value === 'string' && /^[A-Z0-9]+\.[^.]+\.v\d/.test(value);
/** A count without a unit, as of octets. */
export const count: Kind = between(0, Number.MAX_SAFE_INTEGER);
/** Integers of 13 digits: milliseconds since the epoch, which would be 10 in seconds. */
export const epochMs: Kind = between(1_000_000_000_000, 9_999_999_999_999);
/** At most 20 years, so no milliseconds. */
export const seconds: Kind = between(0, 20 * 365 * 86_400);
export const bitsPerSecond: Kind = between(0, 40_000_000_000);
export const dbm: Kind = between(-110, -10);
export const metres: Kind = between(1, 300_000);
export const hertz: Kind = between(1_000_000, 100_000_000);
export const list: Kind = Array.isArray;
export const oneOf =
  (...values: readonly unknown[]): Kind =>
  value =>
    values.includes(value);

/** Fields by their path; a part of a path with `[]` is a list, which has an entry, and of each entry. */
export type Fields = Readonly<Record<string, Kind>>;

/** The fields that are missing, or of another type or unit: empty where a client reads all of them. */
export function unreadFields(value: unknown, fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([path, kind]) => {
    const values = valuesAt([value], path.split('.'));
    if (values.length === 0) return [`${path} is missing`];
    return values.filter(one => !kind(one)).map(one => `${path} is ${JSON.stringify(one)}`);
  });
}

function valuesAt(values: readonly unknown[], [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return values;
  const plain = name.replace('[]', '');
  const found = values.map(value =>
    typeof value === 'object' && value !== null ? Reflect.get(value, plain) : undefined,
  );
  return valuesAt(name === plain ? found : found.flatMap(one => (Array.isArray(one) ? one : [])), rest);
}
