import type { Built, Configured, HasFirmware, Timed } from '../../aspects.ts';
import { versionNumber } from '../device/identification.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';

const GZIP_MAGIC = [0x1f, 0x8b] as const;

/** The bytes, packed. */
export async function gzip(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** A text that may be packed. Rejects for a packed one that is damaged. */
export async function unpackedText(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, GZIP_MAGIC.length).arrayBuffer());
  const packed = GZIP_MAGIC.every((byte, at) => head[at] === byte);
  if (!packed) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

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

const fullUserCall = v1SessionCalls({ fullUserOnly: true });

function fileAnswer(content: Blob | string, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'cache-control': 'no-cache, no-store',
      'content-type': type,
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"`,
    },
  });
}

/** Header of a backup, as comments before the configuration. */
export function backupText(radio: Built & Configured & HasFirmware & Timed): string {
  const { board } = radio.profile;
  const created = new Date(radio.clock.now()).toISOString();
  const facts = [
    `# model=${board.model}`,
    `# version=${versionNumber(radio.firmware.running)}`,
    `# created=${created}`,
  ];
  return `${facts.join('\n')}\n${radio.configuration.running.toString()}`;
}

/** GET /system/backup — packed; airOS gives the configuration text itself. §v1.system. */
const backupFile = fullUserCall('GET', '/system/backup', async ({ radio }) => {
  if (!radio.profile.versionedOnly) {
    const name = `${radio.profile.board.model}-${radio.hwaddr}.cfg`;
    return fileAnswer(radio.configuration.running.toString(), 'application/octet-stream', name);
  }
  const packed = await gzip(new Blob([backupText(radio)]));
  return fileAnswer(packed, 'application/gzip', `${radio.hostname}.tar.gz`);
});

/** GET /system/support-file — for the manufacturer's support; it holds no secrets. §v1.system. */
const supportFile = fullUserCall('GET', '/system/support-file', async ({ radio }) => {
  const now = radio.clock.now();
  const stamp = new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const log = radio.log.lines.map(line => `${line}\n`).join('');
  const about = `${radio.productName} ${radio.firmware.running}\n`;
  const packed = await gzip(tarOf({ 'about.txt': about, 'messages.txt': log }, now));
  return fileAnswer(packed, 'application/gzip', `support-${radio.hostname}-${stamp}.tar.gz`);
});

export const fileCalls: readonly V1Call[] = [backupFile, supportFile];
