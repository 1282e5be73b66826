import { isIP } from 'node:net';
import { Addresses, Numbering } from './addresses.ts';
import { isCommon } from './common-words.ts';
import { MAIL, NAMED_VALUE, QUOTED_AFTER, SECRET_FORMS, URL_HOST, UUID } from './forms.ts';
import { type LiteralKind, Literals } from './literals.ts';
import type { Pass } from './pass.ts';
import { Positions } from './positions.ts';
import { isProductKey, type Kind, kindOf } from './sensitive-keys.ts';

const MAC = /^(?:[0-9a-f]{2}([:-]?))(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i;
/** Masked by the device, or a switch. */
const NOTHING = /^(?:[*•.\s-]*|true|false|on|off|yes|no|enabled|disabled|null|none|0|1)$/i;

const isAddress = (text: string): boolean => isIP(text) !== 0 || MAC.test(text);
const isLiteral = (kind: Kind | undefined): kind is LiteralKind =>
  kind === 'secret' || kind === 'name' || kind === 'identity';

/** What a recording holds of its owner, and what it is replaced by. */
export class Sensitive {
  readonly #addresses = new Addresses();
  readonly #literals = new Literals();
  readonly #positions = new Positions();
  readonly #uuids = new Numbering();

  /** The first walk. */
  readonly learning: Pass = {
    value: (text, kind, key) => {
      if (isProductKey(key)) this.#literals.product(text);
      if (isLiteral(kind) && this.#isReplaced(text, kind)) this.#literals.learn(text, kind);
      else this.#learnFree(text);
      return text;
    },
    number: value => value,
    word: text => text,
    free: text => {
      this.#learnFree(text);
      return text;
    },
  };

  /** The second walk. */
  readonly replacing: Pass = {
    value: (text, kind) => this.#value(text, kind),
    number: (value, kind, key) => this.#number(value, kind, key),
    word: text => this.#addresses.replace(this.#literals.word(text)),
    free: text => this.#free(text),
  };

  /** A switch, an address or a common name under a key of names is no name; a secret is one whatever it says. */
  #isReplaced(text: string, kind: LiteralKind): boolean {
    if (NOTHING.test(text)) return false;
    if (kind !== 'name') return true;
    return !isCommon(text) && !isAddress(text) && !this.#literals.isProduct(text) && !/:\/\//.test(text);
  }

  #value(text: string, kind: Kind | undefined): string {
    if (isLiteral(kind) && this.#isReplaced(text, kind)) return this.#literals.of(text, kind);
    if (kind === 'latitude' || kind === 'longitude') return this.#positions.text(text, kind);
    if (kind === 'coordinates') return this.#positions.pair(text);
    if (kind === 'altitude') return text.replaceAll(/\d+/g, '0');
    return this.#free(text);
  }

  #number(value: number, kind: Kind | undefined, key: string): number {
    if (kind === 'latitude' || kind === 'longitude') return this.#positions.number(value, kind);
    // As GeoJSON has them: longitude, latitude.
    if (kind === 'coordinates') return this.#positions.number(value, key === '0' ? 'longitude' : 'latitude');
    if (kind === 'altitude') return value === 0 ? 0 : 100;
    return (kind === 'secret' || kind === 'identity') && value > 1 ? 0 : value;
  }

  #learnFree(text: string): void {
    this.#addresses.learn(text);
    for (const [, user, host = ''] of text.matchAll(URL_HOST)) {
      if (!isAddress(host) && !isCommon(host)) this.#literals.learn(host, 'name');
      if (user !== undefined) this.#literals.learn(user, 'secret');
    }
    for (const [, key, double, single, bracketed, bareKey, bare] of text.matchAll(NAMED_VALUE)) {
      const kind = kindOf(key ?? bareKey ?? '');
      const value = double ?? single ?? bracketed ?? bare ?? '';
      if (isLiteral(kind) && this.#isReplaced(value, kind)) this.#literals.learn(value, kind);
    }
    for (const [, single, double] of text.matchAll(QUOTED_AFTER)) {
      const value = single ?? double ?? '';
      if (this.#isReplaced(value, 'name')) this.#literals.learn(value, 'name');
    }
  }

  #free(text: string): string {
    let rest = text.replace(ENCODED, found => this.#encoded(found));
    for (const form of SECRET_FORMS) rest = rest.replace(form, found => this.#literals.of(found, 'secret'));
    rest = rest.replace(UUID, found => uuidOf(this.#uuids.of(found.toLowerCase())));
    rest = rest.replace(MAIL, found => this.#mail(found));
    rest = rest.replaceAll(NAMED_POSITION, (_, name: string, sign: string, value: string) => {
      const axis = /^lat/i.test(name) ? 'latitude' : 'longitude';
      return `${name}${sign}${this.#positions.text(value, axis)}`;
    });
    return this.#addresses.replace(this.#literals.replace(rest));
  }

  /** In an address or a form within a text, a name follows the code of a sign: `%3DRidge`. */
  #encoded(found: string): string {
    try {
      const plain = decodeURIComponent(found);
      const fresh = this.#free(plain);
      return plain === fresh || plain === found ? found : encodeURIComponent(fresh);
    } catch {
      return found;
    }
  }

  #mail(found: string): string {
    return `${this.#literals.of(found, 'name').replace(/\.example$/, '')}@mail.example`;
  }
}

/** A coordinate after its name in a line of text: `lat=52.1`. */
const NAMED_POSITION = /\b(lat(?:itude)?|lon(?:gitude)?|lng)(["']?\s*[=:]\s*["']?)(-?\d+(?:\.\d+)?)/gi;

const ENCODED = /[^\s"'<>&=?]*%[0-9A-Fa-f]{2}[^\s"'<>&=?]*/g;

const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
