import { Numbering } from './addresses.ts';
import { isCommon, isDistinct } from './sensitive-keys.ts';

/** A shorter secret or name is replaced only where its key names it: elsewhere it would be found in other words. */
const SHORTEST = { name: 3, secret: 4, identity: 4 } as const;
/** From this length on a secret is no accident of other words. */
const LONG = 8;
export type LiteralKind = keyof typeof SHORTEST;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapedForPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Names and secrets as they are written, each with its replacement; found again in any text, whatever encloses them. */
export class Literals {
  readonly #numbers = { name: new Numbering(), secret: new Numbering(), identity: new Numbering() };
  /** By lower case: a hostname is logged in either. */
  readonly #fresh = new Map<string, string>();
  readonly #everywhere = new Set<string>();
  /** By each form in which it may be written. */
  readonly #escaped = new Map<string, string>();
  readonly #products = new Set<string>();
  #pattern: RegExp | undefined;
  #secretPattern: RegExp | undefined;
  #secretBytes: readonly Buffer[] | undefined;

  /** Notes a name of a product, which is no one's own. */
  product(text: string): void {
    this.#products.add(text.trim().toLowerCase());
  }

  isProduct(text: string): boolean {
    return this.#products.has(text.trim().toLowerCase());
  }

  /** The replacement of a value; the same for the same value. */
  of(text: string, kind: LiteralKind): string {
    const known = this.#fresh.get(text.toLowerCase());
    if (known !== undefined) return known;
    const fresh = `${kind}-${this.#numbers[kind].of(text.toLowerCase())}`;
    const written = kind === 'name' && /^[\w-]+(?:\.[\w-]+)+$/.test(text) ? `${fresh}.example` : fresh;
    this.#fresh.set(text.toLowerCase(), written);
    return written;
  }

  /** Notes a value, to be replaced wherever it is written. */
  learn(text: string, kind: LiteralKind): void {
    this.of(text, kind);
    const isWord = /^[a-z_]+$/.test(text);
    if (text.length < SHORTEST[kind] + (isWord ? 1 : 0)) return;
    // A number of a person or a device is no figure from six digits on.
    if (isCommon(text) && (kind === 'name' || !/^\d{6,}$/.test(text))) return;
    this.#everywhere.add(text);
    this.#pattern = undefined;
    this.#secretPattern = undefined;
    this.#secretBytes = undefined;
  }

  /** Notes a name that a person told: replaced whatever it is. */
  require(text: string): void {
    this.of(text, 'name');
    this.#everywhere.add(text);
  }

  /** Replaces a whole word that might be one of the protocol. */
  word(text: string): string {
    const fresh = isDistinct(text) && !this.isProduct(text) ? this.#fresh.get(text.toLowerCase()) : undefined;
    return fresh ?? text;
  }

  replace(text: string): string {
    this.#pattern ??= this.#madePattern();
    return text.replace(this.#pattern, found => this.#found(found));
  }

  /** Long secrets alone, wherever they are. */
  replaceSecrets(text: string): string {
    this.#secretPattern ??= unionOf(
      [...this.#everywhere].filter(secret => this.#isAnywhere(secret)).map(escapedForPattern),
    );
    return text.replace(this.#secretPattern, found => this.#found(found));
  }

  #found(found: string): string {
    const direct = this.#fresh.get(found.toLowerCase());
    return direct ?? this.#escaped.get(found.toLowerCase()) ?? found;
  }

  #madePattern(): RegExp {
    const forms = new Set<string>();
    for (const text of this.#everywhere) {
      if (this.isProduct(text)) continue;
      for (const form of formsOf(text)) {
        forms.add(form);
        this.#escaped.set(form.toLowerCase(), this.#fresh.get(text.toLowerCase()) ?? '');
      }
    }
    if (forms.size === 0) return /(?!)/g;
    const longestFirst = [...forms].sort((a, b) => b.length - a.length);
    // Within a longer word, a long secret is found too: `keyZq04-pass-Phrase!x`.
    const anywhere = longestFirst.filter(form => this.#isAnywhere(form)).map(escapedForPattern);
    const whole = `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapedForPattern).join('|')})(?![\\p{L}\\p{N}])`;
    return new RegExp([whole, ...(anywhere.length > 0 ? [anywhere.join('|')] : [])].join('|'), 'giu');
  }

  /** True for bytes that hold a secret, though they are no text. */
  holdsSecret(bytes: Buffer): boolean {
    this.#secretBytes ??= [...this.#everywhere]
      .filter(
        text => text.length >= LONG && (this.#fresh.get(text.toLowerCase()) ?? '').startsWith('secret-'),
      )
      .map(text => Buffer.from(text));
    return this.#secretBytes.some(secret => bytes.includes(secret));
  }

  #isAnywhere(form: string): boolean {
    const fresh = this.#fresh.get(form.toLowerCase()) ?? this.#escaped.get(form.toLowerCase()) ?? '';
    return form.length >= LONG && fresh.startsWith('secret-') && isDistinct(form);
  }
}

const unionOf = (forms: readonly string[]): RegExp =>
  forms.length === 0 ? /(?!)/g : new RegExp(forms.join('|'), 'giu');

/** A text as it is, in an address, in a form, in JSON and in HTML; other encodings are read before. */
function formsOf(text: string): readonly string[] {
  const inAddress = encoded(text);
  return [
    text,
    inAddress,
    inAddress.replaceAll('%20', '+'),
    JSON.stringify(text).slice(1, -1),
    text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign] ?? sign),
  ];
}

function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // A half of a surrogate pair cannot be written in an address.
    return text;
  }
}
