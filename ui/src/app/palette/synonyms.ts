import type { Text } from '../../i18n/use-text.ts';
import { plain } from './fuzzy-score.ts';

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
