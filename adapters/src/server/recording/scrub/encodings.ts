/** A way to write a text within another: which parts of a text may be written so, and how to read and write it. */
interface Encoding {
  readonly run: RegExp;
  /** Undefined when the part is no text in this encoding. */
  decode(run: string): string | undefined;
  encode(text: string): string;
  /** The encoding of credentials in headers. */
  readonly isBase64?: boolean;
}

const percent: Encoding = {
  run: /[^\s"'<>&=?]*%[0-9A-Fa-f]{2}[^\s"'<>&=?]*/g,
  decode: run => {
    try {
      return decodeURIComponent(run);
    } catch {
      return undefined;
    }
  },
  encode: text => encodeURIComponent(text),
};

/** A backslash and the code of a sign, as JSON within JSON, JavaScript and the shell have it. */
const backslash: Encoding = {
  run: /[^\s"'<>&=:]*\\+(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[/"])[^\s'<>&=:]*/g,
  decode: run =>
    run
      .replaceAll(/(?:\\+x[0-9A-Fa-f]{2})+/g, bytes =>
        Buffer.from(bytes.replaceAll(/[\\x]/g, ''), 'hex').toString('utf8'),
      )
      .replaceAll(/\\+u([0-9A-Fa-f]{4})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      .replaceAll(/\\+([/"])/g, '$1'),
  encode: text => text.replaceAll('"', String.raw`\"`),
};

/** Signs of HTML and XML by their number. */
const entities: Encoding = {
  run: /[^\s<>]*&#(?:\d{1,7}|x[0-9A-Fa-f]{1,6});[^\s<>]*/g,
  decode: run =>
    run.replaceAll(/&#(?:(\d{1,7})|x([0-9A-Fa-f]{1,6}));/g, (found, decimal?: string, hex?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : found;
    }),
  encode: text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
};

/** As mail has it: `=C3=B6` for a byte, and a sign of equality at the end of a line that goes on. */
const quotedPrintable: Encoding = {
  run: /[^\s"<>]*(?:=[0-9A-F]{2}|=\r?\n)(?:=\r?\n|[^\s"<>])*/g,
  decode: run =>
    run
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/(?:=[0-9A-F]{2})+/g, bytes =>
        Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
      ),
  encode: text => text,
};

const base64: Encoding = {
  run: /(?<![A-Za-z0-9+/_-])(?:[A-Za-z0-9+/]{60,76}\r?\n)*[A-Za-z0-9+/_-]{8,}={0,2}(?![A-Za-z0-9+/_-])/g,
  decode: run => asText(Buffer.from(run, 'base64')),
  encode: text => Buffer.from(text).toString('base64'),
  isBase64: true,
};

/** Digits with or without separators: `54 6f 77`, `54:6f:77`, `0x546f77`. */
const hexadecimal: Encoding = {
  run: /(?<![0-9A-Za-z])(?:0x)?(?:[0-9A-Fa-f]{8,}|[0-9A-Fa-f]{2}(?:[ :-][0-9A-Fa-f]{2}){3,})(?![0-9A-Za-z])/g,
  decode: run => asText(bytesOfHex(run)),
  encode: text => Buffer.from(text).toString('hex'),
};

export const ENCODINGS: readonly Encoding[] = [
  percent,
  backslash,
  entities,
  quotedPrintable,
  base64,
  hexadecimal,
];

/** Bytes that a text may stand for, though they are no text themselves: a secret may be in the middle of them. */
export const PACKED: readonly { readonly run: RegExp; bytes(run: string): Buffer }[] = [
  { run: base64.run, bytes: run => Buffer.from(run, 'base64') },
  { run: hexadecimal.run, bytes: bytesOfHex },
];

function bytesOfHex(run: string): Buffer {
  return Buffer.from(run.replace(/^0x/, '').replaceAll(/[ :-]/g, ''), 'hex');
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text; undefined when they are none. UTF-16 as Windows writes it is text too. */
function asText(bytes: Buffer): string | undefined {
  if (bytes.length < 4) return undefined;
  try {
    const text = UTF8.decode(bytes);
    const plain = /^(?:[^\0]\0)+$/.test(text) ? text.replaceAll('\0', '') : text;
    // oxlint-disable-next-line no-control-regex -- what no text holds
    return /[\u0000-\u0008\u000e-\u001f\u007f]/.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}
