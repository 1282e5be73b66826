import { type Kind, kindOf, type Pass } from './sensitive-keys.ts';

const CONFIG_LINE = /^[A-Za-z][\w.-]*=/;
const FORM = /^[\w.%+[\]~*-]+=[^&\n]*(?:&[\w.%+[\]~*-]+=[^&\n]*)*$/;
/** Parts of an object that holds one value: of a secret they are the secret. */
const CONTENT = /^(?:value|values|key|keys|text|data|content|raw|items?|\d+)$/i;
/** Catalogues that a device offers: countries by code, antennas by gain. Their names are no one's own. */
const CATALOGUE = ['code', 'gain', 'builtin', 'ccode'] as const;
const DEEPEST = 200;

/** A text with what it holds replaced: JSON, a configuration, a form, or plain lines. */
export function walkText(text: string, pass: Pass): string {
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') {
    const json = parsed(text);
    if (json !== undefined) return JSON.stringify(walkJson(json.value, pass, undefined, '', 0));
  }
  if (isConfiguration(text))
    return text
      .split('\n')
      .map(line => walkLine(line, pass))
      .join('\n');
  return FORM.test(text) ? walkForm(pass.secrets(text), pass) : pass.free(text);
}

/** A form, or the query of an address. */
export function walkForm(text: string, pass: Pass): string {
  const fields = [...new URLSearchParams(text)].map(([key, value]) => [
    pass.word(key),
    walkPair(key, value, pass),
  ]);
  return new URLSearchParams(fields).toString();
}

/** The value of a name: a header, a field, a cookie, a line of the configuration. */
export function walkPair(key: string, value: string, pass: Pass): string {
  const kind = kindOf(key);
  return kind === undefined && isStructured(value) ? walkText(value, pass) : pass.value(value, kind, key);
}

function walkLine(line: string, pass: Pass): string {
  const end = line.indexOf('=');
  if (!CONFIG_LINE.test(line)) return pass.free(line);
  const [key, value] = [line.slice(0, end), line.slice(end + 1)];
  // The cloud address carries its token behind the host; without its form the page would call it wrong.
  const [, host, token, flags = ''] = /^(wss?:\/\/[^+]*)\+([^+]+)(\+.*)?$/.exec(value) ?? [];
  if (host !== undefined && token !== undefined)
    return `${key}=${pass.free(host)}+${pass.value(token, 'secret', key)}${pass.free(flags)}`;
  return `${key}=${walkPair(key, value, pass)}`;
}

function walkJson(value: unknown, pass: Pass, kind: Kind | undefined, key: string, depth: number): unknown {
  if (depth > DEEPEST) return null;
  if (typeof value === 'string')
    return kind === undefined && isStructured(value) ? walkText(value, pass) : pass.value(value, kind, key);
  if (typeof value === 'number') return pass.number(value, kind, key);
  if (Array.isArray(value) && kind === undefined && value.every(item => typeof item === 'number')) {
    const place = pass.list(value);
    if (place !== undefined) return place;
  }
  if (Array.isArray(value))
    return value.map((item, place) =>
      walkJson(item, pass, kind, kind === 'coordinates' ? String(place) : key, depth + 1),
    );
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(object).map(([name, part]) => [
    pass.word(name),
    walkJson(part, pass, kindIn(object, name, kind), name, depth + 1),
  ]);
  return Object.fromEntries(fields) as unknown;
}

function kindIn(
  object: Readonly<Record<string, unknown>>,
  name: string,
  around: Kind | undefined,
): Kind | undefined {
  const own = kindOf(name);
  if (own === 'name' && name === 'name' && CATALOGUE.some(other => Object.hasOwn(object, other)))
    return undefined;
  if (own !== undefined) return own;
  if (!CONTENT.test(name)) return undefined;
  if (around !== undefined) return around;
  // `{ "name": "snmp.community", "value": "…" }`, as lists of settings have it.
  const named = object.name ?? object.key ?? object.id;
  return typeof named === 'string' ? kindOf(named) : undefined;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** A value with structure of its own inside: board info, a configuration, JSON as text. */
const isStructured = (text: string): boolean =>
  /^\s*[{[]/.test(text) || (text.includes('\n') && isConfiguration(text));

/** Most lines have the form of a setting. */
function isConfiguration(text: string): boolean {
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('#'));
  const settings = lines.filter(line => CONFIG_LINE.test(line)).length;
  // One line alone is a form of one field, unless its key is a path.
  return lines.length === 1
    ? /^[\w-]+\.[\w.-]+=/.test(text) && !text.includes('&')
    : settings * 2 > lines.length;
}
