import { regulatoryCountries } from '@radiolink/domain/radio';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localCountries } from './country-names.ts';

const namesIn = (language: string, ...names: readonly string[]) =>
  localCountries(
    names.map(name => ({ name })),
    language,
  ).map(({ name }) => name);

describe('the countries of a device', () => {
  it('the countries of a device stand by their names and in the order of the language', () => {
    expect(namesIn('de', 'Austria', 'Germany', 'Zambia', 'Åland Islands')).toEqual([
      'Ålandinseln',
      'Deutschland',
      'Österreich',
      'Sambia',
    ]);
    expect(namesIn('pl', 'Russian Federation', 'Korea, Republic of')).toEqual(['Korea Południowa', 'Rosja']);
  });

  it('a licensed entry keeps what stands behind its country, by which it is recognised', () => {
    expect(namesIn('de', 'United States (Licensed)')).toEqual(['Vereinigte Staaten (Licensed)']);
  });

  it('a name that the platform does not know stays as the device writes it', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const name = `7 ${text}`;
        expect(namesIn('ar', name)).toEqual([name]);
      }),
    );
  });

  it('nearly every country of the table of permissions has a name in another language', () => {
    const names = regulatoryCountries().map(({ name }) => name);
    const translated = names.filter(name => /\p{Script=Arabic}/u.test(namesIn('ar', name)[0] ?? ''));
    expect(translated.length / names.length).toBeGreaterThan(0.98);
    expect(namesIn('ar', ...names)).toHaveLength(names.length);
  });
});
