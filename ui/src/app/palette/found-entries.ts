import type { Text } from '../../i18n/use-text.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './shown-settings.ts';

/** Limit of shown entries of one source; more input narrows them. */
const MOST_OF_A_SOURCE = 12;

/** An entry with its own name on the page. */
export interface FoundEntry extends PaletteEntry {
  readonly optionId: string;
}

/** Entries of a source for the input. */
export interface FoundGroup {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly FoundEntry[];
}

/** A source and all its entries. */
export interface FilledSource {
  readonly source: PaletteSource;
  readonly entries: readonly PaletteEntry[];
}

/** All entries of each source, each found by the words of the language too. */
export function filledSources(
  sources: readonly PaletteSource[],
  context: PaletteContext,
): readonly FilledSource[] {
  const synonymsOf = synonymFinder(context.t);
  return sources.map(source => ({
    source,
    entries: source
      .entries(context)
      .map(entry => ({ ...entry, keywords: [...entry.keywords, ...synonymsOf(entry.keywords)] })),
  }));
}

/** The entries that fit what was typed, the best first; the group of the best one leads. */
export function foundGroups(filled: readonly FilledSource[], typed: string): readonly FoundGroup[] {
  const nothing = typed.trim() === '';
  const groups = filled
    .filter(({ source }) => source.listed || !nothing)
    .map(({ source, entries }) => ({ source, scored: scoredEntries(entries, typed) }))
    .filter(({ scored }) => scored.length > 0)
    .toSorted((a, b) => (b.scored[0]?.score ?? 0) - (a.scored[0]?.score ?? 0));
  return groups.map(({ source, scored }) => ({
    id: source.id,
    heading: source.heading,
    entries: scored
      .slice(0, MOST_OF_A_SOURCE)
      .map(({ entry }) => ({ ...entry, optionId: `palette-${source.id}-${entry.id}` })),
  }));
}

function scoredEntries(entries: readonly PaletteEntry[], typed: string) {
  return entries
    .flatMap(entry => {
      const score = fuzzyScore(typed, entry.label, entry.keywords);
      return score === undefined ? [] : [{ entry, score }];
    })
    .toSorted((a, b) => b.score - a.score);
}

/**
 * Words that people type for the same thing. Each line is a text: a language lists its own words for it, as many as it has, and
 * what is found by one of the English words is found by those too.
 */
const SYNONYMS: readonly string[] = [
  'Password, passphrase, pre-shared key',
  'Wireless, Wi-Fi, radio',
  'Clock, time, NTP',
  'Reboot, restart, power cycle',
  'Reset, erase, default settings',
  'Firmware, update, upgrade',
  'Backup, restore, previous configurations',
  'Antenna, mast',
  'Channel, frequency',
  'Transmit power, EIRP',
  'Distance, ACK',
  'Stations, clients, subscribers',
  'Signal, level, RSSI',
  'Interference, noise',
  'Throughput, bandwidth, performance',
  'Latency, round trip',
  'Log, syslog, messages',
  'Users, accounts, administrator',
  'Encryption, security, WPA',
  'Address, IP address, static IPv4',
  'Gateway, routes, hops',
  'Port forwarding, NAT, masquerade',
  'Firewall, filter, iptables',
  'Hostname, device name',
  'Export, download, CSV',
  'Import, upload',
  'Theme, dark, light',
  'Log out, sign out, exit',
  'Units, feet, miles',
  'Neighbors, discovery, LLDP',
  'Certificate, secure, TLS',
  'Country, regulatory domain',
  'Temperature, sensors',
  'Location, coordinates, latitude',
  'Traffic shaping, rate limit',
  'Cable, TDR, Ethernet ports',
  'Help, keyboard shortcuts',
];

/** Commas of Latin, Arabic and Chinese writing. */
const COMMAS = /\s*[,،、，]\s*/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the English words of a text in others, whole, in the singular or the plural. */
const finderOf = (text: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${plain(text)
      .split(COMMAS)
      .map(word => `${escaped(word.replace(/s$/, ''))}s?`)
      .join('|')})(?![\\p{L}\\d])`,
    'u',
  );

/** Gives the words of a language for what English words say; none in English, which has its words already. */
export function synonymFinder(t: Text): (english: readonly string[]) => readonly string[] {
  const known = SYNONYMS.flatMap(text => {
    const translated = t(text);
    return translated === text ? [] : [{ finder: finderOf(text), words: translated.split(COMMAS) }];
  });
  return english => {
    const text = plain(english.join('\n'));
    return known.flatMap(({ finder, words }) => (finder.test(text) ? words : []));
  };
}

/** Match quality of one typed word, best first: a whole word, start of a word, part of a word, letters in order. */
const EXACT = 6;
const BEGINS = 4;
const HOLDS = 2;
const IN_ORDER = 1;
/** The label counts for more than the words that it is also found by. */
const LABEL_BONUS = 1.5;

const SEPARATORS = /[\s,.:/()-]+/;

/** Text as it is compared: without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Match quality of the input against a label and its keywords. Undefined when one typed word matches nothing;
 * empty input matches all equally.
 */
export function fuzzyScore(typed: string, label: string, keywords: readonly string[]): number | undefined {
  const queries = plain(typed).split(SEPARATORS).filter(Boolean);
  let total = titleScore(queries.join(' '), plain(label));
  for (const query of queries) {
    const best = Math.max(
      wordScore(query, plain(label), true) * LABEL_BONUS,
      ...keywords.map(keyword => wordScore(query, plain(keyword), false)),
    );
    if (best === 0) return undefined;
    total += best;
  }
  return total;
}

/** A title that begins with what was typed is what was meant, the more of it is typed the more so. */
function titleScore(typed: string, label: string): number {
  return typed !== '' && label.startsWith(typed) ? HOLDS + typed.length / label.length : 0;
}

function wordScore(query: string, text: string, loosely: boolean): number {
  const words = text.split(SEPARATORS);
  if (words.includes(query)) return EXACT;
  if (words.some(word => word.startsWith(query))) return BEGINS;
  if (text.includes(query)) return HOLDS;
  return loosely && query.length > 1 && comesInOrder(query, text) ? IN_ORDER : 0;
}

function comesInOrder(query: string, text: string): boolean {
  let from = 0;
  for (const letter of query) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
