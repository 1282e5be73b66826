import { isIP } from 'node:net';
import { Addresses, Numbering } from './addresses.ts';
import { isCommon, isDistinct, isProductKey, type Kind, kindOf, type Pass } from './sensitive-keys.ts';
import { type ContextFinding, findByContext } from './context.ts';
import { ENCODINGS, PACKED } from './encodings.ts';
import { type LiteralKind, Literals } from './literals.ts';
import { Positions } from './positions.ts';

/** What is sensitive by its form, wherever it is: keys and certificates, hashes of passwords, tokens, mail addresses. */
const SECRET_FORMS: readonly RegExp[] = [
  /-----BEGIN [A-Z0-9 ]+-----[\s\S]*?(?:-----END [A-Z0-9 ]+-----|$)/g,
  /(?<![\w-])(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d+)\s+[A-Za-z0-9+/=]{16,}(?:[ \t]+\S+)?/g,
  /\$(?:1|2[aby]|5|6|y|apr1)\$[./A-Za-z0-9$=]{8,}/g,
  /(?<![\w-])eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g,
  /(?<![0-9A-Za-z])[0-9A-Fa-f]{32,}(?![0-9A-Za-z])/g,
  /(?<=(?:Bearer|Basic|Digest|Token)\s)[\w.~+/=-]{8,}/g,
  // Bytes as programs print them.
  /(?<![0-9A-Za-z])(?:[0-9A-Fa-f]{2}[ :-]){11,}[0-9A-Fa-f]{2}(?![0-9A-Za-z])/g,
  // Hashes of passwords of other makes, keys of VPNs.
  /\{(?:SSHA|SHA|SMD5|MD5|CRYPT|PBKDF2)[\w-]*\}[\w+/=$.,-]{8,}/gi,
  /(?<![\w+/])[A-Za-z0-9+/]{42,43}=(?![\w+/=])/g,
];

const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}(?![\w-])/g;

const UUID = /(?<![0-9A-Za-z-])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z-])/g;

/** Host of an address with a scheme, and who logs in there. */
const URL_HOST =
  /(?<=\b(?:https?|wss?|ftps?|sftp|scp|tftp|ssh|telnet|syslog|snmp|ldaps?|radius|coap|mqtts?|rtsp|smb|ntp):\/\/)(?:[^\s/@"'<>]+@)?([^\s/:"'<>?#@]+)/gi;

/** A value after its name in a line of text: `user=bob`, `SSID: "Ridge"`, `password auth succeeded for 'bob'`. */
const NAMED_VALUE =
  /(?<![\w.-])([A-Za-z][\w.-]{1,40})(?:\s*[=:]\s*|\s+(?:is|for|as|of|by)\s+|\s+)(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|\(([^()\n]{1,80})\))|(?<![\w.-])([A-Za-z][\w.-]{1,40})\s*[=:]\s*([^\s"',;&)\]}]{1,200})/g;

/** A quoted name after a word that announces one: `for 'bob'`. */
const QUOTED_AFTER =
  /\b(?:for|user|by|from|to|with|named|station|host|network|as)\s+(?:'([^'\n]{1,80})'|"([^"\n]{1,80})")/gi;

const MAC = /^(?:[0-9a-f]{2}([:-]?))(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i;
/** Encodings within encodings that are read. */
const DEEPEST = 4;
/** Longest text whose replacement is remembered, and how many. */
const REMEMBERED = 300;
const MOST_REMEMBERED = 200_000;
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
  readonly #learned = new Set<string>();
  /** Answers repeat: what a text became. */
  readonly #freed = new Map<string, string>();

  /** @param words names that a person told */
  constructor(words: readonly string[] = []) {
    for (const word of words) this.#literals.require(word);
  }

  /** The first walk. */
  readonly learning: Pass = {
    value: (text, kind, key) => {
      if (isProductKey(key)) this.#literals.product(text);
      if (kind === 'latitude' || kind === 'longitude') this.#positions.learn(Number(text), kind);
      if (isLiteral(kind) && this.#isReplaced(text, kind)) this.#literals.learn(text, kind);
      else if (isKeyOf(key, text)) this.#literals.learn(text, 'secret');
      else this.#learnFree(text);
      return text;
    },
    number: (value, kind) => {
      if (kind === 'latitude' || kind === 'longitude') this.#positions.learn(value, kind);
      return value;
    },
    list: () => undefined,
    word: text => text,
    secrets: text => text,
    free: text => {
      this.#learnFree(text);
      return text;
    },
  };

  /** The second walk. */
  readonly replacing: Pass = {
    value: (text, kind, key) =>
      kind === undefined && isKeyOf(key, text) ? this.#literals.of(text, 'secret') : this.#value(text, kind),
    number: (value, kind, key) => this.#number(value, kind, key),
    list: values => this.#positions.list(values),
    word: text => this.#addresses.replace(this.#literals.word(text)),
    secrets: text => this.#literals.replaceSecrets(text),
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
    if (kind === undefined) return this.#positions.unnamed(value);
    return (kind === 'secret' || kind === 'identity') && value > 1 ? 0 : value;
  }

  #learnFree(text: string, depth = 0): void {
    if (this.#learned.has(text)) return;
    if (text.length <= REMEMBERED) this.#learned.add(text);
    this.#addresses.learn(text);
    for (const [, host = ''] of text.matchAll(URL_HOST))
      if (!isAddress(host) && !isCommon(host)) this.#literals.learn(host, 'name');
    for (const [, key, double, single, bracketed, bareKey, bare] of text.matchAll(NAMED_VALUE)) {
      const kind = kindOf(key ?? bareKey ?? '');
      const value = double ?? single ?? bracketed ?? bare ?? '';
      if (isLiteral(kind) && this.#isReplaced(value, kind)) this.#literals.learn(value, kind);
    }
    for (const [, single, double] of text.matchAll(QUOTED_AFTER)) {
      const value = single ?? double ?? '';
      if (this.#isReplaced(value, 'name')) this.#literals.learn(value, 'name');
    }
    for (const { kind, text: value } of this.#contextual(text))
      if (isDistinct(value)) this.#literals.learn(value, kind);
    for (const [, name = '', , value] of text.matchAll(NAMED_POSITION))
      this.#positions.learn(Number(value), axisOf(name));
    if (depth < DEEPEST)
      for (const encoding of ENCODINGS)
        for (const [run] of text.matchAll(encoding.run)) {
          const plain = encoding.decode(run);
          if (plain !== undefined && plain !== run) this.#learnFree(plain, depth + 1);
        }
  }

  #free(text: string, depth = 0): string {
    const known = this.#freed.get(text);
    if (known !== undefined) return known;
    const fresh = this.#freeAnew(text, depth);
    if (text.length <= REMEMBERED && this.#freed.size < MOST_REMEMBERED) this.#freed.set(text, fresh);
    return fresh;
  }

  #freeAnew(text: string, depth: number): string {
    let rest = this.#decodedRuns(text, depth);
    for (const form of SECRET_FORMS) rest = rest.replace(form, found => this.#literals.of(found, 'secret'));
    rest = rest.replace(UUID, found => uuidOf(this.#uuids.of(found.toLowerCase())));
    rest = rest.replace(MAIL, found => this.#mail(found));
    rest = this.#withoutContextual(this.#literals.replace(rest));
    rest = rest.replaceAll(
      NAMED_POSITION,
      (_, name: string, sign: string, value: string) =>
        `${name}${sign}${this.#positions.text(value, axisOf(name))}`,
    );
    return this.#positions.free(this.#addresses.replace(rest));
  }

  /** What is written in another encoding is replaced in it. */
  #decodedRuns(text: string, depth: number): string {
    if (depth >= DEEPEST) return text;
    let rest = text;
    for (const { run: form, decode, encode, isBase64 } of ENCODINGS)
      rest = rest.replace(form, run => {
        const plain = decode(run);
        if (plain === undefined || plain === run) return run;
        if (isBase64 && CREDENTIALS.test(plain)) return this.#literals.of(run, 'secret');
        const fresh = this.#free(plain, depth + 1);
        return fresh === plain ? run : encode(fresh);
      });
    for (const { run: form, bytes } of PACKED)
      rest = rest.replace(form, run =>
        this.#literals.holdsSecret(bytes(run)) ? this.#literals.of(run, 'secret') : run,
      );
    return rest;
  }

  #contextual(text: string): readonly ContextFinding[] {
    return findByContext(text).filter(({ kind, text: value }) =>
      kind === 'name'
        ? this.#isReplaced(value, kind)
        : !NOTHING.test(value) && !isAddress(value) && (/\d/.test(value) || !isCommon(value)),
    );
  }

  #withoutContextual(text: string): string {
    let end = 0;
    let fresh = '';
    for (const { kind, text: value, start } of this.#contextual(text)) {
      fresh += text.slice(end, start) + this.#literals.of(value, kind);
      end = start + value.length;
    }
    return fresh + text.slice(end);
  }

  #mail(found: string): string {
    return `${this.#literals.of(found, 'name').replace(/\.example$/, '')}@mail.example`;
  }
}

/** A coordinate after its name in a line of text: `lat=52.1`. */
const NAMED_POSITION = /\b(lat(?:itude)?|lon(?:gitude)?|lng)(["']?\s*[=:]\s*["']?)(-?\d+(?:\.\d+)?)/gi;

const axisOf = (name: string) => (/^lat/i.test(name) ? 'latitude' : 'longitude');

/** `user:password`, as a header of HTTP packs it. */
const CREDENTIALS = /^[\w.@+-]{1,64}:[^\s/][^\n]*$/;

/** A key in the sense of cryptography under the bare word, which names fields as well. */
const isKeyOf = (key: string, text: string): boolean =>
  /(?:^|[._-])key\d?$/i.test(key) && /^(?=.*\d)(?=.*[A-Za-z])[\w+/=:-]{8,}$/.test(text) && !isAddress(text);

const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
