import { assert, constantFrom, integer, property } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/index.ts';
import { settingsCatalogue } from './catalogue.ts';
import { inEnglish } from './english.ts';
import { findSetting } from './find-setting.ts';
import { unknownKeyRemarks } from './unknown-keys.ts';

const AIRMAX = new Map([
  ['radio.1.freq', '5180'],
  ['radio.1.mode', 'master'],
  ['vendor.own.1.thing', 'x'],
  ['netconf.1.mtu', '1500'],
]);
const remarks = (key: string, running: ReadonlyMap<string, string> | undefined = AIRMAX) =>
  unknownKeyRemarks([key], running).map(({ problem }) => inEnglish(problem));

describe('unknownKeyRemarks', () => {
  it('remarks a key that nobody knows, and names the one that was meant', () => {
    expect(remarks('radio.1.freqq')).toEqual([
      'No device is known to use this key. Did you mean radio.1.freq?',
    ]);
    expect(remarks('no.such.thing')).toEqual(['No device is known to use this key.']);
  });

  it.each(['Radio.1.TxPower', 'RADIO.1.TXPOWER', 'radio.1.TXPOWR'])(
    'remarks %s, whose capital letters no device takes for those of the setting',
    key => {
      const meant = ['No device is known to use this key. Did you mean radio.1.txpower?'];
      expect(remarks(key)).toEqual(meant);
      expect(unknownKeyRemarks([key], undefined).map(({ problem }) => inEnglish(problem))).toEqual(meant);
    },
  );

  it('finds every slip of the keyboard in a known key, and says which key was meant', () => {
    const known = settingsCatalogue.map(({ key }) => key.replaceAll(/\{[a-z]\}/g, '1'));
    assert(
      property(constantFrom(...known), integer({ min: 1, max: 60 }), (key, at) => {
        const place = 1 + (at % (key.length - 1));
        const slipped = `${key.slice(0, place)}zq${key.slice(place)}`.replace('zq', 'q');
        if (findSetting(slipped) !== undefined || /\d/.test(key[place - 1] ?? '') || key[place] === undefined)
          return;
        if (/^\d/.test(key.slice(place))) return;
        // A slip in a key of another family may be remarked as one of a radio that is not there.
        expect(remarks(slipped, new Map([['radio.1.freq', '5180']]))[0]).toMatch(
          /Did you mean|60 GHz|Only LTU/,
        );
      }),
    );
  });

  it('says nothing of a known key, nor of one of a kind that the device stores', () => {
    for (const key of ['radio.1.txpower', 'radio.1.freq', 'vendor.own.1.thing', 'vendor.own.2.thing'])
      expect(remarks(key)).toEqual([]);
  });

  it('remarks a key of LTU devices on another one, and not on an LTU device', () => {
    const onLtu = new Map([['radio.1.txfreq', '5780']]);
    for (const key of ['radio.1.txfreq', 'wireless.1.security.psk', 'ame.net.jumbo']) {
      expect(remarks(key)).toEqual(['Only LTU devices use this key.']);
      expect(remarks(key, onLtu)).toEqual([]);
    }
    expect(remarks('radio.0.freq')).toEqual(['Only devices with a 60 GHz radio use this key.']);
  });

  it('unknownKeyRemarks without a device, remarks what resembles a known key alone', () => {
    expect(unknownKeyRemarks(['radio.1.freqq'], undefined)).toHaveLength(1);
    expect(unknownKeyRemarks(['vendor.thing', 'radio.1.txfreq'], undefined)).toEqual([]);
  });
});

const { RADIOLINK_CAPTURES: captures = '' } = process.env;

it.skipIf(captures === '')('unknownKeyRemarks says nothing of what captured devices store', () => {
  const folder = join(captures, 'classic/config');
  for (const name of readdirSync(folder).filter(each => each.endsWith('.cfg'))) {
    const entries = ConfigText.parse(readFileSync(join(folder, name), 'utf8')).entries();
    expect([name, unknownKeyRemarks(entries.keys(), undefined).map(({ key }) => key)]).toEqual([name, []]);
  }
});
