import { describe, expect, it } from 'vitest';
import { aHar } from '../har.mother.ts';
import { exchangesOf, OWN, PLANTED_KINDS, SESSION } from './planted-kinds.mother.ts';
import { scrubHar } from './scrub-har.ts';

/** All texts of a recording, as they are and with the signs of JSON, addresses and forms resolved. */
function textsOf(har: unknown): readonly string[] {
  const texts: string[] = [];
  const add = (text: string, depth: number): void => {
    texts.push(text.toLowerCase());
    if (depth > 3) return;
    if (/%[0-9A-Fa-f]{2}|\+/.test(text)) {
      const decoded = tryDecode(text);
      if (decoded !== text) add(decoded, depth + 1);
    }
    if (/^\s*[{["]/.test(text))
      try {
        JSON.parse(text, (key, value: unknown) => {
          add(key, depth + 1);
          if (typeof value === 'string') add(value, depth + 1);
          if (typeof value === 'number') texts.push(String(value));
          return value;
        });
      } catch {
        // Not JSON.
      }
  };
  add(JSON.stringify(har), 0);
  return texts;
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

describe('scrubHar', () => {
  it('scrubHar is tried with a hundred kinds of hiding places and more', () => {
    expect(PLANTED_KINDS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(PLANTED_KINDS.map(([name]) => name)).size).toBe(PLANTED_KINDS.length);
  });

  it.each(PLANTED_KINDS)('leaves no trace of %s in any kind of answer or request', (_, planted, text) => {
    const har = aHar(...SESSION, ...exchangesOf(text));
    const before = textsOf(har).join('\n');
    const after = textsOf(scrubHar(har)).join('\n');
    for (const thing of [planted].flat()) {
      expect(before).toContain(thing.toLowerCase());
      expect(after).not.toContain(thing.toLowerCase());
    }
    for (const own of [OWN.password, OWN.psk, OWN.host, OWN.ssid])
      expect(after).not.toContain(own.toLowerCase());
  });

  it('keeps the lines of a log that tell of nobody', () => {
    const lines = [
      'ath0: Initializing channel 5180 MHz, width 40 MHz, 802.11ac',
      'dropbear[812]: password auth succeeded',
      'hostapd: key handshake completed, key rotation in 3600 s',
      'hostapd: group key renewal started',
      'kernel: br0: port 2(ath0) entered forwarding state',
      'api: session token expired',
      'wireless: rate 866.6 Mbps, signal -57 dBm, noise -93 dBm',
      'system: uptime 123456789 s, load 0.53 0.22 0.10',
      'dfs: radar detected, moving from 5500 to 5180',
      'firmware: v8.7.18 installed, build 46722',
    ];
    const body = JSON.stringify({ enabled: true, lines });
    const scrubbed = scrubHar(aHar(...SESSION, { url: 'https://192.168.77.20/api/logs', body }));
    expect(JSON.parse(scrubbed.log.entries[3]?.response.content.text ?? '')).toEqual({
      enabled: true,
      lines,
    });
  });
});
