import { anything, assert, constant, constantFrom, double, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as configuration from '../configuration/index.ts';
import * as session from '../session/index.ts';
import * as settings from '../settings/index.ts';
import { settingsCatalogue } from '../settings/catalogue.ts';
import { settingsContext } from '../settings/settings-context.ts';
import * as network from './index.ts';

/** Values that an untyped caller may pass to a rule about a text. */
const hostile = oneof(
  constant(null),
  constant(undefined),
  constantFrom<unknown>({}, [], [null], { toString: null }, Symbol.iterator, 1n, true, new Date(Number.NaN)),
  double(),
  anything(),
);

type Rule = (value: unknown, ...rest: readonly unknown[]) => unknown;

/** Parameters of a rule in addition to the value. */
const REST: Readonly<Record<string, readonly unknown[]>> = {
  checkMtu: [
    {
      interface: { isBridge: false, isVirtual: false },
      networkMode: 'router',
      advanced: false,
      maxMtu: 1500,
    },
  ],
  checkSystemPort: [{ services: [] }],
  checkRepeatedPassword: ['password'],
};
/** Forms take a record of values: each of its values is hostile here. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  checkLogin: ['username', 'password'],
  checkNewCredentials: ['newUsername', 'newPassword', 'newPassword2'],
  checkFirstSetup: ['country', 'agreed'],
};

/** These take a record, or a list of what the program itself has made. */
const NOT_ABOUT_TEXT: ReadonlySet<string> = new Set(['isPhysical', 'isEthernet', 'isValid', 'isBlocked']);

const rules = Object.entries<unknown>({ ...network, ...session }).filter(
  (entry): entry is [string, Rule] =>
    typeof entry[1] === 'function' &&
    /^(check|is[A-Z]|parse|normal|passwordStrength|controllerLink)/.test(entry[0]),
);
const texts = rules.filter(([name]) => !(name in FORMS || NOT_ABOUT_TEXT.has(name)));

describe('a value that is no text', () => {
  it('meets every rule there is', () => {
    expect(rules.length).toBeGreaterThan(25);
  });

  it.each(texts)('makes %s answer, not throw', (name, rule) => {
    assert(
      property(hostile, value => {
        expect(() => rule(value, ...(REST[name] ?? []))).not.toThrow();
      }),
    );
  });

  it.each(texts.filter(([name]) => name.startsWith('check')))(
    'a value that is no text is refused by %s',
    (name, rule) => {
      const rest = REST[name] ?? [];
      for (const value of [null, undefined, {}, []]) {
        expect(rule(value, ...rest)).toEqual(rule('', ...rest));
      }
    },
  );

  it.each(Object.entries(FORMS))('makes the form of %s answer, not throw', (name, fields) => {
    const rule = rules.find(([known]) => known === name)?.[1];
    assert(
      property(hostile, value => {
        expect(() => rule?.(Object.fromEntries(fields.map(field => [field, value])))).not.toThrow();
      }),
    );
  });

  it.each(settingsCatalogue)('makes the rule of $id answer, not throw', ({ rule, warning }) => {
    const context = settingsContext(new Map());
    for (const value of [null, undefined, {}, [], 0, Number.NaN] as unknown as readonly string[]) {
      expect(() => [rule(value, context, [1, 1]), warning?.(value, context, [1, 1])]).not.toThrow();
    }
  });
});

describe('a file or a configuration that is none', () => {
  const { fileProblem, backupProblems, keyProblem, valueProblem } = configuration;
  it.each(Object.entries({ fileProblem, backupProblems, keyProblem, valueProblem }))(
    'makes %s answer, not throw',
    (_name, rule) => {
      assert(
        property(hostile, value => {
          expect(() => (rule as Rule)(value)).not.toThrow();
        }),
      );
      expect(rule(null as unknown as string)).toEqual(rule(''));
    },
  );

  it('makes the check of a configuration answer, not throw, where its values are none', () => {
    const keys = ['radio.1.freq', 'radio.countrycode', 'netconf.1.ip', 'users.1.name', 'gui.language', 'x'];
    assert(
      property(constantFrom(...keys), hostile, (key, value) => {
        const entries = new Map([[key, value]]) as unknown as ReadonlyMap<string, string>;
        expect(() => settings.validateConfiguration(entries)).not.toThrow();
        expect(settings.validateConfiguration(value as typeof entries)).toBeInstanceOf(Array);
      }),
    );
  });

  it.each(Object.keys(FORMS))('makes %s answer of no form at all', name => {
    const rule = rules.find(([known]) => known === name)?.[1];
    for (const value of [null, undefined, 0, '', true]) expect(rule?.(value)).toEqual(rule?.({}));
  });
});

describe('the length of a text', () => {
  const emoji = '🛰️'.slice(0, 2);

  it.each([33, 64])('the length of a text of %i emoji is as many characters', count => {
    expect(session.checkPassword(emoji.repeat(count))).toBeUndefined();
    expect(session.checkPassword(emoji.repeat(65))?.values).toEqual({ length: 64 });
  });

  it('the length of a text of an SSID is not what is wrong with 20 emoji', () => {
    expect(network.checkSsid(emoji.repeat(20))).toEqual({
      key: 'Use printable ASCII characters only.',
    });
  });

  it('the length of a text does not keep 30 digits from being digits', () => {
    expect(network.isInteger('1'.repeat(30))).toBe(true);
    expect(network.checkPort('1'.repeat(30))).toBeDefined();
  });
});
