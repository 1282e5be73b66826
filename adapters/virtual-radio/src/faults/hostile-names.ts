/** Names that have broken pages: markup, direction marks, control characters, length, quotes, nothing. */
const HOSTILE_NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u202Etxt.exe\u202C',
  'line\nbreak\ttab\u0007bell',
  'x'.repeat(300),
  "Robert'); DROP TABLE stations;--",
  '{{constructor}} ${process} $t(key) {length}',
  '',
  '\u0000nul',
  '   ',
  '👩‍👩‍👧‍👦 Zürich ’ß',
  '__proto__',
] as const;

/** The hostile name of a place in a list. */
export function hostileName(place: number): string {
  return HOSTILE_NAMES[place % HOSTILE_NAMES.length] ?? '';
}
