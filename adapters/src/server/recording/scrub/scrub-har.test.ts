import { array, assert, constantFrom, ipV4, ipV6, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHar } from '../har.mother.ts';
import { readHar } from '../read-har.ts';
import { ALL_PLANTED, MAC_NOTATIONS, PLANTED, plantedHar } from './planted.mother.ts';
import { scrubHar } from './scrub-har.ts';

/** All texts of a recording as they are and decoded, so that no encoding hides what is left. */
function everythingIn(har: unknown): string {
  const json = JSON.stringify(har);
  const texts: string[] = [json];
  JSON.stringify(har, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value, decoded(value.replaceAll('+', ' ')));
    return value;
  });
  return texts.join('\n').toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const bodyOf = (har: ReturnType<typeof scrubHar>, place = 0): string =>
  har.log.entries[place]?.response.content.text ?? '';

describe('a recording with 200 planted secrets, names, addresses and positions', () => {
  const scrubbed = scrubHar(plantedHar());
  const left = everythingIn(scrubbed);

  it('a recording with 200 planted secrets, names, addresses and positions has them all before', () => {
    const before = everythingIn(plantedHar());
    expect(ALL_PLANTED).toHaveLength(200);
    expect(new Set(ALL_PLANTED).size).toBe(200);
    expect(ALL_PLANTED.filter(thing => !before.includes(thing.toLowerCase()))).toEqual([]);
  });

  it('a recording with 200 planted secrets, names, addresses and positions has none of them after, in any notation', () => {
    expect([...ALL_PLANTED, ...MAC_NOTATIONS].filter(thing => left.includes(thing.toLowerCase()))).toEqual(
      [],
    );
  });

  it('replaces the same by the same, and others by others', () => {
    expect(scrubHar(plantedHar())).toEqual(scrubbed);
    const hostnames = [...JSON.stringify(scrubbed).matchAll(/\\"hostname\\":\\"(name-\d+)\\"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(hostnames).size).toBe(PLANTED.hosts.length);
  });

  it('a recording with 200 planted secrets, names, addresses and positions is a recording still, of as many answers', () => {
    expect(readHar(JSON.stringify(scrubbed))).toHaveLength(plantedHar().log.entries.length);
  });
});

describe('what a page needs', () => {
  it('what a page needs stays: figures, interfaces, products, netmasks, switches, the cookie that tells a login', () => {
    const body = JSON.stringify({
      host: { devmodel: 'NanoBeam 5AC', hostname: 'NanoBeam 5AC', fwversion: 'v8.7.18', uptime: 1234567 },
      interfaces: [{ ifname: 'eth0', name: 'ath0', status: { plugged: true } }],
      wireless: { mode: 'ap-ptp', txpower: 22, frequency: '5180 MHz', hide_essid: 0 },
      countries: [{ name: 'Germany', code: 276 }],
    });
    const config =
      'netconf.1.devname=ath0\nnetconf.1.netmask=255.255.255.0\nwpa.1.psk.status=enabled\nsshd.passwd=enabled';
    const har = scrubHar(
      aHar(
        { url: 'http://10.0.0.1/status.cgi', body, headers: { 'set-cookie': 'ok=1; Path=/' } },
        { url: 'http://10.0.0.1/getcfg.cgi', body: config, mimeType: 'text/plain' },
      ),
    );
    expect(JSON.parse(bodyOf(har))).toEqual(JSON.parse(body));
    expect(bodyOf(har, 1)).toBe(config);
    expect(har.log.entries[0]?.response.headers).toEqual([{ name: 'set-cookie', value: 'ok=1; Path=/' }]);
  });

  it('keeps addresses of one network in one, and MAC addresses in their notation', () => {
    const body = JSON.stringify({
      ip: '192.168.4.7',
      gateway: '192.168.4.1',
      mac: '24:5A:4C:00:11:22',
      hwaddr: '245A4C001122',
    });
    const fresh = JSON.parse(bodyOf(scrubHar(aHar({ url: 'http://r.example/status.cgi', body })))) as Record<
      string,
      string
    >;
    expect(fresh.ip?.split('.').slice(0, 3)).toEqual(fresh.gateway?.split('.').slice(0, 3));
    expect(fresh.mac).toMatch(/^02(?::[0-9A-F]{2}){5}$/);
    expect(fresh.hwaddr).toBe(fresh.mac?.replaceAll(':', ''));
  });

  it('keeps the distance between positions', () => {
    const body = JSON.stringify({ gps: { lat: 50.25, lon: 14.5 }, remote: { lat: 50.26, lon: 14.51 } });
    expect(JSON.parse(bodyOf(scrubHar(aHar({ url: 'http://r.example/status.cgi', body }))))).toEqual({
      gps: { lat: 10, lon: 10 },
      remote: { lat: 10.01, lon: 10.01 },
    });
  });
});

describe('whatever is recorded', () => {
  const mac = array(constantFrom(...'0123456789abcdef'), { minLength: 12, maxLength: 12 })
    .map(digits => digits.join('').replaceAll(/(..)(?!$)/g, '$1:'))
    .filter(text => !/^(?:00:){5}00$|^(?:ff:){5}ff$|^02:00:00/.test(text));
  const place = constantFrom('text', 'json', 'url', 'form');

  it('leaves no address of it', () => {
    assert(
      property(tuple(mac, ipV4(), ipV6()), place, ([hardware, four, six], where) => {
        const isUnchanged =
          /^(?:0|127|22[4-9]|2[3-5]\d)\./.test(four) || /^(?:10\.1\d\d|198\.1[89])\./.test(four);
        const line = `peer ${hardware} at ${four} and ${six} is up`;
        const har = scrubHar(
          aHar({
            url:
              where === 'url'
                ? `http://r.example/api/x?q=${encodeURIComponent(line)}`
                : 'http://r.example/api/x',
            ...(where === 'form' && { method: 'POST', sent: new URLSearchParams({ q: line }).toString() }),
            ...(where === 'text' && { body: line, mimeType: 'text/plain' }),
            ...(where === 'json' && { body: JSON.stringify({ lines: [line], [hardware]: four }) }),
          }),
        );
        const left = everythingIn(har);
        const isUnset = /^[:0.]*1?$/.test(six) || six.includes('::');
        expect(left).not.toContain(hardware);
        expect(
          isUnchanged || !new RegExp(`(?<![\\d.])${four.replaceAll('.', '\\.')}(?![\\d.])`).test(left),
        ).toBe(true);
        expect(isUnset || !left.includes(six.toLowerCase())).toBe(true);
      }),
    );
  });

  it('whatever is recorded is JSON of the same shape after, and the same again for the same', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 40 }), string({ maxLength: 12 }), (name, key) => {
        const body = JSON.stringify({ hostname: name, [`x${key}`]: [1, { essid: name }, null, true] });
        const har = aHar({ url: 'http://r.example/status.cgi', body });
        const fresh = JSON.parse(bodyOf(scrubHar(har))) as { readonly hostname: string };
        expect(scrubHar(har)).toEqual(scrubHar(har));
        expect(Object.keys(fresh)).toHaveLength(2);
        expect(Object.values(fresh)[1]).toEqual([1, { essid: fresh.hostname }, null, true]);
      }),
    );
  });
});
