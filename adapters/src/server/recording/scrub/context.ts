import { isIP } from 'node:net';
import { isDistinct, kindOf } from './sensitive-keys.ts';

/** A part of a text that the words around it tell to be a secret, a name or a number of somebody. */
export interface ContextFinding {
  readonly kind: 'secret' | 'name' | 'identity';
  readonly text: string;
  readonly start: number;
}

/** Words of log lines that are no value, though they follow a word that announces one. */
const PROSE = new Set(
  `a about accepted access accessing added after again all allowed already also although an and any are as ask asked assigned associated at attempt
  attempts auth authenticated authentication authorized available bad be because been before began begin being between
  blocked but by can cannot caught changed changes check checking closed code command complete completed configured connect
  connecting connection could count created decrypted deleted denied derived detected did differs different disabled does done due
  empty ended entered entry error established event exceeded exchange exists expired fail failed failure file fits for
  found from generated generation given got had handshake has have held hidden id if ignored in incorrect index initiated
  installed invalid is it its joined known last left length limit logged login lost made management manager may method
  mismatch missing mode more must name negotiated negotiation new no none not now object of off ok old on one only opened
  or out over packet pair policy present prompt received refused rejected reloaded removed renegotiated renewed renewal
  replaced request requested required reset response revoked rotated rotation same saved seen sent server session set
  should size started state still stopped stored strength strong successful successfully succeeded that the their then there this time
  timeout to too try type unchanged unknown unset until updated use used user using valid validated value verified version
  via wait waiting was weak were when which while who will with without wrong your`.split(/\s+/),
);

/** Words that announce a secret in a line of text. */
const SECRET = String.raw`(?:pre-?shared[ _-]?|shared[ _-]?|radius[ _-]?|client[ _-]?)?secrets?|communit(?:y|ies)|passphrases?|pass(?:word|wd|code)s?|passwd|pwd|psk|pmk|ptk|gtk|tk|(?:\w*[ _-]?)?keys?|\w*tokens?|pin|otp|cookies?|credentials?|tickets?|salt|nonce`;
/** What may stand between such a word and its value. */
const BETWEEN = String.raw`(?:\s*[[(](?:\d+|hex|ascii|len=\d+|hexdump)[\])]|:\d+|\s*-\s*hexdump(?:_ascii)?(?:\(len=\d+\))?)?(?:\s+(?:strings?|value|is|was|now|set|changed|to|hex|ascii|id|data|for\s+(?:user\s+)?\S+))*(?:\s*(?:[=:]+>?|->)\s*|\s+|(?=["']))`;
const VALUE = String.raw`(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|((?:[0-9A-Fa-f]{2}[ :]){4,}[0-9A-Fa-f]{2})|([^\s"',;()<>[\]{}&]{3,200}))`;

const AFTER_SECRET_WORD = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:${SECRET})(?![A-Za-z0-9])${BETWEEN}${VALUE}`,
  'giu',
);
const FROM_TO = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:${SECRET})(?![A-Za-z0-9])[^\n]{0,40}?\bfrom\s+${VALUE}\s+to\s+${VALUE}`,
  'giu',
);
/** Everything quoted behind such a word in its line. */
const SECRET_LINE = new RegExp(String.raw`(?<![A-Za-z0-9])(?:${SECRET})(?![A-Za-z0-9])([^\n]*)`, 'giu');
const QUOTED = /"([^"\n]{1,200})"|'([^'\n]{1,200})'/g;
const BEFORE_SECRET_WORD = new RegExp(
  String.raw`(?:"([^"\n]{3,200})"|'([^'\n]{3,200})')\s+(?:as|is|was|for|in|of|not)\s[^\n"']{0,30}?(?:${SECRET})(?![A-Za-z0-9])`,
  'giu',
);
/** Secrets in the arguments of a program: `snmpget -c meadow`, `curl -u bob:hunter2`. */
const ARGUMENTS: readonly RegExp[] = [
  /\bsnmp\w*\b[^\n]*?\s-c\s*([^\s"']{2,})/gi,
  /\b(?:curl|wget|lftp|smbclient)\b[^\n]*?\s(?:-u|-U|--user)[ =]*([^\s"']+)/g,
  /\b(?:sshpass|mysql|7z)\b[^\n]*?\s-p\s*([^\s"']+)/g,
  /(?<![\w:/])pass:([^\s"']{3,})/g,
];
/** User, password and the key behind a plus sign of an address. */
const URL_SECRETS: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]*:([^\s/@"'<>]+)@/gi,
  /\bwss?:\/\/[^\s+"'<>]+(?:\+|%2B| (?=[\w~.%=-]{12}))([^\s+"'<>&]+)/gi,
  /[?&#](?:[\w-]*(?:key|token|sig|signature|secret|auth|code|pass\w*|pwd|session\w*|sid|ticket|otp))=([^\s&"'<>#]+)/gi,
];
const URL_NAMES: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/([^\s/:@"'<>]+)(?::[^\s/@"'<>]*)?@/gi,
  /[?&#](?:[\w-]*(?:user|username|login|account|name|host|site|ssid|email))=([^\s&"'<>#]+)/gi,
];

/** Words behind which a name follows, whatever it looks like. */
const NAME_AFTER =
  /(?<![\w.-])(?:user(?:name)?|account|logname|ruser|hostname|host name|e?ssid|sysname|system name|neighbou?r|contact|customer|subscriber|owner|location|sitename|site|nickname|alias|identity|calling|called|lease (?:for|to|of)|log(?:ged)?[ -]?in (?:as|by)|renamed to|name(?:d)?)(?:\s+(?:is|was|now|set|changed|to|for|name))*(?:\s*[=:]\s*|\s+|(?=["']))(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"',;()<>[\]{}&=:]{2,100}))/giu;
/** Words behind which a name may follow, if it looks like one: with a hyphen, a digit or a capital inside. */
const NAME_PERHAPS =
  /(?<![\w.-])(?:station|client|peer|device|host|server|router|gateway|remote|for|by|from|to|with|of|at|radio|ap|bridge)\s+([A-Za-z\p{L}][\p{L}\w]*(?:[-_.][\p{L}\w]+)+)(?![\w-]|:\/\/)/giu;
const MAC = String.raw`(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}`;
const IP = String.raw`(?:\d{1,3}\.){3}\d{1,3}`;
/** A lease, an entry of a table of hosts or of neighbours: the name is beside the address. */
const BESIDE_ADDRESS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:${MAC}|${IP})[\])]?(?:\s+${MAC}|\s+${IP})*\s+([\p{L}][\p{L}\w.-]{2,62})(?![\w:=(\[/])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\w.-])([\p{L}][\p{L}\w.-]{2,62})\s*[(\[<](?:${MAC}|${IP})[)\]>]`, 'gu'),
];
/** The host of a line of syslog, between the time and the program. */
const SYSLOG_HOST =
  /^\s*(?:<\d{1,3}>\d?\s*)?(?:[A-Z][a-z]{2}\s+\d{1,2} \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)\s+([\p{L}\d][\p{L}\w.-]{1,62})\s+[\w./-]+(?:\[\d+\])?:/gmu;

const PHONE: readonly RegExp[] = [
  /(?<![\w.+])\+[1-9]\d{0,2}(?:[ ./()-]{0,2}\d){6,13}(?![\w.])/g,
  /(?<![\w.:-])00[1-9]\d{0,2}(?:[ /()-]{0,2}\d){7,12}(?![\w.:])/g,
  /(?<![\w.:])\(?0\d{2,5}\)?[ /-]{1,2}\d{3,}(?:[ /-]?\d{2,})*(?![\w.:])/g,
  /\b(?:tel|phone|mobile|cell|fax|sms|call|msisdn)\b[\s:=.#]*(?:\w+\s+)?(\+?\(?\d[\d ()/.-]{5,18}\d)/gi,
];
const LONG_NUMBER = /(?<![\w.+-])\d{15,20}(?![\w.])/g;
const NUMBER_AFTER =
  /\b(?:imei|imsi|iccid|meid|esn|sim|serial(?: ?no| number)?|s\/n)\b[\s:=#.]*(?:is\s+|no\.?\s*)?([A-Za-z0-9-]{6,24})/gi;

/** A field of JSON that was cut off, or that is in the middle of other text. */
const FIELD = /\\?"([\w.-]{1,60})\\?"\s*:\s*(?:\\?"([^"\\\n]{1,300})\\?"|(-?\d[\d.]*))/g;

function fieldsIn(text: string): readonly ContextFinding[] {
  return [...text.matchAll(FIELD)].flatMap(match => {
    const [whole, key = '', quoted, bare] = match;
    const kind = kindOf(key);
    const value = quoted ?? bare ?? '';
    if (kind !== 'secret' && kind !== 'name' && kind !== 'identity') return [];
    return [{ kind, text: value, start: match.index + whole.lastIndexOf(value) }];
  });
}

/** What has been replaced already. */
const REPLACED = /^(?:name|secret|identity)-\d+/;

/** All that the words around it give away, in the order of their places, none within another. */
export function findByContext(text: string): readonly ContextFinding[] {
  const found: ContextFinding[] = [
    ...fieldsIn(text),
    ...secretsIn(text),
    ...capture(text, URL_NAMES, 'name'),
    ...capture(text, [NAME_AFTER], 'name').filter(({ text: name }) => isPlausible(name)),
    ...capture(text, [NAME_PERHAPS], 'name').filter(({ text: name }) => looksLikeName(name)),
    ...capture(text, BESIDE_ADDRESS, 'name').filter(({ text: name }) => isPlausible(name)),
    ...capture(text, [SYSLOG_HOST], 'name').filter(({ text: name }) => isIP(name) === 0),
    ...numbersIn(text),
  ];
  const ordered = found.sort((a, b) => a.start - b.start || b.text.length - a.text.length);
  let end = 0;
  return ordered.filter(({ start, text: value }) => {
    if (start < end || REPLACED.test(value)) return false;
    end = start + value.length;
    return true;
  });
}

function secretsIn(text: string): readonly ContextFinding[] {
  const quoted = [...text.matchAll(SECRET_LINE)].flatMap(match => {
    const rest = match[1] ?? '';
    const offset = match.index + match[0].length - rest.length;
    return capture(rest, [QUOTED], 'secret').map(part => ({ ...part, start: part.start + offset }));
  });
  return [
    ...capture(text, URL_SECRETS, 'secret'),
    ...capture(text, ARGUMENTS, 'secret'),
    ...capture(text, [FROM_TO, AFTER_SECRET_WORD, BEFORE_SECRET_WORD], 'secret').filter(({ text: value }) =>
      isPlausible(value),
    ),
    ...quoted.filter(({ text: value }) => isPlausible(value)),
  ];
}

function numbersIn(text: string): readonly ContextFinding[] {
  const whole = [...PHONE.slice(0, 3), LONG_NUMBER].flatMap(form =>
    [...text.matchAll(form)].map(match => ({
      kind: 'identity' as const,
      text: match[0],
      start: match.index,
    })),
  );
  return [
    ...whole.filter(({ text: digits }) => !/^\d{15,20}$/.test(digits) || isCheckedNumber(digits)),
    ...capture(text, PHONE.slice(3), 'identity'),
    ...capture(text, [NUMBER_AFTER], 'identity').filter(({ text: value }) => /\d/.test(value)),
  ];
}

/** The values of the groups of each match. */
function capture(
  text: string,
  forms: readonly RegExp[],
  kind: ContextFinding['kind'],
): readonly ContextFinding[] {
  return forms.flatMap(form =>
    [...text.matchAll(withIndices(form))].flatMap(match =>
      match.slice(1).flatMap((value, place) => {
        const start = match.indices?.[place + 1]?.[0];
        return value === undefined || start === undefined ? [] : [withoutEnd({ kind, text: value, start })];
      }),
    ),
  );
}

const indexed = new WeakMap<RegExp, RegExp>();

function withIndices(form: RegExp): RegExp {
  const made = indexed.get(form) ?? new RegExp(form.source, `${form.flags}d`);
  indexed.set(form, made);
  return made;
}

/** A full stop after a value ends its sentence. */
const withoutEnd = (found: ContextFinding): ContextFinding => ({
  ...found,
  text: found.text.replace(/(?<=.)[.:!?]+$/, ''),
});

/** Not a word of a sentence, nor what has been replaced already. */
const isPlausible = (text: string): boolean =>
  !PROSE.has(text.toLowerCase()) && !/^[\d.:/%-]{1,3}$/.test(text);

const looksLikeName = (text: string): boolean =>
  isPlausible(text) &&
  isDistinct(text) &&
  !/^\w+\.(?:cgi|html?|js|css|cfg|txt|log|so|bin|sh|conf)$/i.test(text);

/** IMEI and ICCID end with a check digit (Luhn); other numbers of their length are counters. */
function isCheckedNumber(digits: string): boolean {
  if (digits.length !== 15 && !/^89\d{17,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
