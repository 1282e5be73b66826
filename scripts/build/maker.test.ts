import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, json, property, string } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { policyFor } from './content-security-policy.ts';
import { contrast, isAccent, makerOf, makerSettings, readMaker, withAccent } from './maker.ts';

const tokens = readFileSync(new URL('../../ui/src/theme/tokens.css', import.meta.url), 'utf8');
const OWN = /--accent: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!;

describe('the accent of a maker', () => {
  it('the accent of this project is one that a maker could set', () => {
    expect(isAccent({ light: OWN[1], dark: OWN[2] })).toBe(true);
  });

  it.each([
    ['too pale for a light page', { light: '#6cb2ff', dark: '#6cb2ff' }],
    ['too dark for a dark page', { light: '#0b62c4', dark: '#0b62c4' }],
    ['no colour', { light: 'blue', dark: '#6cb2ff' }],
    ['a piece of a style', { light: '#0b62c4;} body{', dark: '#6cb2ff' }],
    ['one colour', { light: '#0b62c4' }],
    ['a text', '#0b62c4'],
    ['a third colour', { light: '#0b62c4', dark: '#6cb2ff', sun: '#000000' }],
    ['nothing', null],
  ])('the accent of a maker is refused that is %s', (_, accent) => expect(isAccent(accent)).toBe(false));

  it('the contrast of two colours is that of WCAG', () => {
    expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff')]).toEqual([
      21,
      expect.closeTo(4.48, 2),
    ]);
  });

  it('the accent of a maker replaces that of the themes by day and by night, and no other colour', () => {
    const made = withAccent(tokens, { light: '#7a1f5c', dark: '#ff9ad5' });
    const changed = made.split('\n').filter((line, place) => line !== tokens.split('\n')[place]);
    expect(changed).toEqual(['  --accent: light-dark(#7a1f5c, #ff9ad5);']);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  // The files of one worker share their modules.
  vi.resetModules();
});

describe('the file of a maker', () => {
  it('the file of a maker sets its name, its controllers and the folder of its legal pages beside it', () => {
    const folder = aFolder({
      'maker.json': '{"shortName":"acme","controllerDomains":["acme.example"],"legal":"pages"}',
    });
    expect(readMaker(join(folder, 'maker.json'))).toEqual({
      maker: { shortName: 'acme', controllerDomains: ['acme.example'], legal: join(folder, 'pages') },
      faults: [],
    });
  });

  it.each([
    ['{', 'It is no JSON.'],
    ['[]', 'It is no JSON object.'],
    ['{"shortName":"a b"}', 'shortName is a name of 2 to 32'],
    ['{"controllerDomains":[]}', 'controllerDomains is a list of domains'],
    ['{"controllerDomains":["localhost"]}', 'controllerDomains is a list of domains'],
    [
      '{"domains":["a.example"]}',
      'domains is no setting. The settings are name, accent, shortName, controllerDomains, legal.',
    ],
    ['{"toString":"a"}', 'toString is no setting'],
    ['{"name":"a<b"}', 'name is a name of 1 to 32'],
    ['{"accent":"#0b62c4"}', 'accent is a pair'],
  ])('the file of a maker %s is refused with what is wrong', (text, words) => {
    const { maker, faults } = makerOf(text);
    expect([maker, faults]).toEqual([{}, [expect.stringContaining(words)]]);
  });

  it('the file of a maker that is not there is named', () => {
    expect(readMaker('/no/maker.json').faults).toEqual(['No such file: /no/maker.json']);
  });

  it('the file of a maker can put nothing but hosts into the policy of the page', () => {
    const pieces = string({ unit: constantFrom('a', '.', '-', "'", ';', ' ', '*', '/', '"', '<', 'ü', '1') });
    assert(
      property(pieces, domain => {
        const { maker, faults } = makerOf(JSON.stringify({ controllerDomains: [domain] }));
        expect(faults.length > 0 || /^[a-z\d.-]+$/.test(domain)).toBe(true);
        expect(policyFor('', maker).split('; ')).toHaveLength(policyFor('').split('; ').length);
      }),
    );
  });

  it('the file of a maker of any JSON sets what is right, or nothing', () => {
    assert(
      property(json(), text => {
        const { maker, faults } = makerOf(text);
        expect(faults.length > 0 || Object.keys(maker).length === Object.keys(JSON.parse(text)).length).toBe(
          true,
        );
      }),
    );
  });
});

describe('a build of another maker', () => {
  it('a build of another maker has its name, its passwords and its controllers', async () => {
    const settings = makerSettings({
      name: 'Acme Link',
      accent: { light: '#7a1f5c', dark: '#ff9ad5' },
      shortName: 'acme',
      controllerDomains: ['acme.example'],
      legal: 'pages',
    });
    vi.stubGlobal('MAKER_OF_BUILD', JSON.parse(settings));
    vi.resetModules();
    const { controllerLink, MAKER, passwordStrength, VENDOR_SHORT_NAME } = await import(
      '@radiolink/domain/session'
    );
    expect([VENDOR_SHORT_NAME, MAKER.name]).toEqual(['acme', 'Acme Link']);
    expect(passwordStrength('Acme-Tower-12').valid).toBe(false);
    expect(passwordStrength('Ubnt-Tower-12').valid).toBe(true);
    expect(controllerLink('https://my.acme.example/x')).toBe('https://my.acme.example/x');
    expect(controllerLink('https://unifi.ui.com/x')).toBeUndefined();
  });

  it('a build without a file of its maker puts nothing in', () => {
    expect(makerSettings({ legal: 'pages' })).toBe('');
  });
});
