const BLOCK = 512;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;

/** A tar archive of text files by name. POSIX ustar. */
export function tarOf(files: Readonly<Record<string, string>>, timeMs: number): Blob {
  const parts = Object.entries(files).flatMap(([name, text]) => {
    const content = new TextEncoder().encode(text);
    return [header(name, content.length, timeMs), content, new Uint8Array(-content.length & (BLOCK - 1))];
  });
  return new Blob([...parts, new Uint8Array(2 * BLOCK)]);
}

function header(name: string, size: number, timeMs: number): Uint8Array<ArrayBuffer> {
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  const fields: readonly (readonly [at: number, text: string])[] = [
    [0, name],
    [100, octal(0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(Math.floor(timeMs / 1000), 12)],
    [CHECKSUM_AT, ' '.repeat(CHECKSUM_LENGTH)],
    [156, '0'],
    [257, 'ustar\u000000'],
  ];
  const block = new Uint8Array(BLOCK);
  for (const [at, text] of fields) block.set(new TextEncoder().encode(text), at);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.set(new TextEncoder().encode(`${sum.toString(8).padStart(6, '0')}\0 `), CHECKSUM_AT);
  return block;
}
