import { LOGIN_POLL_MS } from '@radiolink/domain/interface';
import { RequestFailure } from '@radiolink/domain/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicInfoWatch, type Silence, refreshedInfo } from './public-info-watch.ts';
import type { PublicInfo, PublicInfoPort } from '../session/session.port.ts';

const GERMAN: PublicInfo = {
  productName: 'LiteBeam 5AC',
  setupComplete: false,
  defaultPassword: true,
  uiLanguage: 'de_DE',
  uiLanguages: [{ name: 'Deutsch', code: 'de_DE' }],
  translations: { Login: 'Anmelden' },
  countries: [{ name: 'Germany', code: 276 }],
};
/** Response of a device to the same request without languages. */
const GERMAN_AGAIN: PublicInfo = {
  ...GERMAN,
  uiLanguages: [],
  translations: {},
  countries: [{ name: 'Germany', code: 276 }],
};
const GONE = new RequestFailure({ kind: 'network', reason: 'unreachable', message: 'gone' });

function setUp(answer: (requested: number) => PublicInfo | Error, known?: PublicInfo) {
  const read = vi.fn<PublicInfoPort['read']>(async () => {
    const given = answer(read.mock.calls.length);
    if (given instanceof Error) throw given;
    return given;
  });
  const infos: PublicInfo[] = [];
  const silences: (Silence | undefined)[] = [];
  const watch = new PublicInfoWatch(
    {
      port: { read },
      language: 'de_DE',
      onInfo: info => infos.push(info),
      onSilence: silence => silences.push(silence),
    },
    known,
  );
  return { watch, read, infos, silences };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('public info while the login view is open', () => {
  it('asks at once with languages, then every 5 s without', async () => {
    const { watch, read } = setUp(requested => (requested === 1 ? GERMAN : GERMAN_AGAIN));
    watch.start();
    await vi.advanceTimersByTimeAsync(2 * LOGIN_POLL_MS);
    expect(read.mock.calls.map(([options]) => options)).toEqual([
      { withLanguages: true, language: 'de_DE' },
      { withLanguages: false, language: 'de_DE' },
      { withLanguages: false, language: 'de_DE' },
    ]);
    watch.pause();
  });

  it('tells nothing while nothing changes', async () => {
    const { watch, infos } = setUp(requested => (requested === 1 ? GERMAN : GERMAN_AGAIN));
    watch.start();
    await vi.advanceTimersByTimeAsync(5 * LOGIN_POLL_MS);
    expect(infos).toEqual([GERMAN]);
    watch.pause();
  });

  it('waits for the pause when an answer is known already', async () => {
    const { watch, read } = setUp(() => GERMAN_AGAIN, GERMAN);
    watch.start();
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LOGIN_POLL_MS);
    expect(read).toHaveBeenCalledTimes(1);
    watch.pause();
  });

  it('asks nothing while hidden, and at once when seen again', async () => {
    const { watch, read } = setUp(() => GERMAN);
    watch.start();
    await vi.advanceTimersByTimeAsync(0);
    watch.pause();
    await vi.advanceTimersByTimeAsync(10 * LOGIN_POLL_MS);
    expect(read).toHaveBeenCalledTimes(1);
    watch.resume();
    expect(read).toHaveBeenCalledTimes(2);
    watch.pause();
  });

  it('tells that the device is silent, asks again after 1 and then 1.5 s, and tells when it is back', async () => {
    const { watch, read, silences, infos } = setUp(requested =>
      requested > 1 && requested < 6 ? GONE : GERMAN,
    );
    watch.start();
    await vi.advanceTimersByTimeAsync(LOGIN_POLL_MS);
    expect(silences).toEqual([{ failure: GONE.failure, failures: 1 }]);
    await vi.advanceTimersByTimeAsync(1000 + 1500 + 1500);
    expect(silences.at(-1)).toEqual({ failure: GONE.failure, failures: 4 });
    await vi.advanceTimersByTimeAsync(1500);
    expect(read).toHaveBeenCalledTimes(6);
    expect(silences.at(-1)).toBeUndefined();
    expect(infos).toEqual([GERMAN]);
    watch.pause();
  });

  it('asks for the translations again when the device speaks another language now', async () => {
    const french: PublicInfo = { ...GERMAN, uiLanguage: 'fr_FR', translations: { Login: 'Connexion' } };
    const { watch, read, infos } = setUp(requested => (requested === 1 ? GERMAN : french));
    watch.start();
    await vi.advanceTimersByTimeAsync(LOGIN_POLL_MS);
    expect(read.mock.calls.map(([options]) => options?.withLanguages)).toEqual([true, false, true]);
    expect(infos.at(-1)).toEqual(french);
    watch.pause();
  });

  it('public info while the login view is open has one request under way at most', async () => {
    const { watch, read } = setUp(() => GERMAN);
    read.mockImplementation(() => new Promise(() => undefined));
    watch.start();
    watch.pause();
    watch.resume();
    await vi.advanceTimersByTimeAsync(10 * LOGIN_POLL_MS);
    expect(read).toHaveBeenCalledTimes(1);
    watch.pause();
  });
});

describe('a refreshed public info', () => {
  it('a refreshed public info is the known one when only the languages were left out', () => {
    expect(refreshedInfo(GERMAN, GERMAN_AGAIN)).toBe(GERMAN);
  });

  it('keeps the very list of countries when another fact changed', () => {
    const changed = refreshedInfo(GERMAN, { ...GERMAN_AGAIN, defaultPassword: false });
    expect(changed.defaultPassword).toBe(false);
    expect(changed.countries).toBe(GERMAN.countries);
    expect(changed.translations).toBe(GERMAN.translations);
  });
});
