/** Values of a configuration, by key. */
export type Values = ReadonlyMap<string, string>;
/** New values of keys; undefined deletes. */
export type Changes = ReadonlyMap<string, string | undefined>;

const STAMP = 'system.cfg.editor.';

/** The lines of a configuration without the stamp of the editor. */
export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter(line => line !== '' && !line.startsWith(STAMP));

export const valuesOf = (text: string): Values =>
  new Map(
    linesOf(text).map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );

/** Lines that must be on the device after a batch, in any order: a device sorts its lines itself. */
export function linesAfter(before: string, changes: Changes): readonly string[] {
  const isLeft = (line: string): boolean => !changes.has(line.slice(0, line.indexOf('=')));
  const written = [...changes].flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]));
  return [...linesOf(before).filter(isLeft), ...written];
}

/** True if an edit is fully in effect: each key has the intended value, and at least one value changed. */
export function isMade(intended: Changes, had: Values, has: Values): boolean {
  const all = [...intended];
  return (
    all.every(([key, value]) => has.get(key) === value) && all.some(([key, value]) => had.get(key) !== value)
  );
}
