import { RequestFailure } from '@radiolink/domain/errors';
import { expect, it, vi } from 'vitest';
import type { ConfigurationPort } from './configuration.port.ts';
import { countryBeforeWrite } from './country-before-write.ts';

const LOCKED = new RequestFailure({
  kind: 'device-api',
  error: 'Not supported',
  message: 'Country is locked',
  detail: '',
  statusCode: 200,
  code: 4,
});
const MISSING = new RequestFailure({ kind: 'response-status', status: 404, statusText: '' });

async function aStorage(setCountry?: (country: number) => Promise<never>) {
  const calls: string[] = [];
  const storage: ConfigurationPort = {
    read: async () => ({ text: 'radio.countrycode=840\n', modified: false, firstSetup: false }),
    write: async () => {
      calls.push('write');
      return { fastRestart: true };
    },
    apply: async () => ({ fastRestart: true }),
    discard: async () => ({ fastRestart: true }),
  };
  const named = vi.fn<(country: number) => Promise<never>>(country => {
    calls.push(`country ${country}`);
    return setCountry?.(country) ?? Promise.resolve({} as never);
  });
  const joined = countryBeforeWrite(storage, { setCountry: named });
  await joined.read();
  const write = (text: string) => joined.write({ text, testMode: false, noSave: false });
  return { calls, write };
}

it('a country is named to the device with the write that changes it, and before it', async () => {
  const { calls, write } = await aStorage();
  await write('radio.countrycode=276\n');
  expect(calls).toEqual(['country 276', 'write']);
});

it.each(['radio.countrycode=840\n', 'wireless.1.ssid=x\n'])('no country is named with %j', async text => {
  const { calls, write } = await aStorage();
  await write(text);
  expect(calls).toEqual(['write']);
});

it('a country that the device does not take stops the write', async () => {
  const { calls, write } = await aStorage(() => Promise.reject(LOCKED));
  await expect(write('radio.countrycode=276\n')).rejects.toBe(LOCKED);
  expect(calls).toEqual(['country 276']);
});

it('a device without the call takes the country with the configuration', async () => {
  const { calls, write } = await aStorage(() => Promise.reject(MISSING));
  await write('radio.countrycode=276\n');
  expect(calls).toEqual(['country 276', 'write']);
});
