/** Pieces that have broken pages: markup, quotes, templates, translations, direction, control characters, objects. */
const PIECES = [
  '<img src=x onerror="window.pwned=1">',
  '"><script>window.pwned=1</script>',
  "' onmouseover='window.pwned=1",
  '<svg/onload=window.pwned=1>',
  'javascript:window.pwned=1',
  '{{constructor.constructor("window.pwned=1")()}}',
  '${window.pwned=1}',
  '$t(Login)',
  '{count} {length} {name}',
  '\u202Etxt.exe\u202C',
  '\u0000nul\u0007\u001b[31m',
  'line\nbreak\r\ttab',
  '\ud800 lone',
  '\ue000',
  '__proto__',
  'constructor',
  "=cmd|' /C calc'!A0",
  '&lt;b&gt;&amp;',
  '👩‍👩‍👧‍👦 Zürich ’ß',
  '𝒲 أحمد שלום',
] as const;

/** Placeholder for bytes that are not UTF-8; `hostileBytes` inserts them. */
const NO_UTF8 = '\ue000';
const TEN_KILOBYTES = 10_240;

/** 200 different names: every piece alone, repeated, between others, and as long as 10 kB. */
export const HOSTILE_NAMES: readonly string[] = PIECES.flatMap((piece, at) => {
  const other = PIECES[(at + 7) % PIECES.length] ?? '';
  const wrapped = ['', ' ', '"', "'", '`', '</b>', '\\', '%00'].map(
    (around, n) => `${around}${piece}${around}${n}`,
  );
  return [...wrapped, `${piece}${other}`, piece.repeat(Math.ceil(TEN_KILOBYTES / piece.length)) + String(at)];
});

/** 60 of them, of every piece some, among them what stacks marks and a name without a place to break. */
export const SIXTY_NAMES: readonly string[] = [
  `Z${'\u0335'.repeat(60)}algo`,
  'x'.repeat(53),
  ...HOSTILE_NAMES.filter((_, at) => at % 10 < 3).slice(0, 58),
];

/** A value with each of its texts replaced by the next name. */
export function renamed(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map(part => renamed(part, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part, next)]));
}

/** JSON as bytes, with invalid UTF-8 in the names. */
export function hostileBytes(value: unknown): Buffer {
  const parts = JSON.stringify(value).split(NO_UTF8);
  return Buffer.concat(
    parts.flatMap((part, at) => [...(at > 0 ? [Buffer.from([0xff, 0xfe, 0xc0])] : []), Buffer.from(part)]),
  );
}
