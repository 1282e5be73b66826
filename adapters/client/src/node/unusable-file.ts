const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  EACCES: 'permission is denied',
};

/** What the system says of a file that a program remembers something in, with the name by which the caller knows it. */
export function unusableFile(path: string, reason: unknown): unknown {
  if (!(reason instanceof Error && 'syscall' in reason && 'code' in reason)) return reason;
  const why = REASONS[String(reason.code)] ?? 'the system refuses it';
  return new RangeError(`${path} cannot be used: ${why} (${String(reason.code)}).`, { cause: reason });
}
